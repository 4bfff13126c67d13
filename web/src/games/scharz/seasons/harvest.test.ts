import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { ScharzHarvest } from '../../../generated/scharz/ScharzHarvest';
import type { ScharzWeather } from '../../../generated/scharz/ScharzWeather';
import { propsOf, realView } from '../fixture';
import { binsOf, waysOf } from './harvest';
import { game } from '../index';
import type { Action } from '../props';

const reap = (at: string, to: string): Action => ({ type: 'reap', at, to });
const LEGAL: Action[] = [{ type: 'ready' }, reap('it_messana', 'it_caralis'), reap('it_messana', 'it_messana')];
const cell = (id: string): Element => document.querySelector(`[data-cell="${id}"]`)!;
const drawn = () => waitFor(() => expect(document.querySelector('[data-cell]')).toBeTruthy());

function harvest(changes: Partial<ScharzHarvest> = {}): ScharzHarvest {
  return {
    crops: [
      {
        at: 'it_messana',
        owner: 0,
        grain: 4,
        open: 4,
        lost: 0,
        loads: [{ to: 'it_caralis', count: 4, chosen: false }],
      },
      {
        at: 'it_karthago',
        owner: 1,
        grain: 3,
        open: 3,
        lost: 2,
        loads: [{ to: 'it_caralis', count: 1, chosen: false }],
      },
    ],
    stores: [
      { at: 'it_caralis', before: 0, after: 5, storage: 5 },
      { at: 'it_messana', before: 3, after: 3, storage: 5 },
    ],
    lost: 2,
    ...changes,
  };
}

function table(legal: Action[], changes: Parameters<typeof realView>[0]) {
  const props = propsOf(legal, realView({ moves: [], odds: [], ...changes }));
  render(game.Board, { props });
  return props;
}

describe('the harvest', () => {
  test('shows what goes where, whose it was and what is lost', () => {
    table(LEGAL, { phase: 'harvest', harvest: harvest() });
    const panel = screen.getByRole('region', { name: 'Harvest' });
    const [own, stolen] = within(panel).getAllByRole('listitem');
    expect(own!.textContent).toMatch(/4.*Messana.*→ Caralis 4/s);
    expect(stolen!.textContent).toMatch(/Karthago.*→ Caralis 1.*no store 2/s);
    expect(within(stolen!).getByRole('img', { name: /^from / })).toBeTruthy();
    expect(within(panel).getByText('2 grain finds no room and is lost.')).toBeTruthy();
    expect(within(panel).getByRole('img', { name: /Caralis: 0 grain now, 5 after the harvest/ })).toBeTruthy();
  });

  test('a crop, then its store, in the panel', async () => {
    const props = table(LEGAL, { phase: 'harvest', harvest: harvest() });
    const panel = within(screen.getByRole('region', { name: 'Harvest' }));
    expect(panel.getByRole<HTMLButtonElement>('button', { name: /Karthago/ }).disabled).toBe(true);
    await fireEvent.click(panel.getByRole('button', { name: /4.*Messana/ }));
    const stores = within(panel.getByRole('group', { name: 'Messana: into which store?' }));
    await fireEvent.click(stores.getByRole('button', { name: /Caralis/ }));
    expect(props.act).toHaveBeenCalledWith(LEGAL[1]);
  });

  test('a crop, then its store, on the map, the own one too', async () => {
    const props = table(LEGAL, { phase: 'harvest', harvest: harvest() });
    await drawn();
    await fireEvent.click(cell('it_messana'));
    expect(props.act).not.toHaveBeenCalled();
    await fireEvent.keyDown(cell('it_messana'), { key: 'Enter' });
    expect(props.act).toHaveBeenCalledWith(LEGAL[2]);
  });

  test('a choice can be dropped', async () => {
    const chosen = [{ to: 'it_caralis', count: 4, chosen: true }];
    const crops = [{ at: 'it_messana', owner: 0, grain: 4, open: 0, lost: 0, loads: chosen }];
    const draft = [
      reap('it_karthago', 'it_caralis'),
      reap('it_messana', 'it_caralis'),
      reap('it_rhegium', 'it_caralis'),
    ];
    const props = table([{ type: 'ready' }], { phase: 'harvest', draft, harvest: harvest({ crops }) });
    await fireEvent.click(screen.getByRole('button', { name: /Messana → Caralis/ }));
    expect(props.table.replace).toHaveBeenCalledWith(2, [draft[2]]);
  });

  test('is no concern of who is not asked', () => {
    table([], { phase: 'harvest', harvest: harvest() });
    expect(screen.queryByRole('region', { name: 'Harvest' })).toBeNull();
  });

  test('arrows leave the field', () => {
    expect(waysOf(harvest(), false)).toHaveLength(2);
    expect(waysOf(harvest(), true)).toEqual([]);
    const loads = [{ to: 'it_messana', count: 2, chosen: true }];
    const crops = [{ at: 'it_messana', owner: 0, grain: 2, open: 0, lost: 0, loads }];
    expect(waysOf(harvest({ crops }), true)).toEqual([]);
    expect(binsOf({ before: 1, after: 3, storage: 4 })).toEqual(['full', 'new', 'new', 'free']);
  });
});

describe('the summer weather', () => {
  const die = (changes: Partial<ScharzWeather>): ScharzWeather => ({
    at: 'it_messana',
    owner: 0,
    die: 1,
    change: -1,
    grain: 2,
    again: false,
    better: 5,
    worse: 0,
    ...changes,
  });
  const reroll: Action = { type: 'reroll_weather', at: 'it_messana' };

  test('offers my dice together', async () => {
    const weather = [die({}), die({ at: 'it_caralis', die: 6, change: 1 }), die({ at: 'it_karthago', owner: 1 })];
    const props = table([{ type: 'ready' }, reroll], { phase: 'weather', weather });
    const panel = within(screen.getByRole('region', { name: 'Weather and yield' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(2);
    expect(panel.getByText('Better faces: 5 of six; worse: 0.')).toBeTruthy();
    await fireEvent.click(panel.getByRole('button', { name: /Roll again/ }));
    expect(props.act).toHaveBeenCalledWith(reroll);
  });

  test('a die that is taken up can be put back', async () => {
    const props = table([{ type: 'ready' }], { phase: 'weather', weather: [die({ again: true })], draft: [reroll] });
    const panel = within(screen.getByRole('region', { name: 'Weather and yield' }));
    expect(panel.getByText('is rolled again')).toBeTruthy();
    await fireEvent.click(panel.getByRole('button'));
    expect(props.table.replace).toHaveBeenCalledWith(1, []);
  });

  test('a click on the field rolls again', async () => {
    const props = table([{ type: 'ready' }, reroll], { phase: 'weather', weather: [die({})] });
    await drawn();
    await fireEvent.click(cell('it_messana'));
    expect(props.act).toHaveBeenCalledWith(reroll);
  });
});
