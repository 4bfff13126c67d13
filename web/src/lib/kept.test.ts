import { afterEach, expect, test, vi } from 'vitest';
import { Kept } from './kept';

const kept = () => new Kept('liege.test', (value) => (typeof value === 'number' ? value : 7));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what one part of the page keeps, another reads', () => {
  const [one, other] = [kept(), kept()];
  expect(other.current).toBe(7);
  one.current = 3;
  expect(other.current).toBe(3);
});

test('what cannot be understood counts as nothing', () => {
  localStorage.setItem('liege.test', '{');
  expect(kept().current).toBe(7);
  localStorage.setItem('liege.test', '"three"');
  expect(kept().current).toBe(7);
});

test('a browser that keeps nothing remembers as long as the page lasts', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const one = kept();
  one.current = 3;
  expect(one.current).toBe(3);
});
