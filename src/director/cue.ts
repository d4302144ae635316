/** A point of the ground, in table units. */
export interface GroundPoint {
  readonly x: number;
  readonly z: number;
}

/** A point of an effect's path; at the effect's height where none is given. */
export interface PathPoint extends GroundPoint {
  readonly y?: number;
}

/** An effect that is a pure function of its age and its seed. */
export interface EffectCue {
  readonly at: number;
  readonly kind: 'effect';
  /** A name in the stage's library of effects; an unknown one shows nothing. */
  readonly effect: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Heading of directed effects, radians, 0 to the south (+z), as a piece's yaw. */
  readonly yaw: number;
  /**
   * How far what it comes from is raised from lying flat to facing south, radians: π/2 is an upright wall. Away from it
   * is up for the effect, down along it ahead; things fall as ever. It lies flat if left out.
   */
  readonly tilt?: number;
  /** Where a streak or mound travels, beginning at x, y, z; the time is shared out evenly among its points. */
  readonly path: readonly PathPoint[];
  /** What it is made of, as far as its colours tell: a name in the same library. */
  readonly tone: string;
  /** The height to which things fall. */
  readonly ground: number;
  /** A whole number ≥ 0. */
  readonly seed: number;
  /** About 0.3 (slight) … 1 (usual) … 3 (enormous). */
  readonly intensity: number;
  /** Seconds until nothing is left of it. */
  readonly duration: number;
}

/** A mark that something leaves on the ground for good. */
export interface Decal extends GroundPoint {
  /** A name among the stage's drawings; an unknown one shows nothing. */
  readonly kind: string;
  /** As a piece's yaw. */
  readonly yaw: number;
  /** Half its extent, table units. */
  readonly size: number;
  /** How many marks of the game came before it. */
  readonly number: number;
}

/** A mark comes out. It belongs to the table from the end of its timeline on. */
export interface DecalCue {
  readonly at: number;
  readonly kind: 'decal';
  readonly decal: Decal;
  /** Seconds until it is fully there. */
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

/** An upright box that a shot must show whole: a figure, a tower, a pile. Table units. */
export interface CameraSubject extends GroundPoint {
  /** Height of its foot. */
  readonly y: number;
  /** From its middle to its sides. */
  readonly half: number;
  /** From its foot to its top. */
  readonly tall: number;
}

/**
 * What a camera cue is in the story of an action: the table as a whole, what is being done, the blow itself (answered
 * with a nudge), the end of the game (a slow approach); or no shot of its own, but what the next one must not lose on its way.
 */
export const CAMERA_ROLES = ['establish', 'action', 'impact', 'finale', 'keep'] as const;
export type CameraRole = (typeof CAMERA_ROLES)[number];

/** Asks for a shot. What becomes of it is up to how the viewer likes the camera: see `planCamera`. */
export interface CameraCue {
  readonly at: number;
  readonly kind: 'camera';
  readonly role: CameraRole;
  /** All that must be seen; the first is what it is about. None for `establish`. */
  readonly subjects: readonly CameraSubject[];
  /** 0 (hardly) … 1 (closest). */
  readonly intensity: number;
  /** One of the great moments of a game: the camera comes nearer, and faster, than it does for anything else. */
  readonly great?: boolean;
  /** Seconds for which the shot is wanted, or what it keeps is to be seen. */
  readonly duration: number;
}

/** Makes the picture shake. */
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
  /** The figure whose sound it is, for sounds that each makes in its own way. */
  readonly voice?: string;
  /** Semitones by which it is higher than usual. */
  readonly raised?: number;
  /** What is heard in its place where people play some of these seats, and no other one. */
  readonly own?: { readonly sound: string; readonly seats: readonly string[] };
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

/** The eyes of a piece glow up and fade. */
export interface GlowCue {
  readonly at: number;
  readonly kind: 'glow';
  /** A piece whose model has no eyes to speak of stays as it is. */
  readonly piece: string;
  readonly duration: number;
}

/** Something that happens at a moment of a timeline; `at` in seconds from its start. */
export type Cue = EffectCue | DecalCue | CaptionCue | CameraCue | ShakeCue | SoundCue | ClipCue | GlowCue;
