import type { CameraSubject } from '#director';
import { type Seat, SITES, type View, ZONES, type Zone } from '#king-of-monsters/rules';
import type { LampPlace, Subject } from '#stage';
import { duelX, ISLAND_Z, LANDMARK_SIZE, LANDMARK_Z, landmarkPoint, ZONE, zoneX } from './geometry';
import { type Table, viewOf } from './table';

/** Below this aspect ratio the island does not fit, and the camera follows the active figure. */
const NARROW = 1.3;

/** Half-width of the visible island when the chart is hidden: per aspect ratio, and the minimum. */
const WITHOUT_CHART = { wide: 1.75, least: 2.05 } as const;

/** Height of the landmarks, table units. */
const TALL = 2;

/** Room above them for captions, table units. */
const WORDS = 0.5;

/** Camera elevation, radians: higher for narrow pictures, so that the table fills them. */
const ABOVE = { wide: 2.6, least: 0.54, rise: 0.3, most: 0.74, upright: 0.95 } as const;

/** The whole table: island and chart. @param aspect width / height of the picture */
export function wholeSubject(aspect: number = ABOVE.wide): Subject {
  const height = TALL + WORDS;
  const rise = ABOVE.rise * Math.max(0, ABOVE.wide - aspect);
  const elevation = Math.min(ABOVE.most, ABOVE.least + rise);
  return { x: 5.8, z: 2.6, height, middle: { y: height / 2, z: -0.36 }, elevation };
}

/** Close-ups: how far south they reach, and the camera's elevation. */
const NEAR = {
  /** The fighters and the cards of their duel. */
  duel: { south: -0.6, elevation: 0.7 },
  /** Some zones and the chart in front of them. */
  narrow: { south: 1.1, elevation: 0.66 },
  /** Some zones and the cards in front of them. */
  island: { south: -0.86, elevation: 0.6 },
} as const;
/**
 * `half`: minimum half-width of a duel; `between`: the same with panels on both sides; `wide`: half-width at
 * the front of the island per aspect ratio; `farther`: what the front adds to `half`, per aspect ratio.
 */
const DUEL = { half: 2.75, between: 4.1, wide: 2.015, farther: 0.405 } as const;
const NARROW_HALF = 2.9;

/** Margin beside the last visible zone. */
const BESIDE = { least: 0.3, most: 0.54 } as const;
/** Room west of the King's zone for a push-back and its caption. */
const PUSHED = 2.5;
/** Left edge of the answers in the lower right corner, as a share of the picture's half-width. */
const UNCOVERED = 0.5;
const ISLAND_HALF = (ZONE.width * ZONES.length) / 2;
/**
 * How much further back a duel may be seen so that the easternmost sign is not cut off, and the search step.
 */
const BACK = { most: 0.9, step: 0.04 } as const;
/** Blank margin at either end of a sign, as a share of its width. */
const BARE = 0.08;

/**
 * Picture centre that makes a zone end where the answers begin, so that no landmark is cut off by them; as
 * far east as keeps the King in view, because he moves that way.
 * @param reach half-width at the front of the island
 * @param beside gap between the zone and the answers
 */
function middleBefore(zone: Zone, reach: number, beside: number): number {
  const sees = (middle: number) => middle - reach <= zoneX(zone) - PUSHED;
  const east = beside - UNCOVERED * reach;
  let end = ISLAND_HALF;
  while (!sees(end + east)) end -= ZONE.width;
  // Stop at the west end of the island.
  return Math.max(Math.min(0, reach - ISLAND_HALF - BESIDE.least), end + east);
}

/** A duel between panels: close, and only as far back as the easternmost sign requires. */
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

/** Centre of a part of the island, clamped to its ends. */
function middleOf(zone: Zone, half: number): number {
  const farthest = Math.max(0, ISLAND_HALF - half);
  return Math.max(-farthest, Math.min(farthest, zoneX(zone)));
}

/** A part of the island. @param half half-width @param x centre */
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

/** Zone of the active figure, or the King's if it is off the island. */
function actingZone({ stack, king, heroes }: Pick<View, 'stack' | 'king' | 'heroes'>): Zone {
  const seat = stack.find(({ kind }) => kind === 'hero')?.seat;
  return (seat === undefined || seat === 'king' ? null : heroes[seat]?.zone) ?? king.zone;
}

/**
 * Camera subject of the home view: a duel; otherwise the whole table, or what fits around the active figure.
 * @param compact panels show the chart, so it need not be visible
 * @param whole show the whole table at any size except during duels, for spectators
 */
export function homeSubject(
  view: Pick<View, 'stack' | 'king' | 'heroes'>,
  aspect: number,
  compact = false,
  whole = false,
): Subject {
  const { stack, king } = view;
  if (stack.some(({ kind }) => kind === 'duel'))
    return aspect >= NARROW
      ? duelBetween(king.zone, aspect)
      : nearSubject('duel', DUEL.half, duelX(king.zone));
  if (whole) {
    const all = wholeSubject(aspect);
    // From far away the island at the back is hardly smaller than the chart in front.
    return aspect < NARROW ? { ...all, x: ISLAND_HALF + BESIDE.least, elevation: ABOVE.upright } : all;
  }
  if (compact) {
    const half = Math.max(WITHOUT_CHART.least, aspect * WITHOUT_CHART.wide);
    return nearSubject('island', half, middleOf(actingZone(view), half));
  }
  if (aspect < NARROW) return nearSubject('narrow', NARROW_HALF, middleOf(actingZone(view), NARROW_HALF));
  return wholeSubject(aspect);
}

/** The lamp is in front of the island and lights the faces of the landmarks. */
export const LAMP: LampPlace = {
  at: [-5, 13, 8],
  aim: [0, 0, -0.8],
  opening: 0.78,
  light: 1.3,
  rim: { from: [7, 6, -9], light: 0.5 },
};

/** The landmarks, which the camera must avoid. */
export function obstaclesOf(table: Table): readonly CameraSubject[] {
  const { zones } = viewOf(table);
  return SITES.filter((site) => !zones[site].destroyed).map((site) => {
    const [, y] = landmarkPoint(site);
    return { x: zoneX(site), y, z: LANDMARK_Z, half: 0.7, tall: 1.7 * LANDMARK_SIZE };
  });
}

/** Side of the table that a seat looks from on a shared device: the King sits opposite the League. */
export const sideOf = (seat: Seat): number => (seat === 'king' ? Math.PI : 0);
