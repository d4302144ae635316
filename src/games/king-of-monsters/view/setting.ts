import type { CameraSubject } from '#director';
import { type Seat, SITES, type View, ZONES, type Zone } from '#king-of-monsters/rules';
import type { LampPlace, Subject } from '#stage';
import { duelX, ISLAND_Z, LANDMARK_SIZE, LANDMARK_Z, landmarkPoint, ZONE, zoneX } from './geometry';
import type { Table } from './table';

/** Width by height of a picture that is too narrow for the whole island: who acts is followed there. */
const NARROW = 1.3;

/** How high what stands on the island is, table units. */
const TALL = 2;

/** The whole table: the island from end to end, and the chart before it. */
export function wholeSubject(): Subject {
  return { x: 5.95, z: 2.7, height: TALL, middle: { y: TALL / 2, z: -0.6 }, elevation: 0.56 };
}

/**
 * How much of the island is seen beside a figure: `half` of its width at the least, how far south, and how much of its
 * front a picture that is filled from top to bottom shows to either side, by its width over its height (`wide`).
 */
const NEAR = {
  /** While the King rampages: all that he can break, and the cards that lie before it. */
  rampage: { half: 5.15, south: -0.1, elevation: 0.64, wide: 2.3 },
  /** While a duel is fought: whoever fights, and the cards of the exchange. */
  duel: { half: 2.75, south: -0.6, elevation: 0.7, wide: 2.13 },
  /** Where there is no room for more: some zones, and what lies before them of the chart. */
  narrow: { half: 2.9, south: 1.1, elevation: 0.66, wide: 0 },
} as const;
type Scene = keyof typeof NEAR;

/** The front of the island is so much farther than what `half` is measured at. */
const FARTHER = 1.15;
/** Beside the last zone that is seen. */
const BESIDE = 0.3;
/** To the west of the middle of the King's zone: for himself; where he may be pushed to, and what happened is told. */
const ROOM = { rampage: 1.1, duel: 2.5 } as const;
const ISLAND_HALF = (ZONE.width * ZONES.length) / 2;

/**
 * The middle of a picture that ends in the east where a zone ends, so that no landmark is half behind what lies there: as
 * far east as the King is still in it, for that is where he goes.
 */
function middleBefore(zone: Zone, scene: 'rampage' | 'duel', aspect: number): number {
  const { half, wide } = NEAR[scene];
  const reach = Math.max(half * FARTHER, aspect * wide);
  const sees = (middle: number) => middle - reach <= zoneX(zone) - ROOM[scene];
  let end = ISLAND_HALF;
  while (!sees(end + BESIDE - reach)) end -= ZONE.width;
  // There is no more to be seen beyond the ends of the island.
  return Math.max(Math.min(0, reach - ISLAND_HALF - BESIDE), end + BESIDE - reach);
}

/** The middle of a part of the island, which never goes past its ends. */
function middleOf(zone: Zone, scene: Scene, aspect: number): number {
  if (scene !== 'narrow' && aspect >= NARROW) return middleBefore(zone, scene, aspect);
  if (scene === 'duel') return duelX(zone);
  const farthest = ISLAND_HALF - NEAR[scene].half;
  return Math.max(-farthest, Math.min(farthest, zoneX(zone)));
}

/** The part of the island around a zone. */
function nearSubject(zone: Zone, scene: Scene, aspect: number): Subject {
  const { half, south, elevation } = NEAR[scene];
  const north = ISLAND_Z - ZONE.depth / 2;
  return {
    x: half,
    z: (south - north) / 2,
    height: TALL,
    middle: { x: middleOf(zone, scene, aspect), y: TALL / 2, z: (south + north) / 2 },
    elevation,
  };
}

/** Where the one stands who is to act; the King's zone where that is not on the island. */
function actingZone({ stack, king, heroes }: Pick<View, 'stack' | 'king' | 'heroes'>): Zone {
  const seat = stack.find(({ kind }) => kind === 'hero')?.seat;
  return (seat === undefined || seat === 'king' ? null : heroes[seat]?.zone) ?? king.zone;
}

/** What the home view must show: the King and his surroundings while he fights there, else the whole table. */
export function homeSubject(view: Pick<View, 'stack' | 'king' | 'heroes'>, aspect: number): Subject {
  const { stack, king } = view;
  if (stack.some(({ kind }) => kind === 'duel')) return nearSubject(king.zone, 'duel', aspect);
  if (aspect < NARROW) return nearSubject(actingZone(view), 'narrow', aspect);
  const kind = stack.at(-1)?.kind;
  return kind === 'fight' || kind === 'move' || kind === 'frenzy'
    ? nearSubject(king.zone, 'rampage', aspect)
    : wholeSubject();
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
