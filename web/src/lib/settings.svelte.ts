// What a reader likes, remembered in this browser.
import { isLanguage, type Language, preferredLanguage } from './words/bundles';

export type Theme = 'auto' | 'light' | 'dark';
export type MotionChoice = 'auto' | 'reduced';

export interface Preferences {
  language: Language;
  theme: Theme;
  motion: MotionChoice;
  sound: boolean;
  /** Whether the list of choices is always open, also on a phone. */
  list: boolean;
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
    list: stored.list !== false,
  };
}

function read(): Partial<Preferences> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) ?? {};
  } catch {
    return {};
  }
}
