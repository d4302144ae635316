import { GRID, SEATS, type Seat, type Symmetry, symmetryOf } from '#zorgl/rules';
import type { Plan } from './brush';

/** A pile worth so much wins (Z10.1). */
const FLOORS_TO_WIN = 10;

export interface CityCounts {
  /** Of all buildings and the plant. */
  readonly floors: number;
  readonly buildings: number;
  readonly units: number;
  readonly starts: number;
}

/** What stands in a city, counted. */
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

/** What is worth knowing about a city that may well be played. */
export type Advice =
  /** Anyone who starts there cannot walk away. */
  | { readonly kind: 'walled-in'; readonly seat: Seat }
  /** Nobody can win by floors (Z10.1). */
  | { readonly kind: 'low'; readonly worth: number }
  /** Whom the city treats alike. */
  | { readonly kind: 'fairness'; readonly fairness: Fairness };

/** Which starts see the same city: all, those opposite each other, those beside each other, or none. */
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

/** Advice on a plan, the fairness last. */
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
