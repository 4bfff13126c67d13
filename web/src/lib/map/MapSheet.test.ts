import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import england from '../../generated/maps/lancaster-england.json';
import italia from '../../generated/maps/scharz-italia.json';
import MapSheet from './MapSheet.svelte';
import { terrainFill } from './terrain';
import type { MapData } from './types';

const map = england as MapData;

describe('a drawn map', () => {
  it('offers lit cells, and only those, as buttons', async () => {
    const onpick = vi.fn();
    render(MapSheet, { map, lit: new Set(['york']), onpick });
    const targets = screen.getAllByRole('button');
    expect(targets.map((target) => target.getAttribute('aria-label'))).toEqual(['York']);
    await fireEvent.click(targets[0]!);
    await fireEvent.keyDown(targets[0]!, { key: 'Enter' });
    expect(onpick.mock.calls).toEqual([['york'], ['york']]);
  });

  it('leaves a lit cell in its place when it is marked: moved, it would lose the focus', async () => {
    const lit = new Set(['york', 'dorset', 'surrey']);
    const { container, rerender } = render(MapSheet, { map, lit });
    const order = () => [...container.querySelectorAll('.lit')].map((cell) => cell.getAttribute('data-cell'));
    const before = order();
    for (const id of lit) {
      await rerender({ map, lit, marked: new Set([id, 'stafford']) });
      expect(order()).toEqual(before);
    }
  });

  it('tells which cell is pointed at', async () => {
    const onpoint = vi.fn();
    const { container } = render(MapSheet, { map, onpoint });
    const dorset = container.querySelector('[data-cell="dorset"]')!;
    await fireEvent.pointerEnter(dorset);
    await fireEvent.pointerLeave(dorset);
    expect(onpoint.mock.calls).toEqual([['dorset'], [null]]);
  });

  it('speaks the language of its reader', () => {
    const { container } = render(MapSheet, {
      map,
      name: (id: string) => `Grafschaft ${id}`,
      describe: (id: string) => id,
    });
    expect(container.textContent).toContain('Grafschaft');
    expect(container.textContent).not.toContain('Northumberland');
  });

  it('drops names that would be too small, and keeps the cells', () => {
    const { container } = render(MapSheet, { map, scale: 0.2 });
    expect(container.querySelectorAll('text')).toHaveLength(0);
    expect(container.querySelectorAll('[data-cell]')).toHaveLength(map.cells.length);
  });

  it('has a pattern for every terrain on it', () => {
    const fields = (italia as MapData).cells.filter(({ kind }) => kind === 'field');
    const { container } = render(MapSheet, { map: italia as MapData });
    const ids = new Set([...container.querySelectorAll('pattern')].map(({ id }) => id.replace(/^[^-]*-/, '')));
    for (const { terrain } of fields) {
      const wanted = terrainFill('any', terrain)?.pattern.replace('url(#any-', '').replace(')', '');
      expect(ids).toContain(wanted);
    }
  });
});
