import {
  type Beat,
  type CameraRole,
  type CameraSubject,
  displayTime,
  type GroundPoint,
  type Layout,
  layoutBuffer,
  type PathPoint,
  type PieceIndex,
  type Pose,
  type SoundCue,
  type Timeline,
  TimelineBuilder,
  withReducedMotion,
} from '#director';
import { EFFECT_SECONDS, type EffectKind, type EffectTone, FLASHES } from '../cues';

/** A player's presentation settings. */
export interface ShowSettings {
  /** Builds the timeline for reduced motion: see `withReducedMotion`. */
  readonly reducedMotion: boolean;
  /** The chosen figures, by seat. */
  readonly figures?: Readonly<Partial<Record<string, string>>>;
}

/** The input for a scene. */
export interface SceneStart<Caption extends string, Sound extends string, Clip extends string> {
  readonly pieces: PieceIndex;
  readonly layout: Layout;
  /** The figure of each piece that has a voice. */
  readonly voices: ReadonlyMap<string, string>;
  /** A whole number ≥ 1; makes effects differ from each other. */
  readonly seed: number;
  /** The roars that go with a monster's clips. */
  readonly calls: Readonly<Partial<Record<Clip, Sound>>>;
  /** The sounds that go with captions. */
  readonly stings: Readonly<Partial<Record<Caption, Sound>>>;
}

export interface EffectOptions {
  readonly intensity?: number;
  readonly duration?: number;
  readonly y?: number;
  readonly yaw?: number;
  /** Its path, starting at its place. */
  readonly path?: readonly PathPoint[];
  /** As in {@link EffectCue}. */
  readonly tilt?: number;
  /** Default: `ground`. */
  readonly tone?: EffectTone;
}

/** Something the camera must show; missing fields default to a monster's. */
export type SeenThing = GroundPoint & Partial<CameraSubject>;

export interface CameraLook {
  /** Default: `action`. */
  readonly role?: CameraRole;
  /** 0 (hardly) … 1 (closest). */
  readonly intensity: number;
  /** One of the great moments of the game. Default: false. */
  readonly great?: boolean;
  /** Seconds. */
  readonly duration: number;
}

/** The size of a monster, for the camera. */
const MONSTER = { half: 0.45, tall: 1.15 };

const asSubject = ({ x, z, y = 0, half = MONSTER.half, tall = MONSTER.tall }: SeenThing): CameraSubject => ({
  x,
  y,
  z,
  half,
  tall,
});

/**
 * Minimum time to a flash from the previous one, or from the start of a timeline, seconds: never more than three per
 * second.
 */
const BETWEEN_FLASHES = 0.34;

/** A timeline in the making: the builder, and the current time. Beats are added in order. */
export class ShowScene<
  Caption extends string = string,
  Sound extends string = string,
  Clip extends string = string,
> {
  readonly builder: TimelineBuilder;
  /** Earliest start of the next beat, seconds. */
  now = 0;
  /** When the latest blow or heavy step landed. */
  impact = 0;
  private readonly flashes: number[] = [];
  private readonly beats: Beat[] = [];
  private seed: number;

  constructor(
    private readonly start: SceneStart<Caption, Sound, Clip>,
    readonly settings: ShowSettings,
  ) {
    this.builder = new TimelineBuilder(start.pieces, layoutBuffer(start.pieces, start.layout));
    this.seed = start.seed;
  }

  /**
   * Begins a step of a long action, with the game's key for its label; earlier movements may still be under way.
   * @param from index of its first event @param at seconds, later than the previous step
   */
  beat(name: string, from: number, at = this.now): void {
    this.beats.push({ name, at, from });
  }

  /**
   * The finished timeline, with its steps if there are several, according to the player's settings.
   * @param until minimum duration, seconds of source time
   */
  finish(until = this.now): Timeline {
    const timeline = this.withBeats(this.builder.hold(until).build());
    return this.settings.reducedMotion ? withReducedMotion(timeline) : timeline;
  }

  private withBeats(timeline: Timeline): Timeline {
    const beats = this.beats
      .map(({ name, at, from }, index) =>
        index === 0 ? { name, at: 0, from: 0 } : { name, at: displayTime(timeline.stretches, at), from },
      )
      .filter(({ at }) => at < timeline.duration);
    return beats.length < 2 ? timeline : { ...timeline, beats };
  }

  /** An effect on the ground or at a height `y`. */
  effect(effect: EffectKind, at: number, place: GroundPoint, options: EffectOptions = {}): void {
    const { intensity = 1, duration = EFFECT_SECONDS[effect], y = 0, yaw = 0, path = [] } = options;
    const { tone = 'ground', tilt = 0 } = options;
    const seed = this.seed++;
    const { x, z } = place;
    const look = {
      effect: this.bearable(effect, at),
      tone,
      intensity,
      seed,
      ...(tilt === 0 ? {} : { tilt }),
    };
    this.builder.cue({ at, kind: 'effect', ...look, x, y, z, yaw, path, ground: 0, duration });
  }

  /** The effect, or sparks instead if flashes would come too fast, including those of other timelines. */
  private bearable(effect: EffectKind, at: number): EffectKind {
    if (!FLASHES.has(effect)) return effect;
    const near = this.flashes.some((other) => Math.abs(other - at) < BETWEEN_FLASHES);
    if (near || at < BETWEEN_FLASHES) return effect === 'meltdown' ? effect : 'sparks';
    this.flashes.push(at);
    return effect;
  }

  /**
   * Slows down a passage, or freezes it.
   * @param duration seconds of source time, more than 0 @param longer additional seconds
   */
  stop(at: number, duration: number, longer: number): void {
    this.builder.stretch(at, duration, duration + longer);
  }

  shake(at: number, intensity: number, duration = 0.3): void {
    this.builder.cue({ at, kind: 'shake', intensity, duration });
  }

  /**
   * Asks for a camera shot from a given time on; it arrives about when a blow that begins then lands. The camera returns by
   * itself, and shots in close succession are merged.
   * @param subjects everything that must be visible, the main subject first; by default a monster
   */
  camera(at: number, subjects: SeenThing | readonly SeenThing[], look: CameraLook): void {
    const { role = 'action', intensity, great = false, duration } = look;
    const seen = [subjects].flat().map(asSubject);
    this.builder.cue({ at, kind: 'camera', role, subjects: seen, intensity, great, duration });
  }

  /** The figure of a piece; undefined for one without a voice. */
  figureOf(piece: string): string | undefined {
    return this.start.voices.get(piece);
  }

  /**
   * @param volume 0 … 1 @param piece the monster that makes it, if the sound differs between monsters
   * @param change further fields of the cue
   */
  sound(
    sound: Sound,
    at: number,
    place: Pick<Pose, 'x'>,
    volume = 1,
    piece?: string,
    change: Pick<SoundCue, 'raised' | 'own'> = {},
  ): void {
    const voice = piece === undefined ? undefined : this.start.voices.get(piece);
    const { x } = place;
    const whose = voice === undefined ? {} : { voice };
    this.builder.cue({ at, kind: 'sound', sound, volume, x, ...whose, ...change });
  }

  /** Plays a clip of a miniature. @param duration seconds, more than 0 */
  clip(clip: Clip, piece: string, at: number, duration: number): void {
    const call = this.start.calls[clip];
    if (call !== undefined) this.sound(call, at, this.start.layout.get(piece) ?? { x: 0 }, 1, piece);
    this.builder.cue({ at, kind: 'clip', clip, piece, duration });
  }

  /** Makes a miniature's eyes glow. @param duration seconds, more than 0 */
  glow(piece: string, at: number, duration: number): void {
    this.builder.cue({ at, kind: 'glow', piece, duration });
  }

  caption(key: Caption, at: number, params: Readonly<Record<string, string | number>>, duration = 1.2): void {
    const sting = this.start.stings[key];
    if (sting !== undefined) this.sound(sting, at, { x: 0 });
    this.builder.cue({ at, kind: 'caption', key, params, duration });
  }
}
