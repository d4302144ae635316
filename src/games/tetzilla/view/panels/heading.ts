import type { Box } from '#tetzilla/rules';
import type { TetMessages } from '../messages';
import type { Decision } from './decision';

/** Preview text for a box that takes several steps to reach; null for boxes one step away or out of reach. */
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
