// A fight that goes on by itself: each decision as it is proposed, to the end or until the odds turn against me.
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import { mySeat, type Action, type Props } from '../props';
import { oddsAt, seenFrom } from './battle';

/** Decisions in which one may leave the fight: only there the odds are looked at. */
const LEAVING: ReadonlySet<string> = new Set(['flight', 'go_on']);

interface Wish {
  /** The fight that it is about. */
  at: string;
  /** Below so many per cent I am asked again; 0: to the end. */
  least: number;
}

export class Fighting {
  #wish: Wish | null = $state.raw(null);
  #isUnderWay = false;

  constructor(private readonly props: () => Props) {}

  get isOn(): boolean {
    return this.#wish !== null;
  }

  begin(least: number): void {
    const at = this.props().view.battle?.at;
    if (at === undefined) return;
    this.#wish = { at, least };
    this.goOn();
  }

  stop(): void {
    this.#wish = null;
  }

  /** A new picture: the next decision is made, or the wish has come to its end. */
  goOn(): void {
    const wish = this.#wish;
    const { view, legal, viewer, act } = this.props();
    if (!wish || this.#isUnderWay) return;
    if (view.battle?.at !== wish.at) return this.stop();
    if (legal.length === 0) return;
    const blow = isWorthIt(view, mySeat(viewer), wish.least) ? nextBlow(view, legal) : undefined;
    if (!blow) return this.stop();
    void this.#strike(act(blow));
  }

  async #strike(click: ReturnType<Props['act']>): Promise<void> {
    this.#isUnderWay = true;
    const { ok } = await click;
    this.#isUnderWay = false;
    if (ok) this.goOn();
    else this.stop();
  }
}

/** Whether my odds still reach the wish; at every other decision the fight goes on anyway. */
export function isWorthIt(view: ScharzView, seat: number | null, least: number): boolean {
  if (least === 0 || !LEAVING.has(view.phase)) return true;
  const mine = oddsAt(view)
    .map((odds) => seenFrom(seat, odds))
    .find(({ by }) => by === seat);
  return (mine?.win ?? 0) >= least;
}

/** The click that fights on: everybody who can charges, dice stay as they lie, victims as they are proposed. */
export function nextBlow(view: ScharzView, legal: readonly Action[]): Action | undefined {
  switch (view.phase) {
    case 'charge':
      return legal.filter(({ type }) => type === 'charge').at(-1) ?? legal.find(({ type }) => type === 'ready');
    case 'rerolls':
    case 'flight':
      return legal.find(({ type }) => type === 'ready');
    case 'hits':
      return legal.find(({ type }) => type === 'ready' || type === 'hit');
    case 'free_swords':
      return legal.find(({ type }) => type === 'free');
    case 'go_on':
      return legal.find(({ type }) => type === 'assault');
    default:
      return undefined;
  }
}
