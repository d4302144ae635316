import type { TurnControl } from '#module';
import type { SeenPlace } from '#stage';

/** What is marked on the table. */
export interface Marked {
  readonly targets: TurnControl['targets'];
  readonly lit: TurnControl['targets'];
  /** What must be seen: whatever stands before it is seen through. */
  readonly seen: readonly SeenPlace[];
}

const NOTHING: Marked = { targets: [], lit: [], seen: [] };

/**
 * What could be done next, where the table rests; nothing while an action is shown: a mark of what comes next would lie
 * over what happens now, and what stands before it would be cut away in the very blow that it takes.
 * @param live whether everything has been shown, and nobody looks at the past
 * @param leftOut targets by their ids that the table does not show
 * @param cursor where the keyboard is on the board; null if it is not there
 */
export function markedBy(
  control: Pick<TurnControl, 'targets' | 'lit'>,
  live: boolean,
  leftOut: ReadonlySet<string>,
  cursor: SeenPlace['at'] | null,
): Marked {
  if (!live) return NOTHING;
  const targets = control.targets.filter(({ id }) => !leftOut.has(id));
  const seen = cursor === null ? targets : [...targets, { at: cursor, body: false }];
  return { targets, lit: control.lit ?? targets, seen };
}
