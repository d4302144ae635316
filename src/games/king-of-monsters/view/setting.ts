import type { CameraSubject } from '#director';
import { type Seat, SITES } from '#king-of-monsters/rules';
import type { LampPlace, Subject } from '#stage';
import { LANDMARK_Z, landmarkPoint, zoneX } from './geometry';
import type { Table } from './table';

/** Width by height of a picture that is too narrow for anything beside the island. */
const NARROW = 1.05;

/** What the home view must show: the island and the chart before it, with the piles at its sides. */
export function homeSubject(aspect: number): Subject {
  return aspect < NARROW
    ? { x: 6.85, z: 4.3, height: 0.9, elevation: 1.05 }
    : { x: 6.3, z: 4.15, height: 1, elevation: 0.92 };
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
    return { x: zoneX(site), y, z: LANDMARK_Z, half: 0.7, tall: 1.7 };
  });
}

/** From which side a seat looks at a device that lies between people: the King sits opposite the League. */
export const sideOf = (seat: Seat): number => (seat === 'king' ? Math.PI : 0);
