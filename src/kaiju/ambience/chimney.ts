import { CHANNEL_COUNT, CHANNEL_OFFSET, type CueVisitor, type EffectCue } from '#director';
import type { EffectKind } from '../cues';

/** Lamps around the top of a chimney, which light up one after the other. */
export interface RimLamps {
  readonly count: number;
  /** From the chimney's axis, table units. */
  readonly radius: number;
  /** Under its top, table units. */
  readonly below: number;
}

/** Pieces stacked on one place; vapour rises from the highest that still stands there. */
export interface Chimney {
  /** Ids of the pieces, the lowest first. */
  readonly pieces: readonly string[];
  readonly x: number;
  readonly z: number;
  /** Height of one piece, table units. */
  readonly storey: number;
  /** On the uppermost piece, as long as it stands. */
  readonly lamps?: RimLamps;
}

/** A piece farther than this from its place does not stand there, table units. */
const OFF = 0.12;
/** Where the vapour forms, over the top: what shines inside stays to be seen. */
const OVER = 0.05;
/** Clouds at one time, and seconds that each of them lasts. */
const CLOUDS = 5;
const CLOUD_LIFE = 7.5;
/** Seconds between two flashes of a lamp, and how long one is. */
const ROUND = 3;
const FLASH = 1.3;

/**
 * How many pieces of a chimney stand on one another in their places.
 * @param places of its pieces in the pose buffer, the lowest first
 */
export function standingStoreys(
  { x, z, storey }: Pick<Chimney, 'x' | 'z' | 'storey'>,
  places: readonly number[],
  poses: Float64Array,
): number {
  const standing = (place: number, level: number): boolean => {
    const at = place * CHANNEL_COUNT;
    const off = (channel: 'x' | 'y' | 'z', wanted: number) =>
      Math.abs(poses[at + CHANNEL_OFFSET[channel]]! - wanted) > OFF;
    return (
      poses[at + CHANNEL_OFFSET.visibility]! > 0 && !off('x', x) && !off('y', level * storey) && !off('z', z)
    );
  };
  const missing = places.findIndex((place, level) => !standing(place, level));
  return missing < 0 ? places.length : missing;
}

type Wanted = Pick<EffectCue, 'x' | 'y' | 'z' | 'seed' | 'duration'> & { readonly effect: EffectKind };

function cue(changes: Wanted): EffectCue {
  const { y } = changes;
  return {
    kind: 'effect',
    at: 0,
    yaw: 0.7,
    path: [],
    tone: 'stone',
    ground: y - 0.2,
    intensity: 1,
    ...changes,
  };
}

/** What is to be seen over a chimney, again and again. */
class Haze {
  readonly clouds: readonly EffectCue[];
  readonly lamps: readonly EffectCue[];

  constructor({ x, z, storey, lamps, pieces }: Chimney, standing: number) {
    const top = standing * storey;
    this.clouds = Array.from({ length: CLOUDS }, (_, seed) =>
      cue({ effect: 'vapour', x, y: top + OVER, z, seed, duration: CLOUD_LIFE }),
    );
    const lit = lamps !== undefined && standing === pieces.length ? lamps : null;
    this.lamps = Array.from({ length: lit?.count ?? 0 }, (_, seed) => {
      const turn = ((seed + 0.5) / lit!.count) * 2 * Math.PI;
      const [east, south] = [Math.sin(turn) * lit!.radius, Math.cos(turn) * lit!.radius];
      return cue({ effect: 'beacon', x: x + east, y: top - lit!.below, z: z + south, seed, duration: FLASH });
    });
  }
}

/** What rises from chimneys and blinks on them: a pure function of the time and of what stands. */
export class ChimneyHaze {
  private readonly places: readonly (readonly number[])[];
  private readonly known = new Map<string, Haze>();

  /** @param ids of all pieces, in the order of the pose buffer */
  constructor(
    private readonly chimneys: readonly Chimney[],
    ids: readonly string[],
  ) {
    this.places = chimneys.map(({ pieces }) => pieces.map((id) => ids.indexOf(id)));
    const missing = chimneys.flatMap(({ pieces }) => pieces).find((id) => !ids.includes(id));
    if (missing !== undefined) throw new RangeError(`the chimney's piece ${missing} is not on the table`);
  }

  /** @param time seconds, 0 or more */
  visit(time: number, poses: Float64Array, visit: CueVisitor): void {
    for (const [number, chimney] of this.chimneys.entries()) {
      const standing = standingStoreys(chimney, this.places[number]!, poses);
      if (standing === 0) continue;
      const { clouds, lamps } = this.hazeOf(number, chimney, standing);
      for (const [index, cloud] of clouds.entries())
        visit(cloud, (time + (index / clouds.length) * CLOUD_LIFE) % CLOUD_LIFE);
      for (const [index, lamp] of lamps.entries()) {
        const age = (time + (1 - index / lamps.length) * ROUND) % ROUND;
        // Always told of, so that only ages change from picture to picture.
        visit(lamp, age);
      }
    }
  }

  private hazeOf(number: number, chimney: Chimney, standing: number): Haze {
    const key = `${number} ${standing}`;
    const haze = this.known.get(key) ?? new Haze(chimney, standing);
    this.known.set(key, haze);
    return haze;
  }
}
