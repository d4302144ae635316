import type { TurnStep } from '#core';

/** An action as a bot weighs it. */
export interface Candidate {
  readonly code: number;
  /** How the position after it is liked: more is better. */
  liked: number;
  /** What it is liked by: the result, on the average of several rolls or of one, or how things stand before it. */
  readonly by: 'rolls' | 'outcome' | 'standing';
}

/**
 * The actions that come first in a turn of steps, of those that are better than handing over: what is bound to no step, else
 * what belongs to the earliest step, each piece being kept for what it does best. Only handing over, if nothing is better; all
 * actions, if one cannot hand over.
 * @param stepOf where an action belongs; undefined for one that any step allows
 */
export function inStep<Each extends Candidate>(
  actions: readonly Each[],
  stepOf: (code: number) => TurnStep | undefined,
): readonly Each[] {
  const standing = actions.find(({ by }) => by === 'standing');
  if (standing === undefined) return actions;
  const better = actions.filter(({ liked }) => liked > standing.liked);
  if (better.length === 0) return [standing];
  const unbound: Each[] = [];
  const best = new Map<number, { readonly action: Each; readonly step: number }>();
  for (const action of better) {
    const bound = stepOf(action.code);
    if (bound === undefined) {
      unbound.push(action);
      continue;
    }
    const known = best.get(bound.piece);
    if (known === undefined || action.liked > known.action.liked)
      best.set(bound.piece, { action, step: bound.step });
  }
  if (unbound.length > 0) return unbound;
  const kept = [...best.values()];
  const earliest = Math.min(...kept.map(({ step }) => step));
  return kept.filter(({ step }) => step === earliest).map(({ action }) => action);
}
