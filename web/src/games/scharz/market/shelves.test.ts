import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import { field } from '../example';
import { propsOf, realView } from '../fixture';
import type { Action } from '../props';
import { waresOf } from './market';
import Market from './Market.svelte';
import { Shelves } from './shelves.svelte';

const buy = (at: string): Action => ({ type: 'buy_infantry', at });
const dismiss: Action = { type: 'dismiss', at: 'it_roma', post: 'open', kind: 'cavalry', level: 'standard' };
const train: Action = { type: 'train', at: 'it_roma', post: 'open', kind: 'cavalry', level: 'standard' };
const view = realView({ phase: 'trade', spaces: [field('it_roma', { owner: 0, settlement: 'village' })] });

describe('the shelves', () => {
  test('keep what was on offer until the market closes', () => {
    const shelves = new Shelves();
    shelves.note(view, [buy('it_roma'), buy('it_volsci')], []);
    shelves.note(view, [buy('it_volsci'), train], []);
    expect(shelves.offered).toEqual([buy('it_roma'), buy('it_volsci'), train]);
    shelves.note({ ...view, season: 'autumn' }, [train], []);
    expect(shelves.offered).toEqual([train]);
  });

  test('what takes something away comes last', () => {
    expect(waresOf([dismiss, train], 'training').map(({ type }) => type)).toEqual(['train', 'dismiss']);
  });
});

test('a row stays in its place when it is sold out, and then tells why', async () => {
  const props = propsOf([{ type: 'ready' }, buy('it_roma'), buy('it_volsci')], view);
  props.ask = vi.fn(async () => ({ ok: false as const, text: 'The quota of this round is used up.', rule: '3.5' }));
  const { container, rerender } = render(Market, { props });
  const places = () => [...container.querySelectorAll('.ware:first-child dd button')].map((each) => each.textContent);
  expect(places()).toEqual(['Roma', 'Volsci']);
  const legal: Action[] = [{ type: 'ready' }, buy('it_volsci')];
  await rerender({ ...props, legal, table: { ...props.table, picture: { ...props.table.picture, legal } } });
  expect(places()).toEqual(['Roma', 'Volsci']);
  await fireEvent.click(container.querySelector('.ware:first-child dd button')!);
  expect(props.act).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByText(/quota/)).toBeTruthy());
});
