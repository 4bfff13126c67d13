import { describe, expect, it } from 'vitest';
import { arrowPath } from './arrow';
import { found } from './finding';
import { inHand, otherClicks, resized, without } from './orders';
import type { Action } from '../props';
import { Reveal } from './reveal.svelte';

describe('a draft', () => {
  const taken: Action = { type: 'select', at: 'it_roma', post: 'open', kind: 'cavalry', level: 'standard' };

  it('has something in the hand until it is sent', () => {
    expect(inHand([taken])).toBe(taken);
    expect(inHand([taken, { type: 'go', to: 'it_volsci', count: 2 }])).toBeNull();
    expect(inHand([])).toBeNull();
    const laden: Action = {
      type: 'select_transports',
      at: 'it_s_ligurian',
      post: 'open',
      level: 'standard',
      load: 'laden',
    };
    expect(inHand([laden])).toBe(laden);
  });

  it('has clicks that no arrow shows', () => {
    const draft: Action[] = [taken, { type: 'go', to: 'it_volsci', count: 2 }, { type: 'pay_march' }];
    expect(otherClicks(draft)).toEqual([{ click: 2, actions: [{ type: 'pay_march' }] }]);
    const propose: Action = { type: 'propose', proposal: 'tribute', target: 1, giver: 'proposer' };
    const offer: Action = { type: 'offer', gold: 3 };
    expect(otherClicks([propose, offer])).toEqual([{ click: 0, actions: [propose, offer] }]);
    const dismantle: Action = { type: 'dismantle', at: 'it_roma', building: 'build_dock' };
    const leave: Action = { type: 'put_to_sea', to: 'it_s_ligurian', count: 1 };
    expect(otherClicks([dismantle, leave])).toEqual([{ click: 0, actions: [dismantle, leave] }]);
  });

  it('can be changed in its middle', () => {
    const go: Action = { type: 'go', to: 'it_volsci', count: 2 };
    const draft: Action[] = [taken, go, { type: 'pay_march' }];
    const fewer = [taken, { ...go, count: 1 }, { type: 'pay_march' }];
    expect(resized(draft, 0, 1)).toEqual({ undone: 3, actions: fewer });
    expect(without(draft, 0, 2)).toEqual({ undone: 3, actions: [{ type: 'pay_march' }] });
    expect(without(draft, 2, 1)).toEqual({ undone: 1, actions: [] });
  });
});

describe('orders', () => {
  it('bends arrows so that there and back lie apart', () => {
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    expect(arrowPath(a, b, 1).middle.y).toBeCloseTo(-arrowPath(b, a, 1).middle.y);
    expect(arrowPath(a, b, 1).middle.y).not.toBe(0);
  });

  it('remembers what orders turned out to be', () => {
    const moved = { type: 'moved', seat: 1, from: 'it_roma', to: 'it_volsci', kind: 'cavalry', count: 2 };
    const fresh = [{ event: moved }, { event: { ...moved, count: 3 } }, { event: { type: 'storms' } }];
    const entries = fresh.map(({ event }) => ({ step: 1, event }));
    const reveal = new Reveal();
    reveal.note(entries);
    reveal.note([{ step: 2, event: { type: 'storms' } }]);
    expect(reveal.moves).toEqual([{ seat: 1, from: 'it_roma', to: 'it_volsci', count: 5 }]);
    expect([reveal.isShown('retreat'), reveal.isShown('trade')]).toEqual([true, false]);
    reveal.turn('trade');
    expect(reveal.isShown('trade')).toBe(true);
  });

  it('finds choices by parts of words, whatever their accents', () => {
    const legal: Action[] = [
      { type: 'buy_infantry', at: 'Córdoba' },
      { type: 'recruit', at: 'Córdoba' },
      { type: 'recruit', at: 'León' },
    ];
    const textOf = (action: Action) => `${action.type} ${'at' in action ? action.at : ''}`;
    expect(found(legal, 'cord rec', textOf)).toEqual([legal[1]]);
    expect(found(legal, 'leon', textOf)).toEqual([legal[2]]);
    expect(found(legal, ' ', textOf)).toEqual([]);
  });
});
