import type { TurnControl } from '#module';

/** What is marked on the table, and seen through whatever stands before it. */
export interface Marked {
  readonly targets: TurnControl['targets'];
  readonly lit: TurnControl['targets'];
}

const NOTHING: Marked = { targets: [], lit: [] };

/**
 * What could be done next, where the table rests; nothing while an action is shown: a mark of what comes next would lie
 * over what happens now, and what stands before it would be cut away in the very blow that it takes.
 * @param live whether everything has been shown, and nobody looks at the past
 * @param leftOut targets by their ids that the table does not show
 */
export function markedBy(
  control: Pick<TurnControl, 'targets' | 'lit'>,
  live: boolean,
  leftOut: ReadonlySet<string>,
): Marked {
  if (!live) return NOTHING;
  const targets = control.targets.filter(({ id }) => !leftOut.has(id));
  return { targets, lit: control.lit ?? targets };
}
