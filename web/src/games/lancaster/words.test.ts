import { expect, test } from 'vitest';
import england from '../../generated/maps/lancaster-england.json';
import type { Law } from '../../generated/lancaster/Law';
import { mockWords } from '../../lib/fixtures';
import { exampleView } from './example';
import { lawText } from './pieces/sayings';

const words = mockWords('lancaster');

test('the map names everything that the generator names', () => {
  const signs = [...england.signs.map(({ id }) => id), 'france'];
  expect(signs.filter((id) => !words.has(`lancaster-ui-map-${id}`))).toEqual([]);
});

test('every law says something, and law 14 what is played', () => {
  const laws = Array.from({ length: 18 }, (_, index) => `l${String(index + 1).padStart(2, '0')}` as Law);
  for (const law of laws) expect(lawText(law, exampleView('seat'), words)).not.toContain('lancaster-effect');
  const read = (law14: 'three_ones' | 'strength_three') => lawText('l14', exampleView('seat', { law14 }), words);
  expect(read('three_ones')).not.toBe(read('strength_three'));
});
