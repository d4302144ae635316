import type { KingTypes } from '#king-of-monsters/rules';
import { type CourseEntry, type Tally, tallyOf } from '#module';
import type { PlayMessages } from './messages';

/** Statistics of a game: zones destroyed and heroes hit by the King, and each hero's contribution. */
export function figuresOf(
  course: readonly CourseEntry<KingTypes>[],
  { cast: { figures } }: PlayMessages,
): readonly Tally[] {
  return tallyOf<KingTypes, keyof typeof figures>(course, figures, {
    destroyed: ({ type }, add) => {
      if (type === 'zone-destroyed') add('king', 1);
    },
    attacks: (event, add) => {
      if (event.type === 'duel' && event.row === null) add('king', 1);
    },
    duels: (event, add) => {
      if (event.type === 'duel-over') add(event.winner === 'king' ? 'king' : event.hero, 1);
    },
    rows: (event, add) => {
      if (event.type === 'duel-over' && event.row !== null && event.winner === 'league') add(event.hero, 1);
    },
    covers: (event, add) => {
      if (event.type === 'covered') add(event.hero, 1);
    },
    plates: (event, add) => {
      if (event.type === 'compared' && event.won) add(event.hero, 1);
    },
    out: (event, add) => {
      if (event.type === 'taken-out') add(event.hero, 1);
    },
  });
}
