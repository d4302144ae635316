import { GRID } from './board';
import { BoxSet } from './boxSet';
import type { Flight } from './position';

/** Where a burrow can come up, by suit way (0 straight, 1 diagonal) and starting box, with its path. */
export interface Tunnel {
  readonly to: number;
  /** The boxes entered, `to` last. */
  readonly path: readonly number[];
}

const BURROW_STEPS = 3;

function tunnelsFrom(start: number, diagonal: number): Tunnel[] {
  const paths = new Map<number, readonly number[]>([[start, []]]);
  let frontier = [start];
  for (let length = 1; length <= BURROW_STEPS; length++) {
    const reached: number[] = [];
    for (const box of frontier) {
      for (let direction = diagonal; direction < 8; direction += 2) {
        const to = GRID.step(box, direction);
        if (to < 0 || paths.has(to)) continue;
        paths.set(to, [...paths.get(box)!, to]);
        reached.push(to);
      }
    }
    frontier = reached;
  }
  paths.delete(start);
  return Array.from(paths, ([to, path]) => ({ to, path }));
}

const TUNNELS: readonly (readonly Tunnel[])[] = Array.from({ length: GRID.size * 2 }, (_, index) =>
  tunnelsFrom(index >> 1, index & 1),
);

const TUNNEL_ENDS: readonly BoxSet[] = TUNNELS.map((list) => BoxSet.of(list.map(({ to }) => to)));

/** The end boxes of {@link tunnels}. */
export function tunnelEnds(start: number, diagonal: number): BoxSet {
  return TUNNEL_ENDS[start * 2 + diagonal]!;
}

const NEAR: readonly BoxSet[] = Array.from({ length: GRID.size * 2 }, (_, index) =>
  BoxSet.of([0, 2, 4, 6].map((turn) => GRID.step(index >> 1, turn + (index & 1))).filter((box) => box >= 0)),
);

/**
 * The adjacent boxes in the way of a suit. @param diagonal 1 for the diagonal ones, 0 for the straight ones
 */
export function near(box: number, diagonal: number): BoxSet {
  return NEAR[box * 2 + diagonal]!;
}

/** Where a burrow of 1 to 3 steps can lead, the start excluded (Z7.5). @param diagonal 1 for ♠, 0 for ♣ */
export function tunnels(start: number, diagonal: number): readonly Tunnel[] {
  return TUNNELS[start * 2 + diagonal]!;
}

const AHEAD = [0, 1, 7];
const FRENCH_DIAGONAL = [0, 1, 2, 6, 7];

const turned = (direction: number, turns: readonly number[]) => turns.map((turn) => (direction + turn) % 8);

const FLIGHT_DIRECTIONS: Readonly<Record<Flight, readonly (readonly number[])[]>> = {
  english: Array.from({ length: 8 }, (_, direction) => turned(direction, AHEAD)),
  // Not the box the monster comes from nor one adjacent to it, which leaves five after a diagonal move.
  french: Array.from({ length: 8 }, (_, direction) =>
    turned(direction, direction % 2 === 1 ? FRENCH_DIAGONAL : AHEAD),
  ),
};

/** The directions in which a unit may flee from a monster moving in `direction` (Z9.2). */
export function flightDirections(flight: Flight, direction: number): readonly number[] {
  return FLIGHT_DIRECTIONS[flight][direction]!;
}
