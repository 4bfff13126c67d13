import type { Snippet } from 'svelte';

/** A part of the table page that is a tab somewhere. */
export interface Pane {
  id: string;
  label: string;
  content: Snippet;
}
