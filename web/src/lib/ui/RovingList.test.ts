import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import RovingList from './RovingList.svelte';

const ITEMS = ['Move to the chapel', 'Move to the tower', 'Pass'];

function show(changes: object = {}) {
  const [choose, point] = [vi.fn(), vi.fn()];
  const same = (item: string) => item;
  render(RovingList<string>, {
    items: ITEMS,
    labelOf: same,
    keyOf: same,
    choose,
    point,
    label: '3 choices',
    ...changes,
  });
  return { buttons: screen.getAllByRole('button'), choose, point };
}

test('one button is in the tab order, and it moves with the keys', async () => {
  const { buttons, point } = show();
  expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1]);
  buttons[0]!.focus();
  await fireEvent.keyDown(buttons[0]!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(buttons[1]);
  expect(buttons.map((button) => button.tabIndex)).toEqual([-1, 0, -1]);
  expect(point).toHaveBeenLastCalledWith(ITEMS[1]);
  await fireEvent.keyDown(buttons[1]!, { key: 'p' });
  expect(document.activeElement).toBe(buttons[2]);
});

test('the list has a name, and a press chooses', async () => {
  const { buttons, choose } = show();
  expect(screen.getByRole('list', { name: '3 choices' })).toBeTruthy();
  await fireEvent.click(buttons[1]!);
  expect(choose).toHaveBeenCalledExactlyOnceWith(ITEMS[1]);
});

test('a click counts while a request is under way', async () => {
  const { buttons, choose } = show({ isBusy: true });
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  await fireEvent.click(buttons[0]!);
  expect(choose).toHaveBeenCalledExactlyOnceWith(ITEMS[0]);
});
