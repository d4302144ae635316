import { Random } from '#core';
import { crossings } from './crossings';
import { GroundSheet, type GroundTextures } from './groundSheet';
import { paintLots } from './lots';
import { paintStreets } from './streets';

const PIXELS_PER_BOX = 256;

/** The ground textures of a city: streets, and a pavement for each box. @param detailed with relief and gloss */
export function groundTextures(
  columns: number,
  rows: number,
  seed: number,
  detailed: boolean,
): GroundTextures {
  return GroundSheet.painted(columns, rows, { pixels: PIXELS_PER_BOX, detailed }, (sheet) => {
    const random = Random.fromSeed(seed);
    paintStreets(sheet, random, columns, rows, crossings(columns, rows, seed));
    paintLots(sheet, random, columns, rows);
  });
}
