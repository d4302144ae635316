import type { Box } from '#tetzilla/rules';
import type { TetMessages } from '../messages';
import type { Decision } from './decision';

/** What a click on a box comes to that takes several steps, in words; null for boxes to which one step leads, or none. */
export function headingText(
  decision: Decision | null,
  box: Box | null,
  { move }: TetMessages,
): string | null {
  if (decision?.kind !== 'move' || box === null) return null;
  const path = decision.paths.get(box);
  if (path === undefined || path.boxes.length < 2) return null;
  return `${move.far(box, move.price(path.cost, path.hits), path.boxes.length)}.`;
}
