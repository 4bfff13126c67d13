import { describe, expect, it } from 'vitest';
import italia from '../../generated/maps/scharz-italia.json';
import type { Phase } from '../../generated/scharz/Phase';
import type { ScharzSite } from '../../generated/scharz/ScharzSite';
import { mockWords } from '../../lib/fixtures';
import type { MapData } from '../../lib/map/types';
import { arrowPath } from './arrow';
import { linesOf, summandsOf } from './battle';
import { roundOf } from './calendar';
import { signed, totalOf } from './costs';
import { endRows } from './ending';
import { field, stack } from './example';
import { realView } from './fixture';
import { found } from './finding';
import { shareOf, tallied } from './larder';
import { arrange, detailOf, pieceUnit, troopRows } from './layout';
import { shortLabel, stallOf, waresOf } from './market';
import { placeNames, type Box } from './naming';
import { inHand, otherClicks, resized, without } from './orders';
import { armiesOf, garrisonOf, herdsByOwner, isCutOff, signsOf } from './pieces';
import type { Spot } from './maps';
import type { Action } from './props';
import { Reveal } from './reveal.svelte';
import { nearestTowards } from './steering';
import { missingWares } from './refused';
import { offersTo, outcomeOf, shiftOf, thresholdsOf } from './talks';
import { legendOf, realmsOf, tintsOf } from './tints';
import { journeysOf } from './travels';
import { barsOf } from './ways';
import { gainsOf, isInTime, jobsAt } from './works';

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
    expect(otherClicks(draft)).toEqual([{ click: 2, actions: [{ type: 'pay_march' }] }]);
    const propose: Action = { type: 'propose', proposal: 'tribute', target: 1, giver: 'proposer' };
    const offer: Action = { type: 'offer', gold: 3 };
    expect(otherClicks([propose, offer])).toEqual([{ click: 0, actions: [propose, offer] }]);
    const dismantle: Action = { type: 'dismantle', at: 'it_roma', building: 'build_dock' };
    const leave: Action = { type: 'put_to_sea', to: 'it_s_ligurian', count: 1 };
    expect(otherClicks([dismantle, leave])).toEqual([{ click: 0, actions: [dismantle, leave] }]);
  });

  it('can be changed in its middle', () => {
    const go: Action = { type: 'go', to: 'it_volsci', count: 2 };
    const draft: Action[] = [taken, go, { type: 'pay_march' }];
    const fewer = [taken, { ...go, count: 1 }, { type: 'pay_march' }];
    expect(resized(draft, 0, 1)).toEqual({ undone: 3, actions: fewer });
    expect(without(draft, 0, 2)).toEqual({ undone: 3, actions: [{ type: 'pay_march' }] });
    expect(without(draft, 2, 1)).toEqual({ undone: 1, actions: [] });
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
    const pigs = { herd: 'pigs', owner: 1, count: 1 };
    expect(herdsByOwner(field('it_roma', { herds: [...herds, herds[0]!] }))).toEqual([
      { ...pigs, herd: 'sheep', count: 2 },
      pigs,
    ]);
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
  });

  it('shows every kind near by, and from afar where there is room', () => {
    const army = field('it_roma', { stacks: [stack(1, 3), stack(1, 2, { kind: 'cavalry' })] });
    const [narrow, wide] = [10, 40].map((r) => ({ x: 0, y: 0, r })) as [Spot, Spot];
    expect([detailOf(army, narrow, 0.5), detailOf(army, narrow, 1.2)]).toEqual(['far', 'near']);
    expect(detailOf(army, wide, 0.5)).toBe('near');
  });

  it('stands house, armies and signs apart', () => {
    const herds = [{ herd: 'sheep' as const, owner: 1 }];
    const { house, lefts, signs, width, bottom } = arrange(
      field('it_roma', { settlement: 'city', herds, stacks: [stack(1, 3), stack(0, 2)] }),
      'far',
    );
    expect([house, ...lefts]).toEqual([-28, -13, 15]);
    expect(width).toBe(86);
    expect(bottom).toBeGreaterThan(signs);
  });
});

describe('the map', () => {
  it('leads the arrow keys to the nearest lit field ahead', () => {
    const lit = new Set(['it_karthago', 'it_volsci', 'it_tarquinii', 'it_picenum']);
    expect(nearestTowards(map, 'it_roma', [0, -1], lit)).toBe('it_tarquinii');
    expect(nearestTowards(map, 'it_roma', [1, 0], lit)).toBe('it_volsci');
    expect(nearestTowards(map, 'it_roma', [-1, 0], new Set(['it_picenum']))).toBeNull();
  });

  it('writes names large enough to be read, the more of them the larger the map', () => {
    const bare = (scale: number) => placeNames(map, scale, (id) => id.slice(3), new Map());
    expect(bare(0.46).length).toBeGreaterThan(20);
    expect(bare(0.46).every(({ size }) => size * 0.46 >= 12 && size * 0.46 <= 30)).toBe(true);
    const fields = map.cells.filter(({ kind }) => kind === 'field');
    expect(bare(1.2).filter(({ kind }) => kind === 'field')).toHaveLength(fields.length);
  });

  it('writes a name beside the pieces that would hide it', () => {
    const cell = map.cells.find(({ id }) => id === 'it_boii')!;
    const box: Box = { left: 0, top: 0, right: 0, bottom: 0 };
    [box.left, box.right] = [cell.label.x - 40, cell.label.x + 40];
    [box.top, box.bottom] = [cell.label.y - 25, cell.label.y + 25];
    const nameWith = (pieces: Map<string, Box>) =>
      placeNames(map, 1, (id) => id.slice(3), pieces).find(({ id }) => id === cell.id)!;
    expect(nameWith(new Map()).y).toBe(cell.label.y);
    const moved = nameWith(new Map([[cell.id, box]]));
    expect(moved.y - moved.size / 2 >= box.bottom || moved.y + moved.size / 2 <= box.top || moved.x > box.right).toBe(
      true,
    );
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
    expect(realmsOf(view)).toEqual({ it_roma: 'var(--seat-1)' });
    expect(Object.keys(control)).toEqual(['it_roma', 'it_volsci']);
    expect(control['it_volsci']).not.toBe('var(--seat-0)');
    expect(tintsOf('supply', view, map, 0)).toEqual({ it_volsci: 'var(--vermilion)' });
    expect(tintsOf('plain', view, map, 0)).toEqual({});
    const homes = tintsOf('homelands', view, map, 0);
    expect(homes['it_roma']).toBe(homes['it_volsci']);
    const climate = tintsOf('climate', view, map, 0);
    expect(climate['it_roma']).not.toBe(climate['it_taurini']);
    expect(legendOf('climate', view, map).map(({ id }) => id)).toEqual(['temperate', 'subtropical']);
    expect(legendOf('climate', view, map).map(({ fill }) => fill)).toContain(climate['it_roma']);
    expect(legendOf('homelands', { ...view, map: 'italia' }, map)).toHaveLength(6);
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

  it('counts equal losses in one line', () => {
    const sheep: Action = { type: 'slaughter', at: 'it_roma', herd: 'sheep' };
    const pigs: Action = { ...sheep, herd: 'pigs' };
    expect(tallied([sheep, pigs, { ...sheep }])).toEqual([
      { action: sheep, count: 2 },
      { action: pigs, count: 1 },
    ]);
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
    const aid = {
      proposal: 'aid',
      giver: 'partner',
      gold: 3,
      permanent: false,
      payer: 'inferior',
      wins: false,
    } as const;
    const offer = { ...aid, target: 0, superior: 0, inferior: 1, parties: [] };
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

  it('tells what both sides of a proposal gain and lose, and when it ends the match', () => {
    const party = { gold: 0, victory_points: 2, prestige: 8, dominance: [10, 8], goals: [] };
    const deal = { proposal: 'vassalhood', target: 2, giver: 'partner', superior: 0, inferior: 2, wins: true } as const;
    const parties = [
      { ...party, seat: 0 },
      { ...party, seat: 2, victory_points: -1 },
    ];
    const view = realView({ deals: [{ ...deal, parties }], offers: [] });
    expect(outcomeOf(view, { by: 0, ...deal })).toEqual({ parties, winner: 0 });
    expect(outcomeOf(view, { by: 0, ...deal, giver: 'proposer' })).toEqual({ parties: [], winner: null });
    const made = {
      ...deal,
      by: 1,
      target: 0,
      gold: 3,
      permanent: false,
      payer: 'inferior',
      wins: false,
      parties,
    } as const;
    expect(outcomeOf({ ...view, offers: [made] }, made).winner).toBeNull();
  });

  it('lists what everybody had in the end, prestige only where it counts', () => {
    const [first, ...others] = realView().seats;
    const seats = [
      { ...first!, importance: -1, goals: [{ goal: 'goal_fields' as const, have: 3, need: 14, met: false }] },
    ];
    expect(endRows('basic', [...seats, ...others]).map(({ id }) => id)).toEqual([
      'importance',
      'ui-victory',
      'ui-gold',
      'goal_fields',
    ]);
    const rows = endRows('extended', seats);
    expect(rows.find(({ id }) => id === 'importance')!.values).toEqual(['−1']);
    expect(rows.find(({ id }) => id === 'goal_fields')!.values).toEqual(['3/14']);
    expect(rows.some(({ id }) => id === 'ui-prestige')).toBe(true);
  });

  it('sets the thresholds of both sides beside each other', () => {
    const party = { seat: 0, gold: 0, victory_points: 2, prestige: 0, dominance: [7, 5], goals: [] };
    const payer = { ...party, seat: 1, dominance: [7, 9], goals: [{ goal: 'goal_fields' as const, needs: [14, 16] }] };
    expect(thresholdsOf([party, payer])).toEqual([
      {
        goal: 'dominance',
        needs: [
          [7, 5],
          [7, 9],
        ],
      },
      { goal: 'goal_fields', needs: [undefined, [14, 16]] },
    ]);
    expect([party, payer].map(shiftOf)).toEqual(['less', 'more']);
    expect(shiftOf({ ...party, dominance: [7, 7] })).toBe('none');
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
  });

  it('knows what a trader misses at a stall', () => {
    const spaces = [field('or_assur', { owner: 0, settlement: 'village' })];
    const legal: Action[] = [{ type: 'buy_infantry', at: 'or_assur' }];
    const missing = missingWares('army', realView({ spaces }), 0, legal).map(({ type }) => type);
    expect(missing).not.toContain('buy_infantry');
    expect(missing).toContain('hire');
    expect(missingWares('army', realView({ spaces: [] }), 0, legal)).toEqual([]);
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
    expect(roundOf(realView({ phase: 'room', stage: 'battles', calendar })).next).toBe('sieges');
    expect(roundOf(realView({ phase: 'over', calendar })).now).toBe(-1);
  });
});
