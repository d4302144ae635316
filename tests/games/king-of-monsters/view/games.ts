import { redact } from '#core';
import type { Event, View } from '#king-of-monsters/rules';
import { king } from '#king-of-monsters/rules';
import { advanceThrough, type Table, tableOf } from '#king-of-monsters/view';
import { embattledPlay, randomGame, type Transition } from '../../../helpers/king/random-game';

/** An action of a game as whoever looks on sees it. */
export interface Played {
  readonly table: Table;
  readonly events: readonly Event[];
  readonly after: Table;
  readonly next: View;
  /** As in the rules, of the action. */
  readonly passage: string | null;
}

function* followed(transitions: Iterable<Transition>): Generator<Played> {
  let table: Table | undefined;
  for (const { position, action, events: told, next } of transitions) {
    table ??= tableOf(king.view(position, 'spectator'));
    const events = redact(told, 'spectator');
    const after = advanceThrough(table, events);
    const { seat } = king.pending(position).at(-1)!;
    const passage = king.passage!({ seat, action: king.actionFor(action, seat, 'spectator'), events });
    yield { table, events, after, next: king.view(next, 'spectator'), passage };
    table = after;
  }
}

/** A random game of some actions, or one in which the King is about to lose rows. */
export const played = (seed: number, most: number): Generator<Played> =>
  followed(seed % 2 === 0 ? embattledPlay(seed, most) : randomGame(seed, most));
