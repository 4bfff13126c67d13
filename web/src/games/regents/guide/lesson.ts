// "Learn by playing": a match of four with the guide, always the same deal.
import type { Clan } from '../../../generated/regents/Clan';
import type { Lesson } from '../../../lib/game/types';
import { beginLesson } from '../../../lib/lesson/wish';

/** Who is who at this table: the deal of its seed makes it true. A rival who is found out by others is left alone. */
export const CLANS: Readonly<Record<number, Clan>> = { 1: 'macgregor', 2: 'mackintosh', 3: 'campbell' };

export const lesson: Lesson = {
  table: {
    game: 'regents',
    setup: { seats: 4 },
    seats: [{ type: 'me' }, ...Array.from({ length: 3 }, () => ({ type: 'bot', level: 'page' }) as const)],
    seed: '1',
  },
  begin: (table) => beginLesson('regents', table),
};
