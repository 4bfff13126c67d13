// Every text the table asks for by a made-up id exists in all languages, and every name on the six maps.
import { expect, test } from 'vitest';
import type { MapData } from '../../lib/map/types';
import { mockWords } from '../../lib/fixtures';
import { LANGUAGES } from '../../lib/words/bundles';
import { RANKS } from './battle/battle';
import { STALLS } from './market/market';
import { KINDS } from './pieces/pieces';
import { SPOKEN } from './spaces';

const SOURCES = import.meta.glob<string>('./**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const MAPS = import.meta.glob<MapData>('../../generated/maps/scharz-*.json', { import: 'default', eager: true });
const PROPOSALS = ['tribute', 'ransom', 'vassalhood', 'aid'];

/** Ids that stand in the sources as they are. */
const WRITTEN = Object.values(SOURCES).flatMap((text) =>
  [...text.matchAll(/'(scharz-(?:ui|hint)-[a-z_-]*[a-z])'/g)].map((match) => match[1]!),
);
const PLAIN = 'contested encircled cut_off plundered garrison grain fish berths gold prestige victory units'.split(' ');
/** Ids that are put together. */
const MADE = [
  ...PROPOSALS.map((id) => `follows-${id}`),
  ...PROPOSALS.flatMap((id) => [`offer-${id}-proposer`, `offer-${id}-partner`]),
  ...STALLS.map((id) => `stall-${id}`),
  ...['rolled', 'blanks', 'number', 'free', 'loss'].map((id) => `swords-${id}`),
  ...['control', 'supply', 'homelands', 'climate', 'plain'].map((id) => `tint-${id}`),
  ...['left_empty', 'cut_off', 'hungry', 'unpaid'].map((id) => `trouble-${id}`),
  ...['bad', 'normal', 'good'].map((id) => `summer-${id}`),
  ...['board', 'moor', 'transfer', 'drive', 'carry'].map((id) => `way-${id}`),
  'taxes',
  'wages',
  'gain-storage',
  'gain-storage-units',
  ...SPOKEN,
  ...PLAIN,
  ...Object.values(MAPS).map(({ id }) => `map-year-${id.replace('scharz-', '')}`),
].map((id) => `scharz-ui-${id}`);
const NAMES = [...KINDS, ...RANKS, ...Object.values(MAPS).flatMap(({ cells }) => cells.map(({ id }) => id))];

test.each(LANGUAGES)('the table speaks %s', (language) => {
  const words = mockWords('scharz', language);
  expect(WRITTEN.length).toBeGreaterThan(60);
  expect(Object.keys(MAPS)).toHaveLength(6);
  const missing = [...WRITTEN, ...MADE, ...NAMES.map((id) => `scharz-${id}`)].filter((id) => !words.has(id));
  expect(missing).toEqual([]);
});
