// How fields of actions and events become arguments of messages: ARCHITECTURE.md, "Words". Rust does the same.

/** Fields that hold a seat. The same list as `engine::SEAT_FIELDS`; a test compares them. */
export const SEAT_FIELDS: readonly string[] = [
  'seat',
  'by',
  'target',
  'owner',
  'other_owner',
  'rival',
  'from_seat',
  'to_seat',
  'winner',
];

/** What stands for a missing field and for an empty list: messages select on it. */
const NONE = 'none';

export type Args = Record<string, string | number>;

export interface Naming {
  /** The name of an id of the game. */
  name: (id: string) => string;
  player: (seat: number) => string;
  isYou: (seat: number) => boolean;
  list: (items: string[]) => string;
  /** What stands for a flag. */
  yes: 'yes';
  no: 'no';
}

/** An id goes in twice: as text to be shown, and as `<field>_id` to select on, which no translation changes. */
export function toArgs(fields: Record<string, unknown>, naming: Naming): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field === 'type') continue;
    const isSeat = SEAT_FIELDS.includes(field);
    args[field] = isSeat ? seatText(value, naming) : text(value, naming);
    if (isSeat) args[`${field}_is_you`] = isYou(value, naming) ? naming.yes : naming.no;
    else if (typeof value === 'string') args[`${field}_id`] = value;
    else if (value === null) args[`${field}_id`] = NONE;
  }
  return args;
}

function seatText(value: unknown, naming: Naming): string | number {
  if (typeof value === 'number') return naming.player(value);
  if (Array.isArray(value)) return list(value, (seat) => naming.player(Number(seat)), naming);
  return text(value, naming);
}

function isYou(value: unknown, naming: Naming): boolean {
  return typeof value === 'number' && naming.isYou(value);
}

function text(value: unknown, naming: Naming): string | number {
  if (value === null || value === undefined) return NONE;
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return naming.name(value);
  if (typeof value === 'boolean') return value ? naming.yes : naming.no;
  if (Array.isArray(value)) return list(value, (item) => String(text(item, naming)), naming);
  return JSON.stringify(value);
}

function list(items: unknown[], toText: (item: unknown) => string, naming: Naming): string {
  return items.length === 0 ? NONE : naming.list(items.map(toText));
}
