// A replay at a glance: marks on its slider, and the graph of points.
import { fireEvent, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { mockPlayers } from '../lib/fixtures';
import { mockApp, renderIn } from '../lib/fixtures/shell';
import Marks from './Marks.svelte';
import PointsGraph from './PointsGraph.svelte';

test('chapters are named where they begin and lead there; my decisions are dots', async () => {
  const go = vi.fn();
  const course = {
    chapters: [
      { step: 0, name: 'Round 1' },
      { step: 30, name: 'Round 2' },
    ],
    decisions: [3, 12, 31],
    points: [],
  };
  renderIn(mockApp(), Marks, { course, last: 40, go });
  await fireEvent.click(screen.getByRole('button', { name: 'Round 2' }));
  expect(go).toHaveBeenCalledExactlyOnceWith(30);
  expect(document.querySelectorAll('.marks i')).toHaveLength(3);
});

test('the graph has a line for each player, tells their points now, and a click goes there', async () => {
  const go = vi.fn();
  const points = [
    [0, 2, 5],
    [0, null, 3],
  ];
  renderIn(mockApp(), PointsGraph, { points, players: mockPlayers(2), step: 1, go });
  const graph = screen.getByRole('img', { name: 'Points of all players over the match' });
  expect(graph.querySelectorAll('polyline')).toHaveLength(2);
  // What was not known is left out.
  expect(graph.querySelectorAll('polyline')[1]!.getAttribute('points')!.split(' ')).toHaveLength(2);
  expect([...document.querySelectorAll('li')].map((line) => line.textContent!.trim())).toEqual(['Ada 2', 'Ben –']);
  graph.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
  await fireEvent.click(graph, { clientX: 200 });
  expect(go).toHaveBeenCalledExactlyOnceWith(1);
});
