/** Looks of particles. All except chunks are sprites and share one draw call; chunks are solid and share another. */
export const PARTICLE_LOOKS = [
  /** A shaded puff of dust, smoke or steam, facing the viewer. */
  'puff',
  /** A point of light, elongated in flight. */
  'spark',
  /** Light without a body: a flash, a halo. */
  'glow',
  /** A ring on the ground, of dust or light. */
  'ring',
  /** A line along its path. */
  'streak',
  /** A drop of liquid. */
  'drop',
  /** A tumbling scrap: paper, ash, confetti. */
  'flake',
  'chunk',
] as const;
export type ParticleLook = (typeof PARTICLE_LOOKS)[number];

/** Minimum and maximum; picked at random. */
export type Range = readonly [least: number, most: number];

/** One sort of particle of an effect. Speeds in table units per second, times as shares of the effect's duration. */
export interface Emitter {
  readonly look: ParticleLook;
  /** Number at intensity 1; 0.5 means one at intensity 2. Low detail never drops a single one. */
  readonly count: number;
  /** Start distance from the centre. */
  readonly around?: Range;
  /** Start height above the effect. */
  readonly above?: Range;
  /** Speed away from the centre, over the ground. */
  readonly out?: Range;
  readonly up?: Range;
  /** Speed in the direction of the effect. */
  readonly ahead?: Range;
  /** How quickly air slows it down, per second; 0 for no drag. */
  readonly drag?: number;
  /** Table units per second squared; negative rises. Falling particles come to rest on the ground. */
  readonly gravity?: number;
  readonly begins?: Range;
  readonly lasts?: Range;
  /** Start and end size in table units, before variation. */
  readonly size: Range;
  /** Relative variation of sizes. */
  readonly varied?: number;
  readonly opacity?: number;
  /** Start and end colours; `tone` takes those of the effect's material. */
  readonly colours: readonly [from: string, to: string] | 'tone' | 'tone-dark';
  /** Light emission; 0 is lit only by the lamps. */
  readonly light?: number;
  /** Radians per second, in either direction. */
  readonly spin?: number;
  /** Spreads particles along the effect's path, later ones farther on, up to this distance to its sides. */
  readonly beside?: number;
  /** Its size grows with the effect's intensity. */
  readonly grows?: boolean;
}

/** Colours of a material, light and dark. */
export type Tone = readonly [light: string, dark: string];

/** Everything that the effect cues of a stage may name. */
export interface EffectLibrary {
  /** The emitters of each effect. */
  readonly recipes: Readonly<Record<string, readonly Emitter[]>>;
  readonly tones: Readonly<Record<string, Tone>>;
  /**
   * Flashing effects and their replacements at more than normal speed, where they would flash too often for photosensitive
   * players.
   */
  readonly calmer: Readonly<Record<string, string>>;
}
