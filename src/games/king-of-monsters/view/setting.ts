import type { CameraSubject } from '#director';
import { type Seat, SITES, type View, type Zone } from '#king-of-monsters/rules';
import type { LampPlace, Subject } from '#stage';
import { duelX, ISLAND_Z, LANDMARK_SIZE, LANDMARK_Z, landmarkPoint, ZONE, zoneX } from './geometry';
import type { Table } from './table';

/** Width by height of a picture that is too narrow for anything beside the island. */
const NARROW = 1.05;

/** The whole table: the island and the chart before it, with the piles at its sides. */
export function wholeSubject(aspect: number): Subject {
  return aspect < NARROW
    ? { x: 6.85, z: 4.3, height: 0.9, elevation: 0.98 }
    : { x: 6.2, z: 4.15, height: 1, elevation: 0.8 };
}

/** How much of the island is seen beside the King, to either side, and how far south. */
const NEAR = {
  /** While he rampages: his zone, those around it, and the cards that lie before them. */
  rampage: { half: 4, farthest: 3.3, south: -0.8, elevation: 0.7 },
  /** While a duel is fought: whoever fights, and the cards of the exchange. */
  duel: { half: 2.75, farthest: 4.4, south: -0.6, elevation: 0.72 },
} as const;
/** The highest of what stands there. */
const TALL = 1.9;

/** The part of the island around the King. */
function nearSubject(king: Zone, scene: keyof typeof NEAR): Subject {
  const { half, farthest, south, elevation } = NEAR[scene];
  const north = ISLAND_Z - ZONE.depth / 2;
  return {
    x: half,
    z: (south - north) / 2,
    height: TALL,
    middle: {
      x: scene === 'duel' ? duelX(king) : Math.max(-farthest, Math.min(farthest, zoneX(king))),
      y: TALL / 2,
      z: (south + north) / 2,
    },
    elevation,
  };
}

/** What the home view must show: the King and his surroundings while he fights there, else the whole table. */
export function homeSubject({ stack, king }: Pick<View, 'stack' | 'king'>, aspect: number): Subject {
  if (stack.some(({ kind }) => kind === 'duel')) return nearSubject(king.zone, 'duel');
  const kind = stack.at(-1)?.kind;
  return kind === 'fight' || kind === 'move' ? nearSubject(king.zone, 'rampage') : wholeSubject(aspect);
}

/** The lamp hangs before the island, so that the fronts of what stands there are lit. */
export const LAMP: LampPlace = {
  at: [-5, 13, 8],
  aim: [0, 0, -0.8],
  opening: 0.78,
  light: 1.3,
  rim: { from: [7, 6, -9], light: 0.5 },
};

/** What a camera must not stand in: the landmarks. */
export function obstaclesOf({ sites }: Table): readonly CameraSubject[] {
  return SITES.filter((site) => !sites[site].destroyed).map((site) => {
    const [, y] = landmarkPoint(site);
    return { x: zoneX(site), y, z: LANDMARK_Z, half: 0.7, tall: 1.7 * LANDMARK_SIZE };
  });
}

/** From which side a seat looks at a device that lies between people: the King sits opposite the League. */
export const sideOf = (seat: Seat): number => (seat === 'king' ? Math.PI : 0);
