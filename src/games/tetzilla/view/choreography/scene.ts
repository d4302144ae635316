import type { PathPoint } from '#director';
import type { EffectKind } from '#kaiju/cues';
import { type ClipKey, type EffectOptions, type SeenThing, ShowScene, type ShowSettings } from '#kaiju/show';
import { type FacePoint, LEAN, onTable, TILE_DEPTH } from '../geometry';
import { layout } from '../layout';
import type { Table } from '../table';
import type { CaptionKey, CaptionParams } from './captions';
import type { SoundKey } from './sounds';

export type { ClipKey };

/** What a kaiju says to what it does with its limbs. */
const CALLS: Partial<Record<ClipKey, SoundKey>> = {
  attack: 'effort',
  throw: 'effort',
  leap: 'effort',
  hit: 'grunt',
  victory: 'cheer',
  defeat: 'groan',
};

/** What is heard with words on the screen. */
const STINGS: Partial<Record<CaptionKey, SoundKey>> = { aside: 'siren', died: 'combo', row: 'combo' };

/** The tilt of effects that the face throws off: towards the viewer is up for them, down along the face ahead. */
export const WALL = Math.PI / 2 - LEAN;

/** Just before the face of the tiles. */
export const FRONT = TILE_DEPTH + 0.02;

/** What the camera takes for the extent of what stands in a box. */
const BOX = { half: 0.5, tall: 1 };

/** A point of the face for the camera. @param extent of what is there; a box if left out */
export function seenAt(point: FacePoint, extent: Partial<typeof BOX> = {}): SeenThing {
  const [x, y, z] = onTable(point);
  return { x, y, z, ...BOX, ...extent };
}

/** How pieces that break off fall, rows per second per second; how long they lie; what share of the time they last at least. */
const RUBBLE = { gravity: 7, thrown: 0.5, lies: 0.5, lasts: 0.75 };

/** How long an effect of pieces that break off at a point lasts, so that they come down to the table, lie there, and are gone. */
function rainTime(point: FacePoint): number {
  const [, y] = onTable(point);
  const falls = RUBBLE.thrown + Math.sqrt((2 * Math.max(0, y)) / RUBBLE.gravity);
  return (falls + RUBBLE.lies) / RUBBLE.lasts;
}

/** How far towards the middle of the board a shot of what is beside it looks on. */
const INWARDS = 3;

/**
 * A box of the face for the camera, and with it what is towards the middle of the board: where the picture is narrow, a
 * shot of a box at the edge would else show what is beside the board.
 */
export function seenWithin(point: FacePoint): readonly SeenThing[] {
  const { across } = point;
  const inwards = across - Math.sign(across) * Math.min(INWARDS, Math.abs(across));
  return [seenAt(point), seenAt({ ...point, across: inwards }, { half: 0.1 })];
}

/** The whole breadth of the board at a height, for the camera. */
export function seenAcross(columns: number, up: number): readonly SeenThing[] {
  return [-1, 1].map((side) => seenAt({ across: side * (columns / 2 - 0.5), up, out: 0.5 }));
}

/** Points of the face as the path of an effect. */
export const facePath = (points: readonly FacePoint[]): readonly PathPoint[] =>
  points.map((point) => {
    const [x, y, z] = onTable(point);
    return { x, y, z };
  });

/** A timeline of TetZilla in the making. */
export class Scene extends ShowScene<CaptionKey, SoundKey, ClipKey> {
  /** When what flies to the piles has all arrived. */
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

  /** An effect at a point of the face. Pieces that break off rain down to the table. */
  faceEffect(effect: EffectKind, at: number, point: FacePoint, options: Omit<EffectOptions, 'y'> = {}): void {
    const [x, y, z] = onTable(point);
    const falls = effect === 'debris' ? { duration: rainTime(point) } : {};
    this.effect(effect, at, { x, z }, { ...options, ...falls, y });
  }

  /** Words with what they are about. */
  say<Key extends CaptionKey>(key: Key, at: number, params: CaptionParams[Key], duration?: number): void {
    this.caption(key, at, { ...params }, duration);
  }
}
