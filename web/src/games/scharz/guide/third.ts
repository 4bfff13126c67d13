// The third lesson wants food, and so a table in Basic.
import { Api } from '../../../lib/api';
import { keptWish } from '../../../lib/lesson/wish';
import { food } from './course';
import { SEATS } from './lesson';

const TABLE = {
  game: 'scharz',
  setup: { seats: 2, map: 'italia', mode: 'basic', years: 3 },
  seats: SEATS,
  seed: '163',
};

/** Sets the table of the third lesson; says where it is. */
export async function setThirdTable(api = new Api()): Promise<string> {
  const { id } = await api.newTable(TABLE);
  keptWish('scharz').current = { isOn: true, table: id, read: [], course: food.id ?? '' };
  return `/t/${id}`;
}
