export const EFFECTS = [
  'dust',
  'debris',
  'sparks',
  'smoke',
  'shock-ring',
  /** Rings of a stamping foot. */
  'stamp',
  /** Lines of speed along the path. */
  'streak',
  /** Earth thrown up along the path by something below. */
  'mound',
  'flash',
] as const;
export type EffectKind = (typeof EFFECTS)[number];

/** A point of the ground, in table units. */
export interface GroundPoint {
  readonly x: number;
  readonly z: number;
}

/** An effect that is a pure function of its age and its seed. */
export interface EffectCue {
  readonly at: number;
  readonly kind: 'effect';
  readonly effect: EffectKind;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Heading of directed effects, radians, 0 to the south (+z), as a piece's yaw. */
  readonly yaw: number;
  /** Where a streak or mound travels, evenly over its duration, beginning at x, z. */
  readonly path: readonly GroundPoint[];
  /** A whole number ≥ 0. */
  readonly seed: number;
  /** About 0.3 (slight) … 1 (usual) … 3 (enormous). */
  readonly intensity: number;
  /** Seconds until nothing is left of it. */
  readonly duration: number;
}

/** Words on the screen, named by a key that the game's view translates. */
export interface CaptionCue {
  readonly at: number;
  readonly kind: 'caption';
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly duration: number;
}

/** Draws the eye to a point. */
export interface CameraCue {
  readonly at: number;
  readonly kind: 'camera';
  readonly x: number;
  readonly z: number;
  /** 0 (hardly) … 1 (closest). */
  readonly intensity: number;
  readonly duration: number;
}

/** Makes the picture tremble. */
export interface ShakeCue {
  readonly at: number;
  readonly kind: 'shake';
  /** 0 … 1. */
  readonly intensity: number;
  readonly duration: number;
}

export interface SoundCue {
  readonly at: number;
  readonly kind: 'sound';
  readonly sound: string;
  /** 0 … 1. */
  readonly volume: number;
  /** Where it comes from, table units to the east of the middle. */
  readonly x: number;
}

/** A piece moves its limbs: it plays a clip of its model, stretched or hurried to the cue's duration. */
export interface ClipCue {
  readonly at: number;
  readonly kind: 'clip';
  readonly piece: string;
  /** A piece whose model lacks the clip stays as it is. */
  readonly clip: string;
  readonly duration: number;
}

/** Something that happens at a moment of a timeline; `at` in seconds from its start. */
export type Cue = EffectCue | CaptionCue | CameraCue | ShakeCue | SoundCue | ClipCue;
