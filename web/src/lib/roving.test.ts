import { expect, test } from 'vitest';
import { Roving } from './roving';

const LABELS = ['Move to the chapel', 'Move to the tower', 'Pass', 'Place an agent'];

test('arrows walk and wrap, Home and End jump', () => {
  const roving = new Roving();
  expect(roving.next('ArrowDown', 0, LABELS, 0)).toBe(1);
  expect(roving.next('ArrowDown', 3, LABELS, 0)).toBe(0);
  expect(roving.next('ArrowUp', 0, LABELS, 0)).toBe(3);
  expect(roving.next('End', 1, LABELS, 0)).toBe(3);
  expect(roving.next('Home', 3, LABELS, 0)).toBe(0);
});

test('other keys are left alone', () => {
  const roving = new Roving();
  for (const key of ['Enter', ' ', 'Tab', 'Escape']) expect(roving.next(key, 0, LABELS, 0)).toBeUndefined();
  expect(roving.next('ArrowDown', 0, [], 0)).toBeUndefined();
});

test('typing finds the beginning of a label', () => {
  const roving = new Roving();
  expect(roving.next('p', 0, LABELS, 1000)).toBe(2);
  expect(roving.next('l', 2, LABELS, 1200)).toBe(3);
  expect(roving.next('x', 3, LABELS, 5000)).toBeUndefined();
});

test('the same letter after a pause goes on to the next', () => {
  const roving = new Roving();
  expect(roving.next('m', 0, LABELS, 1000)).toBe(1);
  expect(roving.next('m', 1, LABELS, 3000)).toBe(0);
});
