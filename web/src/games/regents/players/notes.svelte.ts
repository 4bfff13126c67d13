// Private marks in the deduction grid, kept in this browser only.

export type Note = 'none' | 'unlikely' | 'likely';

const PREFIX = 'liege.regents.notes:';
const NEXT: Record<Note, Note> = { none: 'unlikely', unlikely: 'likely', likely: 'none' };

export const nextNote = (note: Note): Note => NEXT[note];
export const noteKey = (seat: number, clan: string): string => `${seat}:${clan}`;

export class Notes {
  #marks = $state<Record<string, Note>>({});
  #name = '';

  /** Turns to the notes of one table and seat. */
  open(name: string): void {
    this.#name = PREFIX + name;
    this.#marks = read(this.#name);
  }

  get(key: string): Note {
    return this.#marks[key] ?? 'none';
  }

  set(key: string, note: Note): void {
    this.#marks[key] = note;
    try {
      localStorage.setItem(this.#name, JSON.stringify(this.#marks));
    } catch {
      // A browser that keeps nothing still shows the marks until the page is left.
    }
  }
}

function read(name: string): Record<string, Note> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Record<string, Note>) : {};
  } catch {
    return {};
  }
}
