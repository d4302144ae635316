/**
 * What a particle looks like. All but chunks are sprites and share one draw call; chunks are solid and share another.
 */
export const PARTICLE_LOOKS = [
  /** A lump of dust, smoke or steam with light and shade, facing the viewer. */
  'puff',
  /** A point of light, drawn out where it flies. */
  'spark',
  /** Light without a body: a flash, a halo. */
  'glow',
  /** A ring on the ground, of dust or light. */
  'ring',
  /** A line along its way. */
  'streak',
  /** A drop of something wet. */
  'drop',
  /** A scrap that tumbles: paper, ash, confetti. */
  'flake',
  'chunk',
] as const;
export type ParticleLook = (typeof PARTICLE_LOOKS)[number];

/** From the least to the greatest; chance decides. */
export type Range = readonly [least: number, most: number];

/** One sort of particle of an effect. Speeds in table units per second, times as shares of the effect's duration. */
export interface Emitter {
  readonly look: ParticleLook;
  /** How many an effect of intensity 1 has; 0.5 means one at intensity 2. Single ones are never left out. */
  readonly count: number;
  /** How far from the middle it begins. */
  readonly around?: Range;
  /** How far above the effect it begins. */
  readonly above?: Range;
  /** Away from the middle over the ground. */
  readonly out?: Range;
  readonly up?: Range;
  /** In the direction of the effect. */
  readonly ahead?: Range;
  /** How soon air stops it, per second; 0 for never. */
  readonly drag?: number;
  /** Table units per second per second, negative for what rises. What falls comes to lie on the ground. */
  readonly gravity?: number;
  readonly begins?: Range;
  readonly lasts?: Range;
  /** From its size at the beginning to that at the end, table units, before chance. */
  readonly size: Range;
  /** Share by which sizes differ. */
  readonly varied?: number;
  readonly opacity?: number;
  /** Colours at the beginning and the end; `tone` for those of what the effect is made of. */
  readonly colours: readonly [from: string, to: string] | 'tone' | 'tone-dark';
  /** How much light it gives off; 0 for what is lit. */
  readonly light?: number;
  /** Radians per second, either way. */
  readonly spin?: number;
  /** Begins along the effect's path, farther the later, this far to its sides. */
  readonly beside?: number;
  /** Its size grows with the intensity of the effect. */
  readonly grows?: boolean;
}

/** Colours of what things are made of, from light to dark. */
export type Tone = readonly [light: string, dark: string];

/** Everything that effect cues may name on a stage. */
export interface EffectLibrary {
  /** What each effect is made of. */
  readonly recipes: Readonly<Record<string, readonly Emitter[]>>;
  readonly tones: Readonly<Record<string, Tone>>;
  /**
   * Effects that flash, and what is shown in their place when time passes faster than they were made for: they would
   * follow each other too fast for eyes that cannot bear it.
   */
  readonly calmer: Readonly<Record<string, string>>;
}
