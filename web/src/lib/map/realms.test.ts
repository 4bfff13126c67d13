import { expect, test } from 'vitest';
import { realmsOf } from './realms';
import type { MapBorder, MapCell } from './types';

const cell = (id: string, kind: MapCell['kind'] = 'field') => ({ id, kind }) as MapCell;
const border = (a: string, b: string) => ({ a, b, kind: 'ordinary', path: '' }) as MapBorder;
const MAP = {
  cells: [cell('roma'), cell('sabini'), cell('boii'), cell('mare', 'sea')],
  borders: [border('roma', 'sabini'), border('sabini', 'boii'), border('boii', '')],
};

const ends = (owners: Record<string, string>) =>
  realmsOf(MAP, owners).map(({ colour, frontier }) => `${colour}: ${frontier.map(({ a, b }) => a + '-' + b).join()}`);

test('a realm ends where the land is another’s or nobody’s, not between its own fields', () => {
  expect(ends({ roma: 'red', sabini: 'red' })).toEqual(['red: sabini-boii']);
  expect(ends({ roma: 'red', sabini: 'red', boii: 'blue' })).toEqual(['red: sabini-boii', 'blue: sabini-boii,boii-']);
});

test('a sea with ships on it is no realm', () => {
  expect(realmsOf(MAP, { mare: 'red' })).toEqual([]);
});
