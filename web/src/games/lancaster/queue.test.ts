import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../generated/lancaster/Action';
import { Queue } from './queue.svelte';

const one: Action = { type: 'ransom', knight: 1 };
const two: Action = { type: 'ransom', knight: 2 };
const rest: Action = { type: 'decline' };

describe('several clicks as one', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('each goes out when its list of choices has come', () => {
    const act = vi.fn();
    const queue = new Queue(act);
    queue.start([one, rest], 'ransom', [one, two, rest]);
    expect(act).toHaveBeenCalledTimes(1);
    queue.go([two, rest], 'ransom');
    expect(act).toHaveBeenLastCalledWith(rest);
    queue.go([], 'waiting');
    expect(queue.left).toEqual([]);
  });

  test('an action is offered again until the list changes', () => {
    const act = vi.fn();
    const queue = new Queue(act);
    queue.start([one], 'ransom', [one]);
    vi.advanceTimersByTime(300);
    expect(act.mock.calls.length).toBeGreaterThan(1);
    queue.go([], 'waiting');
    const calls = act.mock.calls.length;
    vi.advanceTimersByTime(3000);
    expect(act).toHaveBeenCalledTimes(calls);
  });

  test('it ends where the next action is not offered, or another question is asked', () => {
    const act = vi.fn();
    const queue = new Queue(act);
    queue.start([one, two], 'ransom', [one]);
    queue.go([rest], 'ransom');
    expect(queue.left).toEqual([]);
    queue.start([one, rest], 'ransom', [one]);
    queue.go([rest], 'law_upgrade');
    expect(queue.left).toEqual([]);
    expect(act).not.toHaveBeenCalledWith(rest);
    queue.stop();
  });
});
