import { GRID, SEATS, type Seat, type Symmetry, symmetryOf } from '#zorgl/rules';
import type { Plan } from './brush';

/** A pile of this worth wins (Z10.1). */
const FLOORS_TO_WIN = 10;

export interface CityCounts {
  /** Total of all buildings and the plant. */
  readonly floors: number;
  readonly buildings: number;
  readonly units: number;
  readonly starts: number;
}

/** Counts the contents of a city. */
export function countCity(plan: Plan): CityCounts {
  const counts = { floors: 0, buildings: 0, units: 0, starts: 0 };
  for (const content of plan) {
    if (content.kind === 'building') {
      counts.floors += content.floors;
      if (!content.plant) counts.buildings++;
    }
    if (content.kind === 'unit') counts.units++;
    if (content.kind === 'monster') counts.starts++;
  }
  return counts;
}

/** Hints about a valid city. */
export type Advice =
  /** A monster that starts there cannot walk away. */
  | { readonly kind: 'walled-in'; readonly seat: Seat }
  /** Nobody can win by floors (Z10.1). */
  | { readonly kind: 'low'; readonly worth: number }
  /** Which starting places are equivalent. */
  | { readonly kind: 'fairness'; readonly fairness: Fairness };

/** Which starting places see the same city: all, opposite ones, adjacent ones, or none. */
type Fairness = 'all' | 'opposite' | 'beside' | 'none';

const FAIRNESS: Readonly<Record<Symmetry, Fairness>> = {
  none: 'none',
  'left-right': 'beside',
  'up-down': 'beside',
  'half-turn': 'opposite',
  'both-mirrors': 'all',
  'quarter-turns': 'all',
  all: 'all',
};

function walledIn(plan: Plan, box: number): boolean {
  for (let direction = 0; direction < 8; direction++) {
    const next = GRID.step(box, direction);
    const content = next < 0 ? undefined : plan[next];
    if (content?.kind === 'empty' || content?.kind === 'unit') return false;
  }
  return true;
}

/** Advice on a plan, fairness last. */
export function adviceOn(plan: Plan): readonly Advice[] {
  const advice: Advice[] = [];
  for (const seat of SEATS) {
    const box = plan.findIndex((content) => content.kind === 'monster' && content.seat === seat);
    if (box >= 0 && walledIn(plan, box)) advice.push({ kind: 'walled-in', seat });
  }
  const { floors, units } = countCity(plan);
  if (floors + units < FLOORS_TO_WIN) advice.push({ kind: 'low', worth: floors + units });
  advice.push({ kind: 'fairness', fairness: FAIRNESS[symmetryOf(plan)] });
  return advice;
}
