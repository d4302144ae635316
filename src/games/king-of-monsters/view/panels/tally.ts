import type { KingTypes } from '#king-of-monsters/rules';
import { type CourseEntry, countBySeat, type Tally } from '#module';
import type { PlayMessages } from './messages';

/** The figures of a game: what the King tore down and whom he struck, and what each hero did about it. */
export function tallyOf(
  course: readonly CourseEntry<KingTypes>[],
  { cast: { figures } }: PlayMessages,
): readonly Tally[] {
  const count = countBySeat<KingTypes>(course);
  return [
    {
      name: 'destroyed',
      label: figures.destroyed,
      bySeat: count(({ type }, add) => {
        if (type === 'zone-destroyed') add('king', 1);
      }),
    },
    {
      name: 'attacks',
      label: figures.attacks,
      bySeat: count((event, add) => {
        if (event.type === 'duel' && event.row === null) add('king', 1);
      }),
    },
    {
      name: 'duels',
      label: figures.duels,
      bySeat: count((event, add) => {
        if (event.type === 'duel-over') add(event.winner === 'king' ? 'king' : event.hero, 1);
      }),
    },
    {
      name: 'rows',
      label: figures.rows,
      bySeat: count((event, add) => {
        if (event.type === 'duel-over' && event.row !== null && event.winner === 'league') add(event.hero, 1);
      }),
    },
    {
      name: 'covers',
      label: figures.covers,
      bySeat: count((event, add) => {
        if (event.type === 'covered') add(event.hero, 1);
      }),
    },
    {
      name: 'plates',
      label: figures.plates,
      bySeat: count((event, add) => {
        if (event.type === 'compared' && event.won) add(event.hero, 1);
      }),
    },
    {
      name: 'out',
      label: figures.out,
      bySeat: count((event, add) => {
        if (event.type === 'taken-out') add(event.hero, 1);
      }),
    },
  ];
}
