import { expect, test } from 'vitest';
import { mockWords } from '../../../lib/fixtures';
import { gainsOf } from './gains';

const words = mockWords('heads-of-state');

test('gains are told with their signs', () => {
  const gains = gainsOf(
    {
      kind: 'strike',
      actions: [],
      attack: { sector: 'burgundy', rank: 'duke', owner: 2, ways: [], blocked: null, prize: 2, owner_prize: -8 },
    },
    words,
  );
  expect(gains).toEqual([
    { text: '+2 at the end of the round, as things stand', tone: 'good' },
    { text: '−8 at the end of the round for Cleo', tone: 'good' },
  ]);
});
