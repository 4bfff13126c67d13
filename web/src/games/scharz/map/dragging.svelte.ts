// Orders by drag: a stack is pulled from its field to another one. A click does the same in two steps.
import type { Choosing } from '../choosing.svelte';
import type { ActionOf, Props } from '../props';
import { actionsAt } from '../spaces';

/** A press that moves less than this is a click. */
const SLACK_PX = 6;

export class Dragging {
  /** Where the pull began, while it lasts. */
  from: string | null = $state(null);
  /** Where the pointer is, on the screen. */
  at: { x: number; y: number } | null = $state(null);
  #start: { x: number; y: number } | null = null;
  #taking: ActionOf<'select'> | null = null;
  /** Taking it up, which may still be under way when it is let go. */
  #taken: ReturnType<Props['act']> | null = null;

  constructor(
    private readonly props: () => Props,
    private readonly choosing: Choosing,
  ) {}

  /** Whether a stack is pressed: then it is pulled, not the map. */
  get isPressed(): boolean {
    return this.#start !== null;
  }

  /** `token`: the stack under the pointer, if one of several is. */
  press(space: string, token: string | null, x: number, y: number): void {
    this.#taking = this.#stackAt(space, token);
    this.#start = this.#taking && { x, y };
  }

  move(x: number, y: number): void {
    if (!this.#start) return;
    const isFar = Math.hypot(x - this.#start.x, y - this.#start.y) > SLACK_PX;
    if (this.#taking && isFar) {
      this.from = this.#taking.at;
      this.#taken = this.props().act(this.#taking);
      this.#taking = null;
    }
    if (this.from !== null) this.at = { x, y };
  }

  /** Lets go over a space; where the stack cannot go it stays in the hand. */
  async release(space: string | null): Promise<void> {
    const [from, taken] = [this.from, this.#taken];
    this.#start = this.#taking = this.#taken = this.from = this.at = null;
    if (taken === null || space === null || space === from) return;
    const outcome = await taken;
    if (outcome.ok && actionsAt(outcome.picture.legal, space).length > 0) await this.choosing.click(space);
  }

  /** The stack that a pull takes: of several the first in the open; the others are chosen on the card. */
  #stackAt(space: string, token: string | null): ActionOf<'select'> | null {
    const stacks = actionsAt(this.props().legal, space).filter((action) => action.type === 'select');
    const chosen = stacks.find((stack) => tokenOf(stack) === token);
    return chosen ?? stacks.find(({ post }) => post === 'open') ?? stacks[0] ?? null;
  }
}

/** By what a token on the map is known. */
export function tokenOf({ kind, level, post }: ActionOf<'select'>): string {
  return `${kind}:${level}:${post}`;
}
