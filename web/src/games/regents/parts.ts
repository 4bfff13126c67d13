// What the rules name in the picture of the table.
import type { Part } from '../../lib/game/types';

export const parts: readonly Part[] = [
  { id: 'room', selector: '[data-target="room:knights"]', rule: '3.2' },
  { id: 'throne', selector: '[data-target="room:throne"]', rule: '3.3' },
  { id: 'tower', selector: '[data-target="room:tower"]', rule: '3.2' },
  { id: 'rampart', selector: '[data-target="room:rampart"]', rule: '3.2' },
  { id: 'king', selector: '[data-target="king"]', rule: '5.1' },
  { id: 'agents', selector: '[data-target^="agents:chapel"]', rule: '5.1' },
  { id: 'tracks', rule: '3.4' },
  { id: 'tray', rule: '5.4', spot: [0.5, 0] },
  { id: 'players', rule: '3.1', spot: [0.66, 0] },
  { id: 'hand', rule: '3.7' },
  { id: 'clan', rule: '3.6' },
  { id: 'tiles', rule: '5.5', spot: [1, 0] },
];
