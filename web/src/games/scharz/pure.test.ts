import { describe, expect, it } from 'vitest';
import italia from '../../generated/maps/scharz-italia.json';
import type { Phase } from '../../generated/scharz/Phase';
import { mockWords } from '../../lib/fixtures';
import type { MapData } from '../../lib/map/types';
import { arrowPath } from './arrow';
import { linesOf, summandsOf } from './battle';
import { roundOf } from './calendar';
import { field, stack } from './example';
import { realView } from './fixture';
import { found } from './finding';
import { shareOf } from './larder';
import { detailAt, pieceUnit, troopRows } from './layout';
import { shortLabel, stallOf, waresOf } from './market';
import { smallNames } from './names';
import { inHand, otherClicks } from './orders';
import { armiesOf, garrisonOf, isCutOff, signsOf } from './pieces';
import type { Action } from './props';
import { Reveal } from './reveal.svelte';
import { nearestTowards } from './steering';
import { consequencesOf, offersTo, rulesAfter } from './talks';
import { tintsOf } from './tints';
import { journeysOf } from './travels';
import { barsOf } from './ways';

const map = italia as MapData;

describe('a draft', () => {
  const taken: Action = { type: 'select', at: 'it_roma', post: 'open', kind: 'cavalry', level: 'standard' };

  it('has something in the hand until it is sent', () => {
    expect(inHand([taken])).toBe(taken);
    expect(inHand([taken, { type: 'go', to: 'it_volsci', count: 2 }])).toBeNull();
    expect(inHand([])).toBeNull();
  });

  it('has clicks that no arrow shows', () => {
    const draft: Action[] = [taken, { type: 'go', to: 'it_volsci', count: 2 }, { type: 'pay_march' }];
    expect(otherClicks(draft)).toEqual([{ type: 'pay_march' }]);
  });
});

describe('pieces of a field', () => {
  const full = field('it_roma', {
    controlled_by: 1,
    connected: false,
    plundered: true,
    crop: 3,
    herds: [{ herd: 'pigs', owner: 1 }],
    stacks: [
      stack(1, 2, { kind: 'transport' }),
      stack(1, 3),
      stack(1, 1, { post: 'inside' }),
      stack(0, 4, { level: 'elite' }),
    ],
  });

  it('gathers armies by owner, soldiers before ships', () => {
    const armies = armiesOf(full);
    expect(armies.map(({ owner, count }) => [owner, count])).toEqual([
      [1, 5],
      [0, 4],
    ]);
    expect(armies[0]?.troops.map(({ kind }) => kind)).toEqual(['light_infantry', 'transport']);
    expect(armies[0]?.isFleet).toBe(true);
  });

  it('counts who is behind walls apart', () => expect(garrisonOf(full)).toBe(1));

  it('shows what is urgent first', () => {
    expect(signsOf(full, 'near').map(({ sign }) => sign)).toEqual(['plundered', 'crop', 'pigs']);
    const cut = { ...full, stacks: [stack(1, 3, { cut_off: true })] };
    expect(signsOf(cut, 'near')[0]?.sign).toBe('cut_off');
  });

  it('gathers herds from afar', () => {
    const herds = [
      { herd: 'sheep' as const, owner: 1 },
      { herd: 'pigs' as const, owner: 1 },
    ];
    expect(signsOf(field('it_roma', { herds }), 'far')).toEqual([{ sign: 'sheep', count: 2 }]);
    expect(signsOf(field('it_roma', { herds }), 'near')).toHaveLength(2);
  });

  it('cuts off no empty land', () => expect(isCutOff(field('it_roma', { connected: false }))).toBe(false));

  it('sets tokens in rows of three around the middle', () => {
    expect(troopRows(4).map(({ x, y }) => [x, y])).toEqual([
      [13, -15.5],
      [39, -15.5],
      [65, -15.5],
      [13, 15.5],
    ]);
  });

  it('keeps pieces readable at every scale', () => {
    for (const scale of [0.3, 0.46, 1, 3]) {
      const shield = 22 * pieceUnit(scale) * scale;
      expect(shield).toBeGreaterThan(17);
      expect(shield).toBeLessThan(30);
    }
    expect([detailAt(0.5), detailAt(1.2)]).toEqual(['far', 'near']);
  });
});

describe('the map', () => {
  it('leads the arrow keys to the nearest lit field ahead', () => {
    const lit = new Set(['it_karthago', 'it_volsci', 'it_tarquinii', 'it_picenum']);
    expect(nearestTowards(map, 'it_roma', [0, -1], lit)).toBe('it_tarquinii');
    expect(nearestTowards(map, 'it_roma', [1, 0], lit)).toBe('it_volsci');
    expect(nearestTowards(map, 'it_roma', [-1, 0], new Set(['it_picenum']))).toBeNull();
  });

  it('sets names small when those of the map cannot be read', () => {
    const whole = smallNames(map, 0.46, (id) => id.slice(3));
    expect(whole.length).toBeGreaterThan(20);
    expect(whole.every(({ size }) => size * 0.46 >= 12)).toBe(true);
    expect(smallNames(map, 3, (id) => id.slice(3))).toEqual([]);
  });

  it('bends arrows so that there and back lie apart', () => {
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    expect(arrowPath(a, b, 1).middle.y).toBeCloseTo(-arrowPath(b, a, 1).middle.y);
    expect(arrowPath(a, b, 1).middle.y).not.toBe(0);
  });

  it('tints what is controlled, held, supplied', () => {
    const view = realView({
      spaces: [
        field('it_roma', { controlled_by: 1 }),
        field('it_volsci', { held_by: 0, connected: false }),
        field('it_marsi'),
      ],
    });
    const control = tintsOf('control', view, map, 0);
    expect(Object.keys(control)).toEqual(['it_roma', 'it_volsci']);
    expect(control['it_volsci']).not.toBe('var(--seat-0)');
    expect(tintsOf('supply', view, map, 0)).toEqual({ it_volsci: 'var(--vermilion)' });
    expect(tintsOf('plain', view, map, 0)).toEqual({});
    const homes = tintsOf('homelands', view, map, 0);
    expect(homes['it_roma']).toBe(homes['it_volsci']);
  });

  it('remembers what orders turned out to be', () => {
    const moved = { type: 'moved', seat: 1, from: 'it_roma', to: 'it_volsci', kind: 'cavalry', count: 2 };
    const fresh = [{ event: moved }, { event: { ...moved, count: 3 } }, { event: { type: 'storms' } }];
    const entries = fresh.map(({ event }) => ({ step: 1, event }));
    const reveal = new Reveal();
    reveal.note(entries);
    reveal.note([{ step: 2, event: { type: 'storms' } }]);
    expect(reveal.moves).toEqual([{ seat: 1, from: 'it_roma', to: 'it_volsci', count: 5 }]);
    expect([reveal.isShown('retreat'), reveal.isShown('trade')]).toEqual([true, false]);
    reveal.turn('trade');
    expect(reveal.isShown('trade')).toBe(true);
  });

  it('lets armies travel from where they were', () => {
    const moved = { type: 'moved', seat: 1, from: 'it_roma', to: 'it_volsci', kind: 'cavalry', count: 2 } as const;
    expect(journeysOf(moved)).toEqual([{ piece: '[data-army="it_volsci:1"]', from: '[data-cell="it_roma"]' }]);
    expect(journeysOf({ type: 'storms' })).toEqual([]);
  });
});

describe('realms', () => {
  it('measures the larder', () => {
    const larder = { rations: 9, fodder: 3, grain: 5, fish: 3, missing: 6, meat: 0, crops: 0, is_enough: false };
    expect(shareOf(larder)).toBe(50);
    expect(shareOf({ ...larder, missing: 0, is_enough: true })).toBe(100);
    expect(shareOf({ ...larder, rations: 0, fodder: 0, missing: 0 })).toBe(100);
  });

  it('shows the four ways to win with the thresholds of the player', () => {
    const view = realView();
    const bars = barsOf(view, view.seats[0]!);
    expect(bars.map(({ way }) => way)).toEqual(['sovereignty', 'dominance', 'power', 'importance']);
    expect(bars[1]).toEqual({ way: 'dominance', ...view.seats[0]!.dominance });
    expect(Math.max(...view.seats.map((seat) => barsOf(view, seat)[3]!.have))).toBe(bars[3]!.need);
  });

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
  });

  it('finds choices by parts of words, whatever their accents', () => {
    const legal: Action[] = [
      { type: 'buy_infantry', at: 'Córdoba' },
      { type: 'recruit', at: 'Córdoba' },
      { type: 'recruit', at: 'León' },
    ];
    const textOf = (action: Action) => `${action.type} ${'at' in action ? action.at : ''}`;
    expect(found(legal, 'cord rec', textOf)).toEqual([legal[1]]);
    expect(found(legal, 'leon', textOf)).toEqual([legal[2]]);
    expect(found(legal, ' ', textOf)).toEqual([]);
  });

  it('numbers proposals by who made them', () => {
    const aid = { proposal: 'aid', giver: 'partner', gold: 3, permanent: false, wins: false } as const;
    const offer = { ...aid, target: 0, superior: 0, inferior: 1 };
    const view = realView({
      offers: [
        { ...offer, by: 1 },
        { ...offer, by: 2 },
        { ...offer, by: 1 },
        { ...offer, by: 0, target: 1 },
      ],
    });
    expect(offersTo(view, 0).map(({ offer: { by }, index }) => [by, index])).toEqual([
      [1, 0],
      [2, 0],
      [1, 1],
    ]);
  });

  it('warns when an agreement would end the match', () => {
    const view = realView({ pacts: [] });
    const seats = view.seats.map((seat) => ({ ...seat, sovereignty: { have: 0, need: 3 } }));
    const pay = { by: 0, target: 1, proposal: 'tribute', giver: 'proposer' } as const;
    expect(rulesAfter({ ...view, seats }, pay)).toBeNull();
    seats[1] = { ...seats[1]!, sovereignty: { have: 2, need: 3 } };
    expect(rulesAfter({ ...view, seats }, pay)).toBe(1);
    expect(rulesAfter({ ...view, seats }, { ...pay, proposal: 'aid' })).toBeNull();
  });

  it('tells what both sides of a proposal gain and lose', () => {
    const terms = { proposal: 'vassalhood' as const, least_gold: 0, victory_points: [2, -1], prestige: [8, -8] };
    const prices = { ...realView().prices!, proposals: [terms] };
    expect(
      consequencesOf(realView({ prices }), { by: 0, target: 2, proposal: 'vassalhood', giver: 'partner' }),
    ).toEqual([
      { seat: 0, victory_points: 2, prestige: 8 },
      { seat: 2, victory_points: -1, prestige: -8 },
    ]);
  });

  it('sets units into three lines and adds up swords', () => {
    const unit = { kind: 'cavalry', level: 'elite', count: 2, lives: 3, on_site: false } as const;
    const lines = linesOf([{ ...unit, rank: 'rear_line' }]);
    expect(lines.map(({ rank, stacks }) => [rank, stacks.length])).toEqual([
      ['front_line', 0],
      ['standard_line', 0],
      ['rear_line', 1],
    ]);
    const tally = { rolled: 3, blanks: 1, number: 0, loss: 0, free: 0, total: 4 };
    expect(summandsOf(tally).map(({ id }) => id)).toEqual(['rolled', 'blanks']);
    expect(summandsOf({ ...tally, blanks: 0, total: 3 })).toEqual([]);
  });

  it('names what follows in the round, through the steps of a battle', () => {
    const calendar: Phase[] = ['units', 'retreat', 'battles', 'sieges'];
    expect(roundOf(realView({ phase: 'units', calendar })).next).toBe('retreat');
    expect(roundOf(realView({ phase: 'hits', calendar })).next).toBe('sieges');
    expect(roundOf(realView({ phase: 'sieges', calendar })).next).toBeNull();
    expect(roundOf(realView({ phase: 'over', calendar })).now).toBe(-1);
  });
});
