/** Ids to mark on the board for an event or an action: every place and track it names. */
export function places(thing: Record<string, unknown>): string[] {
  const fields = ['at', 'from', 'to', 'hall', 'other_at', 'track', 'domain'];
  const found = fields.map((field) => thing[field]).filter((value) => typeof value === 'string');
  return thing['type'] === 'king_moved' || thing['type'] === 'move_king' ? [...found, 'king'] : found;
}
