import type { PathPoint } from '#director';
import type { EffectKind } from '#kaiju/cues';
import { type ClipKey, type EffectOptions, type SeenThing, ShowScene, type ShowSettings } from '#kaiju/show';
import { type FacePoint, LEAN, onTable, TILE_DEPTH } from '../geometry';
import { layout } from '../layout';
import type { Table } from '../table';
import type { CaptionKey, CaptionParams } from './captions';
import type { SoundKey } from './sounds';

export type { ClipKey };

/** The voice that accompanies an animation of the limbs. */
const CALLS: Partial<Record<ClipKey, SoundKey>> = {
  attack: 'effort',
  throw: 'effort',
  leap: 'effort',
  hit: 'grunt',
  victory: 'cheer',
  defeat: 'groan',
};

/** The sound that accompanies a caption. */
const STINGS: Partial<Record<CaptionKey, SoundKey>> = { aside: 'siren', died: 'combo', row: 'combo' };

/** Tilt of effects on the face: their up points to the viewer, their forward down the face. */
export const WALL = Math.PI / 2 - LEAN;

/** Just in front of the tiles. */
export const FRONT = TILE_DEPTH + 0.02;

/** Extent of things in a box, for the camera. */
const BOX = { half: 0.5, tall: 1 };

/** A point of the face as a camera target. @param extent of what is there; defaults to a box */
export function seenAt(point: FacePoint, extent: Partial<typeof BOX> = {}): SeenThing {
  const [x, y, z] = onTable(point);
  return { x, y, z, ...BOX, ...extent };
}

/**
 * Physics of debris: gravity in rows/s², initial speed, time on the ground, minimum share of the duration.
 */
const RUBBLE = { gravity: 7, thrown: 0.5, lies: 0.5, lasts: 0.75 };

/** Duration of a debris effect at a point, so that the pieces fall to the table, lie there, and vanish. */
function rainTime(point: FacePoint): number {
  const [, y] = onTable(point);
  const falls = RUBBLE.thrown + Math.sqrt((2 * Math.max(0, y)) / RUBBLE.gravity);
  return (falls + RUBBLE.lies) / RUBBLE.lasts;
}

/** How far towards the middle of the board a shot near its edge extends. */
const INWARDS = 3;

/**
 * A box of the face as a camera target, extended towards the middle of the board, so that shots at the edge
 * do not show what is beside it.
 */
export function seenWithin(point: FacePoint): readonly SeenThing[] {
  const { across } = point;
  const inwards = across - Math.sign(across) * Math.min(INWARDS, Math.abs(across));
  return [seenAt(point), seenAt({ ...point, across: inwards }, { half: 0.1 })];
}

/** The full width of the board at some height, as a camera target. */
export function seenAcross(columns: number, up: number): readonly SeenThing[] {
  return [-1, 1].map((side) => seenAt({ across: side * (columns / 2 - 0.5), up, out: 0.5 }));
}

/** Points of the face as the path of an effect. */
export const facePath = (points: readonly FacePoint[]): readonly PathPoint[] =>
  points.map((point) => {
    const [x, y, z] = onTable(point);
    return { x, y, z };
  });

/** A timeline of TetZilla under construction. */
export class Scene extends ShowScene<CaptionKey, SoundKey, ClipKey> {
  /** When everything that flies to the piles has arrived. */
  settled = 0;

  constructor(table: Table, settings: ShowSettings) {
    const voices = new Map(
      table.cast.flatMap((piece) => (piece.kind === 'kaiju' ? [[piece.id, piece.figure]] : [])),
    );
    const brought = Object.values(table.used).reduce((sum, count) => sum + count, 0);
    const hits = [...table.kaiju.values()].reduce((sum, kaiju) => sum + 16 * kaiju.hits + kaiju.tokens, 0);
    super(
      {
        pieces: table.pieces,
        layout: layout(table),
        voices,
        seed: 1 + table.deck * 61 + brought * 7919 + hits * 379,
        calls: CALLS,
        stings: STINGS,
      },
      settings,
    );
  }

  /** An effect at a point of the face. Debris rains down to the table. */
  faceEffect(effect: EffectKind, at: number, point: FacePoint, options: Omit<EffectOptions, 'y'> = {}): void {
    const [x, y, z] = onTable(point);
    const falls = effect === 'debris' ? { duration: rainTime(point) } : {};
    this.effect(effect, at, { x, z }, { ...options, ...falls, y });
  }

  /** A caption with its parameters. */
  say<Key extends CaptionKey>(key: Key, at: number, params: CaptionParams[Key], duration?: number): void {
    this.caption(key, at, { ...params }, duration);
  }
}
