import { expect, test } from 'vitest';
import { mockPlayers, realWords } from '../lib/fixtures';
import { readSamples } from '../lib/fixtures/samples';
import { type GamePrompt, promptText } from './prompt';

function said(slug: string, prompt: GamePrompt | undefined, changes: object = {}): string {
  const words = realWords('en');
  const gameWords = words.forTable(slug, mockPlayers(3), 0);
  return promptText(prompt, {
    slug,
    words,
    gameWords,
    awaited: ['Ben', 'Cleo'],
    isMine: false,
    isOver: false,
    ...changes,
  });
}

test('who is waited for is said by name, once', () => {
  expect(said('scharz', { id: 'wait_units' })).toBe('Orders are being written. Waiting for Ben and Cleo.');
  expect(said('regents', { id: 'wait_scoring', seat: 1 }, { awaited: ['Ben'] })).toBe('Ben is scoring.');
  expect(said('nothing', undefined)).toBe('Waiting for Ben and Cleo.');
});

test('what is asked of me names nobody', () => {
  expect(said('scharz', { id: 'feasts' }, { isMine: true })).toBe('How big is your feast?');
  expect(said('nothing', undefined, { isMine: true })).toBe('It is your decision.');
  expect(said('scharz', { id: 'over' }, { awaited: [], isOver: true })).toBe('The match is over.');
  expect(said('nothing', undefined, { awaited: [], isOver: true })).toBe('The match is over.');
});

test.each(['lancaster', 'regents', 'heads-of-state', 'scharz'])('every question of %s leads to its rule', (slug) => {
  const { moments } = readSamples<{ prompt: GamePrompt }, unknown, unknown, unknown>(slug);
  const asked = Object.values(moments).map(({ view }) => view.prompt);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(({ rule }) => !/^\w+(\.\d+)*$/.test(rule ?? '')).map(({ id }) => id)).toEqual([]);
});
