import type { GameEntry } from '#module';
import { GAMES as SHIPPED } from '../../src/app/games';

/** The games of the program and the tiny one. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [
  ...SHIPPED,
  {
    id: 'lap',
    title: 'Lap',
    libraries: [],
    pages: [],
    links: [],
    load: async () => (await import('./module')).lapModule,
  },
];
