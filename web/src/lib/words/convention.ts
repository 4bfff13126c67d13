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

export function toArgs(fields: Record<string, unknown>, naming: Naming): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field === 'type') continue;
    const isSeat = SEAT_FIELDS.includes(field);
    args[field] = isSeat ? seatText(value, naming) : text(value, naming);
    if (isSeat) args[`${field}_is_you`] = isYou(value, naming) ? naming.yes : naming.no;
  }
  return args;
}

function seatText(value: unknown, naming: Naming): string | number {
  if (typeof value === 'number') return naming.player(value);
  if (Array.isArray(value)) return naming.list(value.map((seat) => naming.player(Number(seat))));
  return text(value, naming);
}

function isYou(value: unknown, naming: Naming): boolean {
  return typeof value === 'number' && naming.isYou(value);
}

function text(value: unknown, naming: Naming): string | number {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return naming.name(value);
  if (typeof value === 'boolean') return value ? naming.yes : naming.no;
  if (Array.isArray(value)) return naming.list(value.map((item) => String(text(item, naming))));
  return JSON.stringify(value);
}
