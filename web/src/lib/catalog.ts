// The games the server offers, and what a table of one begins with.
import type { Choices } from '../generated/Choices';
import type { GameInfo } from '../generated/GameInfo';
import type { NewTable } from '../generated/NewTable';
import type { Pace } from '../generated/Pace';
import type { OptionInfo } from '../generated/OptionInfo';
import type { SeatPlan } from '../generated/SeatPlan';
import type { TableInfo } from '../generated/TableInfo';
import type { GameModule } from './game/types';
import type { Words } from './words/words.svelte';

export type OptionValue = string | number | boolean;

const DEFAULT_LEVEL = 'knight';

export function defaultOf(choices: Choices): OptionValue {
  return choices.type === 'one_of' ? (choices.values[0] ?? '') : choices.default;
}

export function appliesTo(option: OptionInfo, nSeats: number): boolean {
  return option.seats[0] <= nSeats && nSeats <= option.seats[1];
}

/** Four at the table where the game allows it: all four games are at their best there. */
export function defaultSeats(game: GameInfo): number {
  return Math.min(Math.max(4, game.seats[0]), game.seats[1]);
}

/** The level that was wanted last, if there is such a one. */
export function defaultLevel(levels: string[], wanted = ''): string {
  return [wanted, DEFAULT_LEVEL].find((level) => levels.includes(level)) ?? levels[0] ?? DEFAULT_LEVEL;
}

/** Whoever has just learned a game, and played nothing but the lesson, meets the kindest bots; later the usual ones (''). */
export function firstLevel(levels: string[], nPlayed: number): string {
  return nPlayed <= 1 ? (levels[0] ?? DEFAULT_LEVEL) : '';
}

/** The level that bots begin with: the one that was chosen, or the kindest after a lesson; '' is the usual one. */
export function wishedLevel(levels: string[], chosen: string, hasLearned: boolean, nPlayed: number): string {
  return chosen || (hasLearned ? firstLevel(levels, nPlayed) : '');
}

/** Me and bots: what "Play now" sets. */
export function quickTable(game: GameInfo, level: string): NewTable {
  const bot: SeatPlan = { type: 'bot', level };
  const rivals = Array.from({ length: defaultSeats(game) - 1 }, () => ({ ...bot }));
  return { game: game.slug, setup: { seats: defaultSeats(game) }, seats: [{ type: 'me' }, ...rivals] };
}

/** Me and whoever comes, bots after a while: what "Find players" sets if no table waits. */
export function meetingTable(game: GameInfo, level: string, pace: Pace): NewTable {
  const open: SeatPlan = { type: 'open' };
  const others = Array.from({ length: defaultSeats(game) - 1 }, () => ({ ...open }));
  return {
    game: game.slug,
    setup: { seats: defaultSeats(game) },
    seats: [{ type: 'me' }, ...others],
    terms: {
      is_public: true,
      waits: { minutes: pace.type === 'days' ? 24 * 60 : 5, otherwise: { type: 'bots', level } },
      pace,
      expiry: pace.type === 'untimed' ? null : { level, until: 'return' },
    },
  };
}

/** The modes of a game that is played in several; its rules page can be read by mode. */
export function modesOf(game: GameInfo): string[] {
  const choices = game.options.find((option) => option.key === 'mode')?.choices;
  return choices?.type === 'one_of' ? choices.values : [];
}

/** The mode a table is played in, where there are modes. */
export function modeOf(setup: unknown): string {
  const { mode } = (setup ?? {}) as { mode?: unknown };
  return typeof mode === 'string' ? mode : '';
}

/**
 * The options of a table as its reader reads them. What has no text is no option but part of the set-up, such as seats;
 * `concerns` says which mean something in this set-up.
 */
export function optionsInForce(
  info: Pick<TableInfo, 'game' | 'setup'>,
  words: Words,
  concerns: GameModule['concerns'] = () => true,
): { name: string; value: string }[] {
  const isTold = (key: string) => words.has(`${info.game}-option-${key}`) && concerns(key, info.setup);
  const named = Object.entries(info.setup).filter(([key]) => isTold(key));
  return named.map(([key, value]) => {
    const id = `${info.game}-option-${key}`;
    return { name: words.t(id), value: valueText(`${id}-${String(value)}`, value, words) };
  });
}

function valueText(id: string, value: unknown, words: Words): string {
  if (words.has(id)) return words.t(id);
  return typeof value === 'boolean' ? words.t(value ? 'yes' : 'no') : String(value);
}
