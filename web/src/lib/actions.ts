// Small questions about actions. Actions are flat objects, so comparing them as text is enough.

export function sameAction(a: unknown, b: unknown): boolean {
  return actionKey(a) === actionKey(b);
}

/** A key for lists: the fields in a fixed order. */
export function actionKey(action: unknown): string {
  if (action === null || typeof action !== 'object') return JSON.stringify(action);
  const fields = Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(fields);
}

export interface ActionGroup<A> {
  type: string;
  actions: A[];
}

/** Actions by type, in the order in which the types first appear. */
export function grouped<A extends { type: string }>(actions: readonly A[]): ActionGroup<A>[] {
  const groups: ActionGroup<A>[] = [];
  for (const action of actions) {
    const group = groups.find((one) => one.type === action.type);
    if (group) group.actions.push(action);
    else groups.push({ type: action.type, actions: [action] });
  }
  return groups;
}

/** Actions in the order in which the list shows them. */
export function listed<A extends { type: string }>(actions: readonly A[]): A[] {
  return grouped(actions).flatMap((group) => group.actions);
}
