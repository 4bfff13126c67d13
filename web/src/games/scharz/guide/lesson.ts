// "Learn by playing": a short match in Quick on Italia against one bot of the first level, with the guide; always the
// same deal.
import type { NewTable } from '../../../generated/NewTable';
import type { Lesson } from '../../../lib/game/types';
import { beginLesson } from '../../../lib/lesson/wish';

export const SEATS: NewTable['seats'] = [{ type: 'me' }, { type: 'bot', level: 'page' }];

export const lesson: Lesson = {
  table: {
    game: 'scharz',
    setup: { seats: 2, map: 'italia', mode: 'quick', years: 3 },
    seats: SEATS,
    // For whoever follows the guide this deal brings a battle in summer and a siege before the year is over.
    seed: '138',
  },
  begin: (table) => beginLesson('scharz', table),
};
