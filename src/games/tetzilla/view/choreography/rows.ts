import { greatMoment } from '#kaiju/show';
import { spunBy } from '#tetzilla/rules';
import { boxKey, builtOn } from '../built';
import { facePoint, onTable } from '../geometry';
import { tilePiece } from '../pieces';
import type { Table } from '../table';
import { FRONT, facePath, type Scene, seenAcross, WALL } from './scene';

/** Seconds: how long light takes along a row, stays on each tile, and how long the caption shows. */
const LIGHT = { runs: 0.45, lies: 1.1, word: 1.3 };
/** From one filled row to the next, seconds. */
const NEXT_ROW = 0.12;
/** Glow of a tile in the row. */
const GLOW = 1.5;

/** The rows that have just been filled. @returns from 0, lowest first */
export function filledBy(before: Table, after: Table): readonly number[] {
  const [was, is] = [builtOn(before), builtOn(after)];
  const full = (built: ReadonlySet<string>, row: number) =>
    Array.from({ length: after.columns }, (_, column) => boxKey(column, row)).every((box) => built.has(box));
  return Array.from({ length: after.top }, (_, row) => row).filter((row) => full(is, row) && !full(was, row));
}

/** The tiles of a row, with the distance of each one's nearest box from the row's centre, 0 … 1. */
function tilesIn({ tiles, columns }: Table, row: number): readonly (readonly [piece: string, far: number])[] {
  return [...tiles].flatMap(([tile, { spin, column, row: foot }]) => {
    const boxes = spunBy(tile, spin).boxes.filter((box) => foot + box.row === row);
    if (boxes.length === 0) return [];
    const far = boxes.map((box) => Math.abs(column + box.column + 0.5 - columns / 2) / (columns / 2));
    return [[tilePiece(tile), Math.min(...far)] as const];
  });
}

/** Light runs from the middle of a row to both sides, and each tile lights up as it passes. */
function lightUp(scene: Scene, at: number, row: number, table: Table): void {
  const { columns } = table;
  const middle = facePoint(columns, columns / 2, row + 0.5, FRONT);
  for (const side of [-1, 1]) {
    const end = facePoint(columns, columns / 2 + (side * columns) / 2, row + 0.5, FRONT);
    scene.faceEffect('gleam', at, middle, { path: facePath([end]), duration: LIGHT.runs + LIGHT.lies });
    scene.faceEffect('flash', at + LIGHT.runs, end, { intensity: 0.4 });
  }
  for (const [piece, far] of tilesIn(table, row))
    scene.builder.addOffset(piece, 'glow', at + LIGHT.runs * far, LIGHT.lies, 'recoil', GLOW);
  for (let column = 0; column < columns; column++) {
    const point = facePoint(columns, column + 0.5, row + 0.5, FRONT);
    const passes = at + LIGHT.runs * Math.abs((2 * column + 1) / columns - 1);
    scene.faceEffect('sparks', passes, point, { tilt: WALL, intensity: 1.4 });
    scene.faceEffect('confetti', passes, point, { tilt: WALL, intensity: 0.5 });
  }
  scene.faceEffect('shock-ring', at, middle, { tilt: WALL, intensity: 1.6 });
}

/** A tile has filled rows from edge to edge, the biggest moment of the game. @param at when it has landed */
export function fillRows(scene: Scene, at: number, rows: readonly number[], table: Table): void {
  for (const [index, row] of rows.entries()) lightUp(scene, at + NEXT_ROW * index, row, table);
  const row = rows.at(-1)!;
  const [, y, z] = onTable(facePoint(table.columns, table.columns / 2, row + 0.5, FRONT));
  greatMoment(scene, 'row', at, { x: 0, z, y }, seenAcross(table.columns, row + 0.5));
  scene.sound('row', at, { x: 0 });
  scene.say('row', at + 0.05, { row: row + 1 }, LIGHT.word);
}
