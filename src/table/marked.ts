import type { TurnControl } from '#module';
import type { SeenPlace } from '#stage';

/** Highlights on the table. */
export interface Marked {
  readonly targets: TurnControl['targets'];
  readonly lit: TurnControl['targets'];
  /** Places that must be visible: whatever is in front of them becomes transparent. */
  readonly seen: readonly SeenPlace[];
}

const NOTHING: Marked = { targets: [], lit: [], seen: [] };

/**
 * The legal targets while the table rests. None while an action is played: highlights would cover it, and the figures
 * in front of a target would become transparent in the middle of their own attack.
 * @param live whether everything has been shown and nobody looks at the past
 * @param leftOut ids of targets that the table does not show
 * @param cursor place of the keyboard cursor on the board; null for none
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
