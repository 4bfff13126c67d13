// The one table of games that have a drawn board.
import type { GameEntry } from './types';

export const GAMES: GameEntry[] = [
  {
    slug: 'lancaster',
    load: () => import('./lancaster').then((module) => module.game),
    picture: () => import('./lancaster/Picture.svelte').then((module) => module.default),
  },
  {
    slug: 'regents',
    load: () => import('./regents').then((module) => module.game),
    picture: () => import('./regents/Picture.svelte').then((module) => module.default),
  },
  {
    slug: 'heads-of-state',
    load: () => import('./heads-of-state').then((module) => module.game),
    picture: () => import('./heads-of-state/Picture.svelte').then((module) => module.default),
  },
  {
    slug: 'scharz',
    load: () => import('./scharz').then((module) => module.game),
    picture: () => import('./scharz/Picture.svelte').then((module) => module.default),
    lesson: () => import('./scharz/guide/lesson').then((module) => module.lesson),
  },
];

export function findGame(slug: string): GameEntry | undefined {
  return GAMES.find((game) => game.slug === slug);
}
