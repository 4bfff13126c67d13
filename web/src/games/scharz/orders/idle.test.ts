import { expect, test } from 'vitest';
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import type { ScharzBorders } from '../../../generated/scharz/ScharzBorders';
import { field, stack } from '../example';
import { realView } from '../fixture';
import type { Action } from '../props';
import { idleClick, silentClick } from './idle';

const READY: Action = { type: 'ready' };
const BORDERS: ScharzBorders = { land: [['it_roma', 'it_volsci']], river: [], water: [], neutral: [] };
const plunder: Action = { type: 'plunder', at: 'it_roma', loot: 'steal' };

test('Plunder of own land passes, that of others does not', () => {
  const mine = field('it_roma', { controlled_by: 0, owner: 0, stacks: [stack(0, 2)] });
  const at = (changes: Partial<typeof mine>) =>
    realView({ phase: 'plunder', draft: [], spaces: [{ ...mine, ...changes }] });
  expect(idleClick(at({}), [READY, plunder], 0, null)).toBe(READY);
  expect(idleClick(at({ owner: 1 }), [READY, plunder], 0, null)).toBeUndefined();
  expect(idleClick(at({ crop_owner: 1, crop: 2 }), [READY, plunder], 0, null)).toBeUndefined();
  const booty: Action = { type: 'select_good', at: 'it_roma', good: 'grain', count: 1 };
  expect(idleClick(at({}), [READY, plunder, booty], 0, null)).toBeUndefined();
});

test('Retreat passes while no enemy is near', () => {
  const select: Action = { type: 'select', at: 'it_roma', post: 'open', kind: 'light_infantry', level: 'standard' };
  const at = (there: string, pacts = realView().pacts) =>
    realView({
      phase: 'retreat',
      draft: [],
      pacts,
      spaces: [field('it_roma', { stacks: [stack(0, 2)] }), field(there, { stacks: [stack(1, 2)] })],
    });
  expect(idleClick(at('it_hippo'), [READY, select], 0, BORDERS)).toBe(READY);
  expect(idleClick(at('it_volsci'), [READY, select], 0, BORDERS)).toBeUndefined();
  const truce = { kind: 'truce', superior: 1, inferior: 0, years: 1, permanent: false, ends: 2 } as const;
  expect(idleClick(at('it_volsci', [truce]), [READY, select], 0, BORDERS)).toBe(READY);
  expect(idleClick(at('it_hippo'), [READY, select], 0, null)).toBeUndefined();
  expect(idleClick({ ...at('it_hippo'), draft: [select] }, [READY], 0, BORDERS)).toBeUndefined();
});

test('Herds passes where herds and stores could only be shuffled', () => {
  const drive: Action = { type: 'select_herd', at: 'it_roma', herd: 'sheep' };
  const at = (there: string, changes: Partial<ScharzView> = {}, isEnough = true) => {
    const { seats } = realView();
    seats[0]!.larder = { ...seats[0]!.larder, is_enough: isEnough };
    const spaces = [field('it_roma', { owner: 0 }), field(there, { stacks: [stack(1, 2)] })];
    return realView({ phase: 'herds', mode: 'basic', season: 'autumn', draft: [], spaces, seats, ...changes });
  };
  expect(idleClick(at('it_hippo'), [READY, drive], 0, BORDERS)).toBe(READY);
  expect(idleClick(at('it_volsci'), [READY, drive], 0, BORDERS)).toBeUndefined();
  expect(idleClick(at('it_hippo', { season: 'spring' }), [READY, drive], 0, BORDERS)).toBeUndefined();
  expect(idleClick(at('it_hippo', {}, false), [READY, drive], 0, BORDERS)).toBeUndefined();
  const winter = { mode: 'extended', season: 'winter' } as const;
  expect(idleClick(at('it_hippo', winter), [READY, drive], 0, BORDERS)).toBeUndefined();
  expect(idleClick(at('it_hippo'), [READY, drive], 0, null)).toBeUndefined();
});

test('Proposals pass for one who makes none, unless there is something to revolt against', () => {
  const propose: Action = { type: 'propose', proposal: 'tribute', target: 1, giver: 'proposer' };
  const view = realView({ phase: 'propose', draft: [] });
  expect(silentClick(view, [READY, propose])).toBe(READY);
  expect(silentClick(view, [READY, propose, { type: 'revolt' }])).toBeUndefined();
  expect(silentClick({ ...view, draft: [propose] }, [READY, propose])).toBeUndefined();
  expect(silentClick({ ...view, phase: 'answer' }, [READY])).toBeUndefined();
});

test('nothing else passes by itself', () => {
  expect(idleClick(realView({ phase: 'units', draft: [] }), [READY], 0, BORDERS)).toBeUndefined();
  expect(idleClick(realView({ phase: 'plunder', draft: [] }), [READY], null, BORDERS)).toBeUndefined();
});
