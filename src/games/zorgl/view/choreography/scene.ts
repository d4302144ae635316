import {
  type CameraCue,
  type EffectKind,
  type GroundPoint,
  layoutBuffer,
  type Pose,
  TimelineBuilder,
} from '#director';
import type { Seat } from '#zorgl/rules';
import { layout } from '../layout';
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
] as const;
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

interface EffectOptions {
  readonly intensity?: number;
  readonly duration?: number;
  readonly y?: number;
  readonly yaw?: number;
  readonly path?: readonly GroundPoint[];
}

const EFFECT_DURATION: Readonly<Record<EffectKind, number>> = {
  dust: 0.9,
  debris: 1.1,
  sparks: 0.4,
  smoke: 1.8,
  'shock-ring': 0.6,
  stamp: 0.6,
  streak: 0.45,
  mound: 0.8,
  flash: 0.2,
};

/** A timeline in the making: the builder, and when what may begin. Beats are played on it in their order. */
export class Scene {
  readonly builder: TimelineBuilder;
  /** When the next beat may begin, seconds. */
  now = 0;
  /** When the cards of hands and piles are at rest. */
  cardsAtRest = 0;
  /** When nobody sinks any longer with a building that loses floors. */
  steady = 0;
  private readonly arrivals = new Map<Seat, number>();
  private seed: number;

  constructor(
    table: Table,
    readonly settings: ChoreographySettings,
  ) {
    this.builder = new TimelineBuilder(table.pieces, layoutBuffer(table.pieces, layout(table)));
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

  /** An effect on the ground or at a height `y`; left out with reduced motion, as trembling and the camera are. */
  effect(effect: EffectKind, at: number, place: GroundPoint, options: EffectOptions = {}): void {
    if (this.settings.reducedMotion) return;
    const { intensity = 1, duration = EFFECT_DURATION[effect], y = 0, yaw = 0, path = [] } = options;
    const seed = this.seed++;
    const { x, z } = place;
    this.builder.cue({ at, kind: 'effect', effect, x, y, z, yaw, path, seed, intensity, duration });
  }

  shake(at: number, intensity: number, duration = 0.3): void {
    if (!this.settings.reducedMotion) this.builder.cue({ at, kind: 'shake', intensity, duration });
  }

  camera(at: number, place: GroundPoint, look: Pick<CameraCue, 'intensity' | 'duration'>): void {
    if (this.settings.reducedMotion) return;
    this.builder.cue({ at, kind: 'camera', x: place.x, z: place.z, ...look });
  }

  sound(sound: SoundKey, at: number, place: Pick<Pose, 'x'>, volume = 1): void {
    this.builder.cue({ at, kind: 'sound', sound, volume, x: place.x });
  }

  /** A miniature moves its limbs; left out with reduced motion. @param duration seconds, more than 0 */
  clip(clip: ClipKey, piece: string, at: number, duration: number): void {
    if (!this.settings.reducedMotion) this.builder.cue({ at, kind: 'clip', clip, piece, duration });
  }

  caption(
    key: CaptionKey,
    at: number,
    params: Readonly<Record<string, string | number>>,
    duration = 1.2,
  ): void {
    this.builder.cue({ at, kind: 'caption', key, params, duration });
  }
}
