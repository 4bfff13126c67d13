// "Learn by playing": a match of three with the guide, always the same deal.
import type { Lesson } from '../../../lib/game/types';
import { beginLesson } from '../../../lib/lesson/wish';

export const lesson: Lesson = {
  table: {
    game: 'heads-of-state',
    setup: { seats: 3 },
    seats: [{ type: 'me' }, { type: 'bot', level: 'page' }, { type: 'bot', level: 'page' }],
    seed: '5',
  },
  begin: (table) => beginLesson('heads-of-state', table),
};
