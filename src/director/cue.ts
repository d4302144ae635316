/** A point on the ground, in table units. */
export interface GroundPoint {
  readonly x: number;
  readonly z: number;
}

/** A point of an effect's path. Default height: the effect's. */
export interface PathPoint extends GroundPoint {
  readonly y?: number;
}

/** An effect: a pure function of its age and its seed. */
export interface EffectCue {
  readonly at: number;
  readonly kind: 'effect';
  /** A name in the stage's effect library; unknown ones show nothing. */
  readonly effect: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Heading of directed effects in radians; 0 is south (+z), like a piece's yaw. */
  readonly yaw: number;
  /**
   * Tilt of the surface it comes from, from flat towards facing south, radians; π/2 is an upright wall. The effect's up is
   * away from that surface and its ahead is down along it; gravity is unaffected. Default: flat.
   */
  readonly tilt?: number;
  /** Path of a streak or mound, starting at x, y, z; time is divided evenly between its points. */
  readonly path: readonly PathPoint[];
  /** The material that sets its colours: a name in the same library. */
  readonly tone: string;
  /** The height at which falling particles land. */
  readonly ground: number;
  /** A whole number ≥ 0. */
  readonly seed: number;
  /** About 0.3 (slight) … 1 (normal) … 3 (enormous). */
  readonly intensity: number;
  /** Seconds until nothing of it is left. */
  readonly duration: number;
}

/** A permanent mark on the ground. */
export interface Decal extends GroundPoint {
  /** A name among the stage's drawings; unknown ones show nothing. */
  readonly kind: string;
  /** Like a piece's yaw. */
  readonly yaw: number;
  /** Half its size, table units. */
  readonly size: number;
  /** Number of earlier marks in the game. */
  readonly number: number;
}

/** A mark appears. It belongs to the table once its timeline has ended. */
export interface DecalCue {
  readonly at: number;
  readonly kind: 'decal';
  readonly decal: Decal;
  /** Seconds until it is fully opaque. */
  readonly duration: number;
}

/** A caption on the screen, by a key that the game's view translates. */
export interface CaptionCue {
  readonly at: number;
  readonly kind: 'caption';
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly duration: number;
}

/** An upright box that a shot must fully show: a figure, a tower, a pile. Table units. */
export interface CameraSubject extends GroundPoint {
  /** Height of its base. */
  readonly y: number;
  /** From its centre to its sides. */
  readonly half: number;
  /** From its base to its top. */
  readonly tall: number;
}

/**
 * What a camera cue is in the story of an action: the whole table, what is being done, the blow itself (with a nudge), the
 * end of the game (a slow approach); or, for `keep`, no shot of its own but something the next move must not lose.
 */
export const CAMERA_ROLES = ['establish', 'action', 'impact', 'finale', 'keep'] as const;
export type CameraRole = (typeof CAMERA_ROLES)[number];

/** Asks for a shot. The viewer's camera settings decide what becomes of it: see `planCamera`. */
export interface CameraCue {
  readonly at: number;
  readonly kind: 'camera';
  readonly role: CameraRole;
  /** Everything that must be visible; the first is the main subject. None for `establish`. */
  readonly subjects: readonly CameraSubject[];
  /** 0 (hardly) … 1 (closest). */
  readonly intensity: number;
  /** One of the great moments of a game: the camera moves closer, and faster, than for anything else. */
  readonly great?: boolean;
  /** Seconds for which the shot is wanted, or for which `keep` applies. */
  readonly duration: number;
}

/** Shakes the camera. */
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
  /** Its origin, table units east of the centre. */
  readonly x: number;
  /** The figure that makes the sound, for sounds that differ between figures. */
  readonly voice?: string;
  /** Pitch shift upwards, in semitones. */
  readonly raised?: number;
  /** Replacement sound if people play some of these seats and no other one. */
  readonly own?: { readonly sound: string; readonly seats: readonly string[] };
}

/** A piece moves its limbs: it plays a clip of its model, time-scaled to the cue's duration. */
export interface ClipCue {
  readonly at: number;
  readonly kind: 'clip';
  readonly piece: string;
  /** Ignored if the piece's model lacks the clip. */
  readonly clip: string;
  readonly duration: number;
}

/** The eyes of a piece light up and fade. */
export interface GlowCue {
  readonly at: number;
  readonly kind: 'glow';
  /** Ignored if the piece's model has no glowing eyes. */
  readonly piece: string;
  readonly duration: number;
}

/** Something that happens during a timeline; `at` in seconds from its start. */
export type Cue = EffectCue | DecalCue | CaptionCue | CameraCue | ShakeCue | SoundCue | ClipCue | GlowCue;
