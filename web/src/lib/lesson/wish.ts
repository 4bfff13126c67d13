// What readers want of lessons, kept in this browser: whether a guide speaks, what was read, which lessons are done.
import { Kept } from '../kept';

export interface Wish {
  isOn: boolean;
  /** The table the guide was called for. */
  table: string;
  /** Steps that were read or skipped. */
  read: string[];
  /** Which of the courses of the game; empty: the first. */
  course: string;
}

export function keptWish(slug: string): Kept<Wish> {
  return new Kept(`liege.${slug}.guide`, (kept) => {
    const { isOn, table, read, course } = (kept ?? {}) as Partial<Wish>;
    const steps = Array.isArray(read) ? read : [];
    return { isOn: isOn === true, table: String(table ?? ''), read: steps, course: String(course ?? '') };
  });
}

/** From the beginning, with everything still to be read. */
export function beginLesson(slug: string, table: string): void {
  keptWish(slug).current = { isOn: true, table, read: [], course: '' };
}

/** The games whose lesson was followed to its last page. */
export function keptDone(): Kept<string[]> {
  return new Kept('liege.lessons', (kept) =>
    Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [],
  );
}

export function noteDone(slug: string): void {
  const done = keptDone();
  if (!done.current.includes(slug)) done.current = [...done.current, slug];
}
