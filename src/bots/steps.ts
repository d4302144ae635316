import type { TurnStep } from '#core';

/** An action under evaluation. */
export interface Candidate {
  readonly code: number;
  /** Score of the position after it; higher is better. */
  liked: number;
  /**
   * The basis of the score: the average over several rolls, the result of one, or the position before the
   * action.
   */
  readonly by: 'rolls' | 'outcome' | 'standing';
}

/**
 * For turns made of steps: among the actions better than passing, those without a step, or else those of the
 * earliest step, where each piece only counts for its best action. Only passing if nothing is better; all
 * actions if passing is not possible.
 * @param stepOf the step of an action; undefined if it fits any step
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
