import { expect, test } from 'vitest';
import type { Event } from '../../../generated/scharz/Event';
import { battleView } from '../fixture';
import { diceOf, withDice, write, type Chronicle } from './chronicle';
import { Moments } from './moments.svelte';

const at = 'it_roma';
const BEGAN: Event = { type: 'battle_began', at, by: 1, target: 0 };
const WON: Event = { type: 'battle_won', at, winner: 0, target: 1 };
const struck = (seat: number, round: number, swords: number): Event => ({
  type: 'struck',
  seat,
  round,
  swords,
  shields: 1,
});
const fell: Event = { type: 'destroyed', owner: 1, by: 0, at, kind: 'light_infantry', level: 'standard' };
const tell = (...events: Event[]): Chronicle[] => events.reduce(write, [] as Chronicle[]);
const entries = (...events: Event[]) => events.map((event, step) => ({ step, event: event as never }));

test('a fight is written round by round', () => {
  const [fight] = tell(BEGAN, struck(0, 1, 2), struck(1, 1, 0), fell, fell, struck(0, 2, 1), WON);
  expect(fight!.rounds.map(({ round, strikes }) => [round, strikes.get(0)?.[0]?.swords])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(fight!.fallen).toEqual([{ owner: 1, kind: 'light_infantry', count: 2 }]);
  expect(fight!.end).toBe(WON);
});

test('an assault ends with the walls, a battle on the same field does not', () => {
  const taken: Event = { type: 'settlement_taken', at, by: 1, owner: 0 };
  expect(tell({ ...BEGAN, type: 'assault_began' } as Event, struck(1, 1, 5), taken)[0]!.end).toBe(taken);
  expect(tell(BEGAN, struck(1, 1, 5), taken)[0]!.end).toBeNull();
});

test('dice that were seen are kept with their round', () => {
  const battle = battleView().battle!;
  const [fight] = tell({ type: 'assault_began', at: battle.at, by: battle.sides[0]!.seat, target: 1 });
  const dice = [{ kind: 'cavalry', level: 'standard', colour: 'red', sword: true, source: 'unit', paid: 0 } as const];
  const seen = withDice(fight!, { ...battle, round: 2, sides: [{ ...battle.sides[0]!, dice: [...dice] }] });
  expect(diceOf(seen, 2, battle.sides[0]!.seat)).toEqual(dice);
  expect(diceOf(seen, 1, battle.sides[0]!.seat)).toEqual([]);
});

test('my fights are shown when they are over, those of others to spectators', () => {
  const view = battleView({ battle: null });
  const [mine, others, watched] = [new Moments(), new Moments(), new Moments()];
  mine.note(entries(BEGAN, struck(0, 1, 2)), view, 0);
  expect(mine.shown).toBeNull();
  mine.note(entries(WON), view, 0);
  expect(mine.shown?.at).toBe(at);
  mine.close();
  expect(mine.shown).toBeNull();
  others.note(entries(BEGAN, struck(0, 1, 2), WON), view, 2);
  watched.note(entries(BEGAN, struck(0, 1, 2), WON), view, null);
  expect([others.shown, watched.shown?.at]).toEqual([null, at]);
});
