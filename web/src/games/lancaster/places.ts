/** Ids to mark on the board for an event or an action: every place, law, favour and cause it names. */
export function places(thing: Record<string, unknown>): string[] {
  const fields = ['county', 'space', 'conflict', 'at', 'from', 'favour', 'law', 'dropped', 'cause'];
  const found = fields.map((field) => thing[field]).filter((value) => typeof value === 'string');
  return [...new Set(found)];
}
