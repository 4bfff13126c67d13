// The one table of games that have a drawn board.
import type { GameEntry } from '../lib/game/types';

export const GAMES: GameEntry[] = [
  {
    slug: 'lancaster',
    load: () => import('./lancaster').then((module) => module.game),
    cover: () => import('./lancaster/Cover.svelte').then((module) => module.default),
    lesson: () => import('./lancaster/guide/lesson').then((module) => module.lesson),
  },
  {
    slug: 'regents',
    load: () => import('./regents').then((module) => module.game),
    cover: () => import('./regents/Cover.svelte').then((module) => module.default),
    lesson: () => import('./regents/guide/lesson').then((module) => module.lesson),
  },
  {
    slug: 'heads-of-state',
    load: () => import('./heads-of-state').then((module) => module.game),
    cover: () => import('./heads-of-state/Cover.svelte').then((module) => module.default),
    lesson: () => import('./heads-of-state/guide/lesson').then((module) => module.lesson),
  },
  {
    slug: 'scharz',
    load: () => import('./scharz').then((module) => module.game),
    cover: () => import('./scharz/Cover.svelte').then((module) => module.default),
    lesson: () => import('./scharz/guide/lesson').then((module) => module.lesson),
    nextLessons: [
      { id: 'year', message: 'scharz-guide-second' },
      {
        id: 'food',
        message: 'scharz-guide-third',
        lesson: () => import('./scharz/guide/third').then((module) => module.third),
      },
    ],
  },
];
