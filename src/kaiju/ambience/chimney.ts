import { CHANNEL_COUNT, CHANNEL_OFFSET, type CueVisitor, type EffectCue } from '#director';
import type { EffectKind } from '../cues';

/** Lamps around the top of a chimney, which light up in turn. */
export interface RimLamps {
  readonly count: number;
  /** Distance from the chimney's axis, table units. */
  readonly radius: number;
  /** Depth below its top, table units. */
  readonly below: number;
}

/** A stack of pieces; vapour rises from the highest one still standing. */
export interface Chimney {
  /** Piece ids, bottom to top. */
  readonly pieces: readonly string[];
  readonly x: number;
  readonly z: number;
  /** Height of one piece, table units. */
  readonly storey: number;
  /** On the top piece, as long as it stands. */
  readonly lamps?: RimLamps;
}

/** A piece farther from its place than this no longer counts as standing, table units. */
const OFF = 0.12;
/** Height of the vapour above the top, so that the glow inside stays visible. */
const OVER = 0.05;
/** Clouds at a time, and the lifetime of each in seconds. */
const CLOUDS = 5;
const CLOUD_LIFE = 7.5;
/** Seconds between two flashes of a lamp, and the duration of a flash. */
const ROUND = 3;
const FLASH = 1.3;

/**
 * Number of a chimney's pieces still stacked in their places.
 * @param places buffer indices of its pieces, bottom to top
 */
export function standingStoreys(
  { x, z, storey }: Pick<Chimney, 'x' | 'z' | 'storey'>,
  places: readonly number[],
  poses: Float64Array,
): number {
  for (let level = 0; level < places.length; level++) {
    const at = places[level]! * CHANNEL_COUNT;
    const stands =
      poses[at + CHANNEL_OFFSET.visibility]! > 0 &&
      Math.abs(poses[at + CHANNEL_OFFSET.x]! - x) <= OFF &&
      Math.abs(poses[at + CHANNEL_OFFSET.y]! - level * storey) <= OFF &&
      Math.abs(poses[at + CHANNEL_OFFSET.z]! - z) <= OFF;
    if (!stands) return level;
  }
  return places.length;
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

/** The recurring effects above a chimney. */
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

/** Vapour and blinking lamps of chimneys: a pure function of the time and of what stands. */
export class ChimneyHaze {
  private readonly places: readonly (readonly number[])[];
  private readonly known: Haze[][];

  /** @param ids all pieces, in the order of the pose buffer */
  constructor(
    private readonly chimneys: readonly Chimney[],
    ids: readonly string[],
  ) {
    this.places = chimneys.map(({ pieces }) => pieces.map((id) => ids.indexOf(id)));
    this.known = chimneys.map(() => []);
    const missing = chimneys.flatMap(({ pieces }) => pieces).find((id) => !ids.includes(id));
    if (missing !== undefined) throw new RangeError(`the chimney's piece ${missing} is not on the table`);
  }

  /** @param time seconds, 0 or more */
  visit(time: number, poses: Float64Array, visit: CueVisitor): void {
    // Indexed loop: runs every frame, and iterators would allocate.
    for (let number = 0; number < this.chimneys.length; number++) {
      const chimney = this.chimneys[number]!;
      const standing = standingStoreys(chimney, this.places[number]!, poses);
      if (standing === 0) continue;
      const { clouds, lamps } = this.hazeOf(number, chimney, standing);
      for (let index = 0; index < clouds.length; index++)
        visit(clouds[index]!, (time + (index / clouds.length) * CLOUD_LIFE) % CLOUD_LIFE);
      // Visited even while dark, so that only ages change between frames.
      for (let index = 0; index < lamps.length; index++)
        visit(lamps[index]!, (time + (1 - index / lamps.length) * ROUND) % ROUND);
    }
  }

  private hazeOf(number: number, chimney: Chimney, standing: number): Haze {
    const known = this.known[number]!;
    known[standing] ??= new Haze(chimney, standing);
    return known[standing];
  }
}
