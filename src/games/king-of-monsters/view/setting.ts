import type { CameraSubject } from '#director';
import { type Seat, SITES, type View, ZONES, type Zone } from '#king-of-monsters/rules';
import type { LampPlace, Subject } from '#stage';
import { duelX, ISLAND_Z, LANDMARK_SIZE, LANDMARK_Z, landmarkPoint, ZONE, zoneX } from './geometry';
import type { Table } from './table';

/** Width by height of a picture that is too narrow for the whole island: who acts is followed there. */
const NARROW = 1.3;

/** So much of the island is seen to either side where the chart is left out, by width over height of the picture. */
const WITHOUT_CHART = { wide: 1.75, least: 2.05 } as const;

/** How high what stands on the island is, table units. */
const TALL = 2;

/** What happens is told large over what stands on the island: room for that, table units. */
const WORDS = 0.5;

/** From how high the table is seen, radians: from farther up in a picture that is narrower than it, which is filled so. */
const ABOVE = { wide: 2.6, least: 0.54, rise: 0.3, most: 0.74, upright: 0.95 } as const;

/** The whole table: the island from end to end, and the chart before it. @param aspect width by height of the picture */
export function wholeSubject(aspect: number = ABOVE.wide): Subject {
  const height = TALL + WORDS;
  const rise = ABOVE.rise * Math.max(0, ABOVE.wide - aspect);
  const elevation = Math.min(ABOVE.most, ABOVE.least + rise);
  return { x: 5.8, z: 2.6, height, middle: { y: height / 2, z: -0.36 }, elevation };
}

/** How much of the island is seen beside a figure: how far south, and from how high. */
const NEAR = {
  /** Anyone who fights a duel, and the cards of the exchange. */
  duel: { south: -0.6, elevation: 0.7 },
  /** Some zones, and what lies before them of the chart. */
  narrow: { south: 1.1, elevation: 0.66 },
  /** Some zones with the cards that lie before them. */
  island: { south: -0.86, elevation: 0.6 },
} as const;
/** `half` of the width of a duel at least, the same where panels lie at both sides of it, and how much of the front of the island a picture that is filled from top to bottom shows to either side, by its width over its height. `farther`: how much more than `half` is seen at the front, by the same. */
const DUEL = { half: 2.75, between: 4.1, wide: 2.015, farther: 0.405 } as const;
const NARROW_HALF = 2.9;

/** Beside the last zone that is seen. */
const BESIDE = { least: 0.3, most: 0.54 } as const;
/** To the west of the middle of the King's zone, where he may be pushed to, and what happened is told. */
const PUSHED = 2.5;
/** From the middle of the picture to the answers in its lower right corner, in halves of its width. */
const UNCOVERED = 0.5;
const ISLAND_HALF = (ZONE.width * ZONES.length) / 2;
/** How much farther than needed a duel may be seen from so that the last sign in the east is whole, and in which steps. */
const BACK = { most: 0.9, step: 0.04 } as const;
/** So much of a sign is bare at either end. */
const BARE = 0.08;

/**
 * The middle of a picture in which a zone ends where the answers begin, so that no landmark is half behind them: as far
 * east as the King is still in it, for that is where he goes.
 * @param reach how much of the front of the island is seen to either side
 * @param beside how far from the answers the zone ends
 */
function middleBefore(zone: Zone, reach: number, beside: number): number {
  const sees = (middle: number) => middle - reach <= zoneX(zone) - PUSHED;
  const east = beside - UNCOVERED * reach;
  let end = ISLAND_HALF;
  while (!sees(end + east)) end -= ZONE.width;
  // There is no more to be seen beyond the west end of the island.
  return Math.max(Math.min(0, reach - ISLAND_HALF - BESIDE.least), end + east);
}

/** A duel beside panels: near, and only as much farther as is needed to read the last sign in the east whole. */
function duelBetween(zone: Zone, aspect: number): Subject {
  const farther = aspect * DUEL.farther;
  const nearest = Math.max(DUEL.between + farther, aspect * DUEL.wide);
  for (let reach = nearest; reach < nearest + BACK.most; reach += BACK.step)
    for (let beside: number = BESIDE.least; beside <= BESIDE.most; beside += BACK.step) {
      const middle = middleBefore(zone, reach, beside);
      const east = middle + reach + ISLAND_HALF + BARE;
      if (east > 2 * ISLAND_HALF || east % ZONE.width < 2 * BARE)
        return nearSubject('duel', reach - farther, middle);
    }
  return nearSubject('duel', nearest - farther, middleBefore(zone, nearest, BESIDE.least));
}

/** The middle of a part of the island, which never goes past its ends. */
function middleOf(zone: Zone, half: number): number {
  const farthest = Math.max(0, ISLAND_HALF - half);
  return Math.max(-farthest, Math.min(farthest, zoneX(zone)));
}

/** A part of the island. @param half of its width @param x its middle */
function nearSubject(scene: keyof typeof NEAR, half: number, x: number): Subject {
  const { south, elevation } = NEAR[scene];
  const north = ISLAND_Z - ZONE.depth / 2;
  return {
    x: half,
    z: (south - north) / 2,
    height: TALL,
    middle: { x, y: TALL / 2, z: (south + north) / 2 },
    elevation,
  };
}

/** Where the one stands who is to act; the King's zone where that is not on the island. */
function actingZone({ stack, king, heroes }: Pick<View, 'stack' | 'king' | 'heroes'>): Zone {
  const seat = stack.find(({ kind }) => kind === 'hero')?.seat;
  return (seat === undefined || seat === 'king' ? null : heroes[seat]?.zone) ?? king.zone;
}

/**
 * What the home view must show: a duel while one is fought, else the whole table, or as much of it as there is room for
 * around the acting figure.
 * @param told the chart is told by panels, and need not be seen
 * @param whole all of the table is shown while nobody duels, however small: it is only looked at
 */
export function homeSubject(
  view: Pick<View, 'stack' | 'king' | 'heroes'>,
  aspect: number,
  told = false,
  whole = false,
): Subject {
  const { stack, king } = view;
  if (stack.some(({ kind }) => kind === 'duel'))
    return aspect >= NARROW
      ? duelBetween(king.zone, aspect)
      : nearSubject('duel', DUEL.half, duelX(king.zone));
  if (whole) {
    const all = wholeSubject(aspect);
    // From far away the island, at the back, is hardly smaller than what lies before it.
    return aspect < NARROW ? { ...all, x: ISLAND_HALF + BESIDE.least, elevation: ABOVE.upright } : all;
  }
  if (told) {
    const half = Math.max(WITHOUT_CHART.least, aspect * WITHOUT_CHART.wide);
    return nearSubject('island', half, middleOf(actingZone(view), half));
  }
  if (aspect < NARROW) return nearSubject('narrow', NARROW_HALF, middleOf(actingZone(view), NARROW_HALF));
  return wholeSubject(aspect);
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
