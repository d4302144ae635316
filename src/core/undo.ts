import type { Game, GameTypes } from './game';

/**
 * Why a seat may not undo the latest action: it has nothing to undo this turn, another player has decided since, hidden
 * information was revealed, the turn is over, or the game is over.
 */
export type UndoBlock = 'nothing' | 'decided' | 'revealed' | 'turn-over' | 'over';

/** What the undo rule needs to know of a match. */
interface Course<T extends GameTypes> {
  readonly length: number;
  readonly entries: readonly { readonly seat: T['Seat']; readonly events: readonly T['Event'][] }[];
  positionAt(count: number): T['Position'];
}

/**
 * Why a seat may not undo the latest action; null if it may. It may if the action was its own, it still has an open
 * decision (its turn goes on, though another seat may have to decide first), and nothing hidden was revealed.
 */
export function undoBlock<T extends GameTypes>(
  game: Pick<Game<T>, 'pending' | 'reveals'>,
  match: Course<T>,
  seat: T['Seat'],
): UndoBlock | null {
  const { length, entries } = match;
  if (length > 0 && game.pending(match.positionAt(length)).length === 0) return 'over';
  const own = entries.findLastIndex((entry) => entry.seat === seat);
  const entry = entries[own];
  if (entry === undefined) return 'nothing';
  const turnGoesOn = game.pending(match.positionAt(own + 1)).some((decision) => decision.seat === seat);
  const revealed = game.reveals(entry.events);
  if (own < length - 1) return turnGoesOn && !revealed ? 'decided' : 'nothing';
  if (revealed) return 'revealed';
  return turnGoesOn ? null : 'turn-over';
}
