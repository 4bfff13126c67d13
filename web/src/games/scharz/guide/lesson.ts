// "Learn by playing": a short match in Quick on Italia against one bot of the first level, with the guide.
import type { Lesson } from '../../../lib/game/types';
import { beginLesson } from '../../../lib/lesson/wish';

export const lesson: Lesson = {
  table: {
    game: 'scharz',
    setup: { seats: 2, map: 'italia', mode: 'quick', years: 3 },
    seats: [{ type: 'me' }, { type: 'bot', level: 'page' }],
  },
  begin: (table) => beginLesson('scharz', table),
};
