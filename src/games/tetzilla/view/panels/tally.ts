import { type CourseEntry, countBySeat, type Tally } from '#module';
import type { TetzillaTypes } from '#tetzilla/rules';
import type { TetMessages } from '../messages';
import { isGuard, lookOf } from '../pieces';

/** The figures of a game: what each player built, climbed, ate and suffered. */
export function tallyOf(
  course: readonly CourseEntry<TetzillaTypes>[],
  { over }: TetMessages,
): readonly Tally[] {
  const { figures } = over;
  const count = countBySeat<TetzillaTypes>(course);
  return [
    {
      name: 'buildings',
      label: figures.buildings,
      bySeat: count((event, add) => {
        if (event.type === 'overran' && !isGuard(lookOf(event.marker))) add(event.player, 1);
      }),
    },
    {
      name: 'guards',
      label: figures.guards,
      bySeat: count((event, add) => {
        if (event.type === 'overran' && isGuard(lookOf(event.marker))) add(event.player, 1);
      }),
    },
    {
      name: 'hits',
      label: figures.hits,
      bySeat: count((event, add) => {
        if (event.type === 'hit') add(event.kaiju, event.hits);
      }),
    },
    {
      name: 'shots',
      label: figures.shots,
      bySeat: count((event, add) => {
        if (event.type === 'fired') add(event.player, 1);
      }),
    },
    {
      name: 'steps',
      label: figures.steps,
      bySeat: count((event, add) => {
        if (event.type === 'stepped') add(event.player, 1);
      }),
    },
    {
      name: 'tiles',
      label: figures.tiles,
      bySeat: count((event, add) => {
        if (event.type === 'tile-slid') add(event.player, 1);
      }),
    },
  ];
}
