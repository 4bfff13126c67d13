// What a reader likes, remembered in this browser.
import { isLanguage, type Language, preferredLanguage } from './words/bundles';

export type Theme = 'auto' | 'light' | 'dark';
export type MotionChoice = 'auto' | 'reduced';
/** How the steps of others are shown: each on demand, each for a moment, or as they come. */
export type Pace = 'steps' | 'normal' | 'instant';
export const PACES: readonly Pace[] = ['steps', 'normal', 'instant'];

export interface Preferences {
  language: Language;
  theme: Theme;
  motion: MotionChoice;
  sound: boolean;
  /** Whether the list of choices is open beside a board that offers the same. */
  list: boolean;
  /** Whether a click that ends the turn for good is asked about. */
  confirm: boolean;
  pace: Pace;
  /** The level of bots that are sat down for me; empty: as the server proposes. */
  level: string;
}

const KEY = 'liege.settings';

export class Settings {
  current: Preferences = $state(load());
  #systemReduced = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
    if (!query) return;
    this.#systemReduced = query.matches;
    query.addEventListener?.('change', () => (this.#systemReduced = query.matches));
  }

  get motion(): 'full' | 'reduced' {
    return this.current.motion === 'reduced' || this.#systemReduced ? 'reduced' : 'full';
  }

  set<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
    this.current[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.current));
    } catch {
      // Private windows may refuse to keep anything; the choice then lasts as long as the page.
    }
  }

  /** Marks the page, so that the style sheets follow. */
  apply(page: HTMLElement): void {
    page.lang = this.current.language;
    page.dataset['motion'] = this.motion;
    if (this.current.theme === 'auto') delete page.dataset['theme'];
    else page.dataset['theme'] = this.current.theme;
  }
}

function load(): Preferences {
  const stored = read();
  return {
    language: isLanguage(stored.language) ? stored.language : preferredLanguage(navigator.languages ?? []),
    theme: stored.theme === 'light' || stored.theme === 'dark' ? stored.theme : 'auto',
    motion: stored.motion === 'reduced' ? 'reduced' : 'auto',
    sound: stored.sound === true,
    list: stored.list === true,
    confirm: stored.confirm !== false,
    pace: PACES.find((pace) => pace === stored.pace) ?? 'normal',
    level: typeof stored.level === 'string' ? stored.level : '',
  };
}

function read(): Partial<Preferences> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) ?? {};
  } catch {
    return {};
  }
}
