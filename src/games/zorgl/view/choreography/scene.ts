import {
  type CameraRole,
  type CameraSubject,
  type GroundPoint,
  type Layout,
  layoutBuffer,
  type PathPoint,
  type Pose,
  TimelineBuilder,
} from '#director';
import { EFFECT_SECONDS, type EffectKind, type EffectTone, FLASHES } from '#kaiju/cues';
import type { Seat } from '#zorgl/rules';
import { layout } from '../layout';
import { figureOf } from '../pieces';
import type { Table } from '../table';

/** How a player wants to see it. */
export interface ChoreographySettings {
  /** Short slides only: no hops, shaking or flashes. */
  readonly reducedMotion: boolean;
}

export const CAPTIONS = [
  /** Params: power. */
  'power',
  /** Two or three monsters pushed into a building. Params: floors. */
  'combo',
  'mega-combo',
  /** Params: monster. */
  'stamp',
  'howl',
  'inertia',
  /** The plant is destroyed. */
  'plant-down',
  /** Params: player. */
  'turn',
  'passed-over',
  /** Params: winner, reason. */
  'game-over',
] as const;
/** Words that the table can show; the view has the texts. */
export type CaptionKey = (typeof CAPTIONS)[number];

export const SOUNDS = [
  'card-lift',
  'card-drop',
  'draw',
  'shuffle',
  'step',
  'land',
  'stamp',
  'howl',
  'lunge',
  'hit',
  'scrape',
  'teeter',
  'crack',
  'collapse',
  'clack',
  'dash',
  'dig',
  'erupt',
  'leap',
  'throw',
  'shake',
  'missile',
  'explosion',
  'tail',
  'splash',
  'sag',
  'hover',
  'engine',
  'cannon',
  'flee',
  'crush',
  'turn',
  'fanfare',
  /** Two or three monsters are pushed into a building; the plant is destroyed. */
  'combo',
  'siren',
  /** A monster's voice: hit, hitting, winning, losing. */
  'grunt',
  'effort',
  'cheer',
  'groan',
] as const;
/** What the table can sound like; the sounds are made by `tools/art/sound`. */
export type SoundKey = (typeof SOUNDS)[number];

export const CLIPS = [
  'walk',
  'attack',
  'throw',
  'hit',
  'roar',
  'leap',
  'burrow',
  'victory',
  'defeat',
  'tail',
  'missile',
  'hover',
  'ink',
] as const;
/** What a miniature can do with its limbs; one whose model lacks a clip holds still. */
export type ClipKey = (typeof CLIPS)[number];

/** What a monster says to what it does with its limbs. */
const CALLS: Partial<Record<ClipKey, SoundKey>> = {
  attack: 'effort',
  throw: 'effort',
  leap: 'effort',
  tail: 'effort',
  hit: 'grunt',
  victory: 'cheer',
  defeat: 'groan',
};

/** What is heard with words on the screen. */
const STINGS: Partial<Record<CaptionKey, SoundKey>> = {
  combo: 'combo',
  'mega-combo': 'combo',
  'plant-down': 'siren',
};

interface EffectOptions {
  readonly intensity?: number;
  readonly duration?: number;
  readonly y?: number;
  readonly yaw?: number;
  /** Where it travels, beginning at its place. */
  readonly path?: readonly PathPoint[];
  /** `ground` where left out. */
  readonly tone?: EffectTone;
}

/** Something to be seen by the camera; it is taken for a monster as far as nothing is said. */
export type SeenThing = GroundPoint & Partial<CameraSubject>;

export interface CameraLook {
  /** `action` where left out. */
  readonly role?: CameraRole;
  /** 0 (hardly) … 1 (closest). */
  readonly intensity: number;
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
export class Scene {
  readonly builder: TimelineBuilder;
  /** When the next beat may begin, seconds. */
  now = 0;
  /** When the cards of hands and piles are at rest. */
  cardsAtRest = 0;
  /** When the latest blow or heavy step landed. */
  impact = 0;
  /** When nobody sinks any longer with a building that loses floors. */
  steady = 0;
  private readonly flashes: number[] = [];
  private readonly arrivals = new Map<Seat, number>();
  private readonly start: Layout;
  /** Whose figure each monster has. */
  private readonly voices: ReadonlyMap<string, string>;
  private seed: number;

  constructor(
    table: Table,
    readonly settings: ChoreographySettings,
  ) {
    this.start = layout(table);
    this.builder = new TimelineBuilder(table.pieces, layoutBuffer(table.pieces, this.start));
    this.voices = new Map(
      table.cast.flatMap((piece) => (piece.kind === 'monster' ? [[piece.id, figureOf(piece)]] : [])),
    );
    this.seed = 1 + table.drawPile * 61 + table.discardPile * 7919;
  }

  /**
   * When a piece thrown to a seat's pile arrives: as wished, or a little after the one before, so that towers grow
   * from below.
   */
  arrival(seat: Seat, wish: number): number {
    const at = Math.max(wish, (this.arrivals.get(seat) ?? Number.NEGATIVE_INFINITY) + 0.09);
    this.arrivals.set(seat, at);
    return at;
  }

  /** An effect on the ground or at a height `y`; left out with reduced motion, as shaking and the camera are. */
  effect(effect: EffectKind, at: number, place: GroundPoint, options: EffectOptions = {}): void {
    if (this.settings.reducedMotion) return;
    const { intensity = 1, duration = EFFECT_SECONDS[effect], y = 0, yaw = 0, path = [] } = options;
    const { tone = 'ground' } = options;
    const seed = this.seed++;
    const { x, z } = place;
    const look = { effect: this.bearable(effect, at), tone, intensity, seed };
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
   * Shows a passage slower, or holds it; not with reduced motion.
   * @param duration seconds as written, more than 0 @param longer seconds that it lasts on top of that
   */
  stop(at: number, duration: number, longer: number): void {
    if (!this.settings.reducedMotion) this.builder.stretch(at, duration, duration + longer);
  }

  shake(at: number, intensity: number, duration = 0.3): void {
    if (!this.settings.reducedMotion) this.builder.cue({ at, kind: 'shake', intensity, duration });
  }

  /**
   * Asks the camera for a shot from a moment on: it arrives about when a blow lands that begins then. The camera
   * returns by itself; shots that follow each other closely become one.
   * @param subjects all that must be seen, what it is about first: a monster where nothing else is said
   */
  camera(at: number, subjects: SeenThing | readonly SeenThing[], look: CameraLook): void {
    if (this.settings.reducedMotion) return;
    const { role = 'action', intensity, duration } = look;
    const seen = [subjects].flat().map(asSubject);
    this.builder.cue({ at, kind: 'camera', role, subjects: seen, intensity, duration });
  }

  /** @param volume 0 … 1 @param piece the monster whose voice it is, or that makes it in its own way */
  sound(sound: SoundKey, at: number, place: Pick<Pose, 'x'>, volume = 1, piece?: string): void {
    const voice = piece === undefined ? undefined : this.voices.get(piece);
    const { x } = place;
    this.builder.cue({ at, kind: 'sound', sound, volume, x, ...(voice === undefined ? {} : { voice }) });
  }

  /** A miniature moves its limbs; left out with reduced motion. @param duration seconds, more than 0 */
  clip(clip: ClipKey, piece: string, at: number, duration: number): void {
    const call = CALLS[clip];
    if (call !== undefined) this.sound(call, at, this.start.get(piece) ?? { x: 0 }, 1, piece);
    if (!this.settings.reducedMotion) this.builder.cue({ at, kind: 'clip', clip, piece, duration });
  }

  /** A miniature's eyes glow; left out with reduced motion. @param duration seconds, more than 0 */
  glow(piece: string, at: number, duration: number): void {
    if (!this.settings.reducedMotion) this.builder.cue({ at, kind: 'glow', piece, duration });
  }

  caption(
    key: CaptionKey,
    at: number,
    params: Readonly<Record<string, string | number>>,
    duration = 1.2,
  ): void {
    const sting = STINGS[key];
    if (sting !== undefined) this.sound(sting, at, { x: 0 });
    this.builder.cue({ at, kind: 'caption', key, params, duration });
  }
}
