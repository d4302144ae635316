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

/** How a player wants to see it. */
export interface ShowSettings {
  /** The timeline is made for those who want little motion: see `withReducedMotion`. */
  readonly reducedMotion: boolean;
  /** The figures that players have chosen, by seat. */
  readonly figures?: Readonly<Partial<Record<string, string>>>;
}

/** What a scene begins with. */
export interface SceneStart<Caption extends string, Sound extends string, Clip extends string> {
  readonly pieces: PieceIndex;
  readonly layout: Layout;
  /** Whose figure each piece with a voice has. */
  readonly voices: ReadonlyMap<string, string>;
  /** A whole number ≥ 1: what no two effects share. */
  readonly seed: number;
  /** What a monster says to what it does with its limbs. */
  readonly calls: Readonly<Partial<Record<Clip, Sound>>>;
  /** What is heard with words on the screen. */
  readonly stings: Readonly<Partial<Record<Caption, Sound>>>;
}

export interface EffectOptions {
  readonly intensity?: number;
  readonly duration?: number;
  readonly y?: number;
  readonly yaw?: number;
  /** Where it travels, beginning at its place. */
  readonly path?: readonly PathPoint[];
  /** As in an effect's cue. */
  readonly tilt?: number;
  /** `ground` if left out. */
  readonly tone?: EffectTone;
}

/** Something to be seen by the camera; it is taken for a monster as far as nothing is said. */
export type SeenThing = GroundPoint & Partial<CameraSubject>;

export interface CameraLook {
  /** `action` if left out. */
  readonly role?: CameraRole;
  /** 0 (hardly) … 1 (closest). */
  readonly intensity: number;
  /** One of the great moments of the game; not if left out. */
  readonly great?: boolean;
  /** Seconds. */
  readonly duration: number;
}

/** What the camera takes for the extent of a monster. */
const MONSTER = { half: 0.45, tall: 1.15 };

const asSubject = ({ x, z, y = 0, half = MONSTER.half, tall = MONSTER.tall }: SeenThing): CameraSubject => ({
  x,
  y,
  z,
  half,
  tall,
});

/** Seconds from a flash, or the beginning of a timeline, to the next flash: never more than three a second. */
const BETWEEN_FLASHES = 0.34;

/** A timeline in the making: the builder, and when what may begin. Beats are played on it in their order. */
export class ShowScene<
  Caption extends string = string,
  Sound extends string = string,
  Clip extends string = string,
> {
  readonly builder: TimelineBuilder;
  /** When the next beat may begin, seconds. */
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
   * A step of a long action begins, named for the game's words; what was begun before may still be under way.
   * @param from the first of the action's events that it tells @param at seconds, later than the step before
   */
  beat(name: string, from: number, at = this.now): void {
    this.beats.push({ name, at, from });
  }

  /**
   * What has been put together, with its steps where there are several, as the player wants to see it.
   * @param until it lasts at least so long, seconds as written
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

  /** The effect, or sparks in its place where flashes would follow each other too fast, those of other timelines included. */
  private bearable(effect: EffectKind, at: number): EffectKind {
    if (!FLASHES.has(effect)) return effect;
    const near = this.flashes.some((other) => Math.abs(other - at) < BETWEEN_FLASHES);
    if (near || at < BETWEEN_FLASHES) return effect === 'meltdown' ? effect : 'sparks';
    this.flashes.push(at);
    return effect;
  }

  /**
   * Shows a passage slower, or holds it.
   * @param duration seconds as written, more than 0 @param longer seconds that it lasts on top of that
   */
  stop(at: number, duration: number, longer: number): void {
    this.builder.stretch(at, duration, duration + longer);
  }

  shake(at: number, intensity: number, duration = 0.3): void {
    this.builder.cue({ at, kind: 'shake', intensity, duration });
  }

  /**
   * Asks the camera for a shot from a moment on: it arrives about when a blow lands that begins then. The camera
   * returns by itself; shots that follow each other closely become one.
   * @param subjects all that must be seen, what it is about first: a monster where nothing else is said
   */
  camera(at: number, subjects: SeenThing | readonly SeenThing[], look: CameraLook): void {
    const { role = 'action', intensity, great = false, duration } = look;
    const seen = [subjects].flat().map(asSubject);
    this.builder.cue({ at, kind: 'camera', role, subjects: seen, intensity, great, duration });
  }

  /** Whose figure a piece has; undefined for one without a voice. */
  figureOf(piece: string): string | undefined {
    return this.start.voices.get(piece);
  }

  /**
   * @param volume 0 … 1 @param piece the monster whose voice it is, or that makes it in its own way
   * @param change what else is said of it: see the cue
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

  /** A miniature moves its limbs. @param duration seconds, more than 0 */
  clip(clip: Clip, piece: string, at: number, duration: number): void {
    const call = this.start.calls[clip];
    if (call !== undefined) this.sound(call, at, this.start.layout.get(piece) ?? { x: 0 }, 1, piece);
    this.builder.cue({ at, kind: 'clip', clip, piece, duration });
  }

  /** A miniature's eyes glow. @param duration seconds, more than 0 */
  glow(piece: string, at: number, duration: number): void {
    this.builder.cue({ at, kind: 'glow', piece, duration });
  }

  caption(key: Caption, at: number, params: Readonly<Record<string, string | number>>, duration = 1.2): void {
    const sting = this.start.stings[key];
    if (sting !== undefined) this.sound(sting, at, { x: 0 });
    this.builder.cue({ at, kind: 'caption', key, params, duration });
  }
}
