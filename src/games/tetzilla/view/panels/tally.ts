import { type CourseEntry, type Tally, tallyOf } from '#module';
import type { TetzillaTypes } from '#tetzilla/rules';
import type { TetMessages } from '../messages';
import { isGuard, lookOf } from '../pieces';

/** Statistics of a game: what each player built, climbed, ate and suffered. */
export function figuresOf(
  course: readonly CourseEntry<TetzillaTypes>[],
  { over }: TetMessages,
): readonly Tally[] {
  const { figures } = over;
  return tallyOf<TetzillaTypes, keyof typeof figures>(course, figures, {
    buildings: (event, add) => {
      if (event.type === 'overran' && !isGuard(lookOf(event.marker))) add(event.player, 1);
    },
    guards: (event, add) => {
      if (event.type === 'overran' && isGuard(lookOf(event.marker))) add(event.player, 1);
    },
    hits: (event, add) => {
      if (event.type === 'hit') add(event.kaiju, event.hits);
    },
    shots: (event, add) => {
      if (event.type === 'fired') add(event.player, 1);
    },
    steps: (event, add) => {
      if (event.type === 'stepped') add(event.player, 1);
    },
    tiles: (event, add) => {
      if (event.type === 'tile-slid') add(event.player, 1);
    },
  });
}
