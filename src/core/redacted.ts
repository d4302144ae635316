import type { Game, GameTypes } from './game';
import type { MatchEntry, MatchStep } from './match';
import { redact, type Viewer } from './view';

/** One action of a match as a viewer may see it. */
export interface RedactedEntry<T extends GameTypes> {
  readonly seat: T['Seat'];
  readonly action: T['SeenAction'];
  readonly events: readonly T['Event'][];
}

/** One step of a match's log as a viewer may see it. */
export interface RedactedStep<T extends GameTypes = GameTypes> extends Omit<MatchStep<T>, 'entry'> {
  readonly entry: RedactedEntry<T>;
}

/** Removes from an action what its viewer may not know. All redaction goes through here, on devices and on the server. */
export function redactEntry<T extends GameTypes>(
  game: Pick<Game<T>, 'actionFor'>,
  { seat, action, events }: MatchEntry<T>,
  viewer: Viewer<T['Seat']>,
): RedactedEntry<T> {
  return { seat, action: game.actionFor(action, seat, viewer), events: redact(events, viewer) };
}
