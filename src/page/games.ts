import { kingBox } from '#king-of-monsters/box';
import type { GameEntry, PageRoute } from '#module';
import { tetzillaBox } from '#tetzilla/box';
import { zorglBox } from '#zorgl/box';

/** The games of the program; the first is the default. A new game needs its line here and nothing else. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [
  {
    id: 'zorgl',
    title: 'Zorgl-Zilla',
    box: zorglBox,
    libraries: ['cities', 'monsters'],
    pages: ['/workshop', '/city', '/dev/choreography'],
    links: ['city', 'monster'],
    load: async () => (await import('#zorgl')).zorglModule,
    teaching: {
      lessons: true,
      firstGame: true,
      async load() {
        const lessons = await import('#zorgl/lessons');
        return {
          rulebook: lessons.zorglRulebook,
          lessons: lessons.zorglLessons,
          board: lessons.zorglLessonBoard,
          firstGame: lessons.zorglFirstGame,
          hints: lessons.zorglHints,
        };
      },
    },
    puzzles: { load: async () => (await import('#zorgl/puzzles')).zorglPuzzles },
    ahead: { files: ['/models/stand-ins.bin'], load: () => import('#zorgl/table') },
  },
  {
    id: 'tetzilla',
    title: 'TetZilla',
    box: tetzillaBox,
    libraries: [],
    pages: ['/dev/tetzilla'],
    links: [],
    load: async () => (await import('#tetzilla')).tetzillaModule,
    teaching: {
      lessons: true,
      firstGame: true,
      async load() {
        const lessons = await import('#tetzilla/lessons');
        return {
          rulebook: lessons.tetzillaRulebook,
          lessons: lessons.tetzillaLessons,
          board: lessons.tetzillaLessonBoard,
          firstGame: lessons.tetzillaFirstGame,
          hints: lessons.tetzillaHints,
        };
      },
    },
    puzzles: { load: async () => (await import('#tetzilla/puzzles')).tetzillaPuzzles },
    ahead: { files: ['/models/stand-ins.bin'], load: () => import('#tetzilla/table') },
  },
  {
    id: 'king-of-monsters',
    title: 'King of Monsters',
    box: kingBox,
    libraries: [],
    pages: ['/dev/king-of-monsters'],
    links: [],
    load: async () => (await import('#king-of-monsters')).kingModule,
    teaching: {
      lessons: true,
      firstGame: true,
      async load() {
        const lessons = await import('#king-of-monsters/lessons');
        return {
          rulebook: lessons.kingRulebook,
          lessons: lessons.kingLessons,
          board: lessons.kingLessonBoard,
          firstGame: lessons.kingFirstGame,
          hints: lessons.kingHints,
        };
      },
    },
    puzzles: { load: async () => (await import('#king-of-monsters/puzzles')).kingPuzzles },
    ahead: { files: ['/models/stand-ins.bin'], load: () => import('#king-of-monsters/table') },
  },
];

/** Pages of games that are not on the shelf yet. */
export const PAGES_BESIDE: readonly {
  readonly id: string;
  readonly path: string;
  load(): Promise<readonly PageRoute[]>;
}[] = ['/dev/valley', '/dev/figures', '/dev/tokens'].map((path) => ({
  id: 'zorn',
  path,
  load: async () => (await import('#zorn/pages')).pages,
}));
