import type { Signs } from '#module';
import type { HighlightTarget } from '#stage';

/** Farther than from one box to the next, nearer than to the one diagonally behind it; table units. */
const NEAR = 1.2;

/**
 * The targets whose badges lie clear of what an outcome shows: the others would hide who stands there after it. Badges
 * that can be clicked themselves stay where they are.
 */
export function clearOfSigns(
  targets: readonly HighlightTarget[],
  { ghosts, badges }: Pick<Signs, 'ghosts' | 'badges'>,
): readonly HighlightTarget[] {
  const shown = [...ghosts.map(({ pose: { x, y, z } }) => [x, y, z] as const), ...badges.map(({ at }) => at)];
  return targets.filter(
    ({ at: [x, y, z], offset }) =>
      offset !== undefined || shown.every((at) => Math.hypot(at[0] - x, at[1] - y, at[2] - z) > NEAR),
  );
}
