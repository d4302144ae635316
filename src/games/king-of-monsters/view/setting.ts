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

/** How much of the island is seen beside a figure, to either side, and how far south. */
const NEAR = {
  /** While the King rampages: his zone, those around it, and the cards that lie before them. */
  rampage: { half: 4.6, south: -0.1, elevation: 0.64 },
  /** While a duel is fought: whoever fights, and the cards of the exchange. */
  duel: { half: 2.75, south: -0.6, elevation: 0.7 },
  /** Where there is no room for more: some zones, and what lies before them of the chart. */
  narrow: { half: 2.9, south: 1.1, elevation: 0.66 },
} as const;
type Scene = keyof typeof NEAR;

/** The middle of a part of the island, which never goes past its ends. */
const middleOf = (zone: Zone, scene: Scene): number => {
  if (scene === 'duel') return duelX(zone);
  const farthest = (ZONE.width * ZONES.length) / 2 - NEAR[scene].half;
  return Math.max(-farthest, Math.min(farthest, zoneX(zone)));
};

/** The part of the island around a zone. */
function nearSubject(zone: Zone, scene: Scene): Subject {
  const { half, south, elevation } = NEAR[scene];
  const north = ISLAND_Z - ZONE.depth / 2;
  return {
    x: half,
    z: (south - north) / 2,
    height: TALL,
    middle: { x: middleOf(zone, scene), y: TALL / 2, z: (south + north) / 2 },
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
  if (stack.some(({ kind }) => kind === 'duel')) return nearSubject(king.zone, 'duel');
  if (aspect < NARROW) return nearSubject(actingZone(view), 'narrow');
  const kind = stack.at(-1)?.kind;
  return kind === 'fight' || kind === 'move' ? nearSubject(king.zone, 'rampage') : wholeSubject();
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
