import { expect, test } from 'vitest';
import { findAll } from './find';

function page(html: string): Element {
  document.body.innerHTML = `<article>${html}</article>`;
  return document.querySelector('article')!;
}

test('words are found in any case, without accents and across bold letters', () => {
  const found = findAll(page('<h2 id="1">Égalité</h2><p>An <strong>égal</strong>ité of 3.</p>'), 'EGALITE');
  expect(found.map(({ range }) => range.toString())).toEqual(['Égalité', 'égalité']);
  expect(found.map(({ chapter }) => chapter)).toEqual(['1', '1']);
});

test('each belongs to the heading it stands under', () => {
  const found = findAll(
    page('<h2 id="5">Play</h2><p>a vote</p><h3 id="5.5">Votes</h3><ul><li>vote, vote</li></ul>'),
    'vote',
  );
  expect(found.map(({ chapter }) => chapter)).toEqual(['5', '5.5', '5.5', '5.5']);
});

test('words do not run from one paragraph into the next, and boards are not read', () => {
  expect(findAll(page('<p>one</p><p>two</p>'), 'one two')).toEqual([]);
  expect(findAll(page('<figure><p data-drawn>York</p><figcaption>Here</figcaption></figure>'), 'york')).toEqual([]);
  expect(findAll(page('<p>a a a</p>'), 'a')).toEqual([]);
});

test('spaces and apostrophes are those of the keyboard', () => {
  expect(findAll(page('<p>King’s Favour : 2\u00a0gold</p>'), "king's favour : 2 gold")).toHaveLength(1);
});
