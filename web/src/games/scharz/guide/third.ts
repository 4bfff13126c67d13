// The third lesson wants food, and so a table in Basic.
import { Api } from '../../../lib/api';
import type { Lesson } from '../../../lib/game/types';
import { keptWish } from '../../../lib/lesson/wish';
import { food } from './course';
import { SEATS } from './lesson';

export const third: Lesson = {
  table: {
    game: 'scharz',
    setup: { seats: 2, map: 'italia', mode: 'basic', years: 3 },
    seats: SEATS,
    seed: '163',
  },
  begin: (table) => (keptWish('scharz').current = { isOn: true, table, read: [], course: food.id ?? '' }),
};

/** Sets the table of the third lesson; says where it is. */
export async function setThirdTable(api = new Api()): Promise<string> {
  const { id } = await api.newTable(third.table);
  third.begin(id);
  return `/t/${id}`;
}
