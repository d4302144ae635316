import type { ComponentType } from 'react';
import type { GameEntry, GameModule, Teaching } from '#module';
import { fontsLoaded } from '../../page/fonts';
import { lazily } from '../../page/lazily';
import { shelf } from '../../page/shelf';

/** What a page about the lessons of a game needs, once loaded. */
export interface Taught {
  readonly entry: GameEntry;
  readonly teaching: Teaching;
  readonly module: GameModule;
}

/**
 * Pages about the lessons, for each game that has some, by its id. The game, its lessons and the fonts are loaded when
 * such a page is first opened.
 * @param load imports the code of the page @param make makes the page of a game
 */
export function taughtPages<Code, Props extends object>(
  load: () => Promise<Code>,
  make: (code: Code, taught: Taught) => ComponentType<Props>,
): ReadonlyMap<string, ComponentType<Props>> {
  return new Map(
    shelf.entries.flatMap((entry) => {
      const { teaching } = entry;
      if (teaching?.lessons !== true) return [];
      const One = lazily<Props>(async () => {
        const [code, taught, module] = await Promise.all([
          load(),
          teaching.load(),
          entry.load(),
          fontsLoaded(document.fonts),
        ]);
        return make(code, { entry, teaching: taught, module });
      });
      return [[entry.id, One] as const];
    }),
  );
}
