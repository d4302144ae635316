import type { Signs } from '#module';
import type { HighlightTarget } from '#stage';

/** More than the distance of adjacent boxes, less than that of diagonal ones; table units. */
const NEAR = 1.2;

/**
 * The targets whose labels are clear of the preview; the other labels would hide the figures in it. Clickable labels
 * stay.
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
