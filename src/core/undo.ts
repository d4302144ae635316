import type { Game, GameTypes } from './game';

/**
 * Why a seat may not take back the latest action: nothing of this turn is there to take back, another player has decided
 * since, something hidden came to light, the turn is over, the game is over.
 */
export type UndoBlock = 'nothing' | 'decided' | 'revealed' | 'turn-over' | 'over';

/** What the rule of taking back needs to know of a match. */
interface Course<T extends GameTypes> {
  readonly length: number;
  readonly entries: readonly { readonly seat: T['Seat']; readonly events: readonly T['Event'][] }[];
  positionAt(count: number): T['Position'];
}

/**
 * Why a seat may not take back the latest action; null if it may. It may as long as the action was its own, it still
 * has a decision open (its turn goes on, though another may have to decide first), and nothing hidden came to light.
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
