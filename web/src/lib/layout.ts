import type { Snippet } from 'svelte';

/** A part of the table page that is a tab somewhere. */
export interface Pane {
  id: string;
  label: string;
  content: Snippet;
  /** Changes with what is in it: a tab that is not looked at gets a dot. */
  stamp?: string | number;
}
