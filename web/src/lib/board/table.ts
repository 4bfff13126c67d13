// A table as a board knows it: what is seen, and requests that resolve to what became of them.
import type { Picture as WirePicture } from '../../generated/Picture';
import { sameAction } from '../actions';
import type { Tagged, Verdict } from '../game/types';
import type { Refused } from '../refusal';

/** What one viewer sees of a match at one moment, with the types of a game. */
export type Picture<View = unknown, Action = Tagged> = Omit<WirePicture, 'view' | 'legal'> & {
  view: View;
  legal: Action[];
};

/** What became of a request: the picture that it made, or why it was not carried out. */
export type Outcome<View = unknown, Action = Tagged> =
  { ok: true; picture: Picture<View, Action> } | { ok: false; refusal: Refused };

export interface Table<View = unknown, Action = Tagged> {
  readonly picture: Picture<View, Action>;
  /** The choice pointed at in the list or on the board. */
  readonly pointed: Action | null;
  /** The choice that a guide recommends. */
  readonly advised: Action | null;
  /** The action about which the shell asks just now. */
  readonly asked?: Action | null;
  /** Plays an action. The shell asks for confirmation where the game says so, and shows a refusal. */
  act(action: Action): Promise<Outcome<View, Action>>;
  /** Plays what decides nothing, without being asked to: what was news to me stays news. */
  pass(action: Action): Promise<Outcome<View, Action>>;
  /** Takes back my last click of this decision. */
  undo(): Promise<Outcome<View, Action>>;
  /**
   * Takes back my last so many clicks of this decision, one after the other, and plays others instead. What is not legal
   * then is left out; a refusal ends it.
   */
  replace(undone: number, actions: readonly Action[]): Promise<Outcome<View, Action>>;
  /** Whether an action would be accepted, and if not, why. */
  ask(action: Action): Promise<Verdict>;
  /** Tells which choice is pointed at, so that the list marks it; null when none. */
  point(action: Action | null): void;
}

/** The question that a picture asks. */
export function questionOf(picture: Picture<unknown, unknown>): string | undefined {
  return (picture.view as { prompt?: { id: string } } | null)?.prompt?.id;
}

/**
 * Several clicks as one. Each is looked up in the picture that the one before made; if it is not offered there, or
 * another question is asked, the rest is dropped.
 */
export async function playAll<View, Action>(
  table: Pick<Table<View, Action>, 'picture' | 'act'>,
  actions: readonly Action[],
): Promise<Outcome<View, Action>> {
  const question = questionOf(table.picture);
  let picture = table.picture;
  for (const action of actions) {
    const listed = picture.legal.find((each) => sameAction(each, action));
    if (!listed || questionOf(picture) !== question) return { ok: false, refusal: { code: 'stale' } };
    const outcome = await table.act(listed);
    if (!outcome.ok) return outcome;
    picture = outcome.picture;
  }
  return { ok: true, picture };
}
