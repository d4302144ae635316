import type { CameraSubject } from '#director';
import { boxCentre } from './geometry';
import { roofHeight } from './layout';
import type { Table } from './table';

const BUILDING = { half: 0.41, roof: 0.12 };
/** Bounding box of a monster's body for occlusion; arms and tail hide little. */
const MONSTER = { half: 0.3, tall: 1 };

/** Bounding box of the building in a box for the camera; height 0 if there is none. */
export function buildingBox(table: Table, box: string): CameraSubject {
  const tall = roofHeight(table, box);
  return { ...boxCentre(box), y: 0, half: BUILDING.half, tall: tall > 0 ? tall + BUILDING.roof : 0 };
}

/** What can hide things from the camera: the buildings and monsters on the board. */
export function obstaclesOf(table: Table): readonly CameraSubject[] {
  const buildings = [...table.buildings.keys()].map((box) => buildingBox(table, box));
  const monsters = [...table.monsters.values()].map(({ box }) => ({
    ...boxCentre(box),
    y: roofHeight(table, box),
    ...MONSTER,
  }));
  return [...buildings, ...monsters];
}
