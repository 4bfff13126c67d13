import { describe, expect, it } from 'vitest';
import type { ScharzSite } from '../../../generated/scharz/ScharzSite';
import { mockWords } from '../../../lib/fixtures';
import { plain, signed, totalOf } from '../pieces/costs';
import { field } from '../example';
import { realView } from '../fixture';
import { shortLabel, stallOf, waresOf } from './market';
import type { Action } from '../props';
import { missingWares } from './refused';
import { gainsOf, isInTime, jobsAt } from './works';

describe('the market', () => {
  it('sorts the market into stalls, one line for a ware at several places', () => {
    const legal: Action[] = [
      { type: 'ready' },
      { type: 'buy_infantry', at: 'it_roma' },
      { type: 'buy_infantry', at: 'it_volsci' },
      { type: 'upgrade', at: 'it_roma', level: 'standard', to: 'cavalry' },
      { type: 'build', at: 'it_roma', building: 'build_fort' },
    ];
    expect(waresOf(legal, 'army').map(({ key, actions }) => [key, actions.length])).toEqual([
      ['buy_infantry', 2],
      ['upgrade cavalry', 1],
    ]);
    expect(stallOf({ type: 'change_rival', rival: 2 })).toBe('other');
  });

  it('leaves out the place where it is plain', () => {
    const words = mockWords('scharz');
    expect(shortLabel({ type: 'upgrade', at: 'it_roma', level: 'veteran', to: 'cavalry' }, words)).toBe(
      'Upgrade light infantry: cavalry, veteran',
    );
    expect(shortLabel({ type: 'ready' }, words)).toBe('Ready');
    const laden: Action = {
      type: 'select_transports',
      at: 'it_s_ligurian',
      post: 'open',
      level: 'standard',
      load: 'laden',
    };
    expect(shortLabel(laden, words)).toBe('Select transport ships: laden');
  });

  it('gathers the crews of a site', () => {
    const site: ScharzSite = {
      at: 'it_volsci',
      building: 'build_village',
      workers: 2,
      builders: 2,
      progress: 0,
      rounds: 4,
      finished: { year: 2, season: 'spring' },
      gains: { taxes: 1, importance: 0, storage: 5, berths: 0, shields: 5, levies: 1, hires: 1 },
    };
    const build: Action = { type: 'build', at: 'it_volsci', building: 'build_village' };
    const join: Action = { type: 'enter_site', at: 'it_volsci', kind: 'light_infantry', level: 'standard' };
    const works = [
      { clicks: [build], site },
      { clicks: [build, join], site: { ...site, workers: 3 } },
      { clicks: [{ type: 'hurry', at: 'it_roma' } as Action], site: { ...site, at: 'it_roma' } },
    ];
    const view = realView({ works, years: 2 });
    expect(jobsAt(view, 'it_volsci').map(({ first, crews }) => [first, crews.length])).toEqual([[build, 2]]);
    expect(gainsOf(site.gains).map(({ id }) => id)).toEqual(['taxes', 'storage', 'shields', 'levies', 'hires']);
    expect([isInTime(site, view), isInTime(site, { ...view, years: 1 })]).toEqual([true, false]);
  });

  it('adds up the basket', () => {
    const cost = { action: { type: 'ready' } as Action, gold: -2, prestige: 0, victory_points: 0, grain: 1, fish: 0 };
    expect(totalOf([cost, cost])).toMatchObject({ gold: -4, grain: 2 });
    expect(totalOf([])).toBeUndefined();
    expect([signed(3), signed(-3)]).toEqual(['+3', '−3']);
    expect([plain(3), plain(-3), plain(0)]).toEqual(['3', '−3', '0']);
  });

  it('knows what a trader misses at a stall', () => {
    const spaces = [field('it_caralis', { owner: 0, settlement: 'village' })];
    const legal: Action[] = [{ type: 'buy_infantry', at: 'it_caralis' }];
    const missing = missingWares('army', realView({ spaces }), 0, legal).map(({ type }) => type);
    expect(missing).not.toContain('buy_infantry');
    expect(missing).toContain('hire');
    expect(missingWares('army', realView({ spaces: [] }), 0, legal)).toEqual([]);
  });
});
