import type { GameEntry } from '#module';
import { GAMES as SHIPPED } from '../../src/page/games';
import { newGameBox } from '../../tools/new-game/template/game/box';

/** The games of the program, the one that `npm run new-game` writes, and the tiny one. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [
  ...SHIPPED,
  {
    id: 'new-game',
    title: 'New Game',
    box: newGameBox,
    libraries: [],
    pages: [],
    links: [],
    load: async () => (await import('../../tools/new-game/template/game')).newGameModule,
  },
  {
    id: 'lap',
    title: 'Lap',
    libraries: [],
    pages: [],
    links: [],
    load: async () => (await import('./module')).lapModule,
  },
];
