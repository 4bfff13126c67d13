// What the rules name in the picture of the table.
import type { Part } from '../../lib/game/types';

export const parts: readonly Part[] = [
  { id: 'players', rule: '6.1', spot: [1, 0] },
  { id: 'ways', selector: '[data-part="ways"]', rule: '6.1', spot: [1, 0] },
  { id: 'field', selector: '[data-cell="it_dalmatae"]', rule: '3.9', spot: [0.8, 0.3] },
  { id: 'sea', selector: '[data-cell="it_s_tyrrhenian_s"]', rule: '3.9', spot: [0.4, 0.25] },
  { id: 'settlement', selector: '[data-pieces="it_campania"]', rule: '3.7', spot: [0.1, 1.4] },
  { id: 'army', selector: '[data-army="it_campania:0"]', rule: '3.5', spot: [1.5, 0.3] },
  { id: 'rival', selector: '[data-pieces="it_volaterrae"]', rule: '5.7', spot: [-0.2, 0.4] },
  { id: 'orders', selector: '[data-part="orders"]:has(path)', rule: '5.2', spot: [-0.2, 1.2] },
  { id: 'draft', rule: '5.2', spot: [1, 0] },
  { id: 'realm', selector: '[data-part="realm"]', rule: '5.13', spot: [1, 0] },
];
