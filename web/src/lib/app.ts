// What the pages of the shell share, handed down through Svelte's context. Boards get props instead.
import { createContext } from 'svelte';
import type { Api } from './api';
import type { GameEntry } from './game/types';
import type { Input } from './input';
import type { Media } from './media.svelte';
import type { Router } from './router.svelte';
import type { Settings } from './settings.svelte';
import type { Sound } from './sound';
import type { Words } from './words/words.svelte';

export interface App {
  api: Api;
  /** Games that have a drawn board. */
  games: readonly GameEntry[];
  input: Input;
  media: Media;
  router: Router;
  settings: Settings;
  sound: Sound;
  words: Words;
}

export const [useApp, setApp] = createContext<App>();
