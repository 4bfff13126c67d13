// What the rules name in the picture of the table.
import type { Part } from '../../lib/game/types';

export const parts: readonly Part[] = [
  { id: 'county', selector: '[data-plate="york"]', rule: '3.2', spot: [1, 0] },
  { id: 'upper-row', rule: '3.5', spot: [0.5, 0.5] },
  { id: 'lower-row', rule: '3.5', spot: [0.5, 0.5] },
  { id: 'favours', rule: '3.4', spot: [1, 0] },
  { id: 'in-force', rule: '3.6', spot: [0.38, 0] },
  { id: 'proposals', rule: '5.5', spot: [0.38, 0] },
  { id: 'players', rule: '3.1', spot: [0.66, 0] },
  { id: 'court', rule: '2', spot: [1, 0] },
  { id: 'holdings', rule: '3.1', spot: [0, 1] },
  { id: 'castle', rule: '3.3', spot: [1, 0] },
  { id: 'round-table', rule: '5.7', spot: [1, 0] },
];
