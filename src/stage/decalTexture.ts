import type { CanvasTexture } from 'three';
import { Random } from '#core';
import { type PaintContext, paintedTexture } from './paint';

/** Draws a mark within the square from −1 to 1. */
export type DecalDrawing = (context: PaintContext, random: Random) => void;
/** The decals available on a stage, by name. */
export type DecalDrawings = Readonly<Record<string, DecalDrawing>>;

const COLUMNS = 4;
/** Pixels. */
const SIDE = 256;

/** All drawings in rows, in order. */
export interface DecalAtlas {
  readonly texture: CanvasTexture;
  readonly columns: number;
  readonly rows: number;
  /** The index of each drawing. */
  readonly indices: ReadonlyMap<string, number>;
}

/** Paints all decals into one atlas. The caller disposes of the texture. */
export function decalAtlas(drawings: DecalDrawings): DecalAtlas {
  const names = Object.keys(drawings);
  const rows = Math.max(1, Math.ceil(names.length / COLUMNS));
  const texture = paintedTexture(COLUMNS * SIDE, rows * SIDE, (context) => {
    for (const [index, name] of names.entries()) {
      context.save();
      const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
      context.translate((column + 0.5) * SIDE, (row + 0.5) * SIDE);
      context.scale(SIDE * 0.48, SIDE * 0.48);
      drawings[name]!(context, Random.fromSeed(31 + index));
      context.restore();
    }
  });
  return { texture, columns: COLUMNS, rows, indices: new Map(names.map((name, index) => [name, index])) };
}
