// What the rules name in the picture of the table.
import type { Part } from '../../lib/game/types';

export const parts: readonly Part[] = [
  { id: 'players', rule: '3.2', spot: [1, 0] },
  { id: 'space', selector: '[data-space="andalusia:duke"]', rule: '3.4', spot: [-0.5, 0.5] },
  { id: 'hexagon', selector: '[data-hexagon="aquitaine"]', rule: '3.4', spot: [2, 0.6] },
  { id: 'dead', selector: '[data-hexagon="scotland"]', rule: '5.8', spot: [2, 0.5] },
  { id: 'display', selector: '[data-display="attributes"]', rule: '5.5', spot: [1, 0] },
  { id: 'pile', selector: '[data-deck="attributes"]', rule: '5.5', spot: [1, 1] },
  { id: 'treachery', selector: '[data-display="treachery"]', rule: '5.6', spot: [1, 0] },
  { id: 'revolution', rule: '5.11', spot: [1, 0] },
  { id: 'country', rule: '6.2', spot: [0.5, 1] },
  { id: 'chart', selector: '[data-part="mine"] table', rule: '3.6', spot: [1, 0] },
  { id: 'treachery-hand', selector: '[data-part="mine"] [data-part="treachery-hand"]', rule: '3.8' },
];
