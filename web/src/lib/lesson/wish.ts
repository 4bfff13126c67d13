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

/** On with a later lesson at the table of the one before; returns that table. */
export function continueLesson(slug: string, course: string): string {
  const wish = keptWish(slug);
  wish.current = { ...wish.current, isOn: true, read: [], course };
  return wish.current.table;
}

/** What was followed to its last page: a game's first lesson by its slug, a later one as `<slug>/<course>`. */
export function keptDone(): Kept<string[]> {
  return new Kept('liege.lessons', (kept) =>
    Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [],
  );
}

export function lessonId({ slug, id }: { slug: string; id?: string }): string {
  return id ? `${slug}/${id}` : slug;
}

export function noteDone(course: { slug: string; id?: string }): void {
  const done = keptDone();
  const id = lessonId(course);
  if (!done.current.includes(id)) done.current = [...done.current, id];
}
