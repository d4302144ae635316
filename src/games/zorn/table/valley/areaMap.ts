import { DataTexture, FloatType, NearestFilter, RGBAFormat, UnsignedByteType } from 'three';
import {
  AREA_PLACES,
  CELL_NAMES,
  LAND_STATES,
  type LandStates,
  MAP_SIZE,
  type MapPoint,
  WALL_PLACES,
} from '#zorn/view';

/** Texels per table unit. */
const FINE = 64;
const WIDTH = Math.round(MAP_SIZE.width * FINE);
const HEIGHT = Math.round(MAP_SIZE.depth * FINE);

/** Crossings of a row of texels with an outline. */
function crossings(outline: readonly MapPoint[], z: number): readonly number[] {
  const found: number[] = [];
  for (const [index, [fromX, fromZ]] of outline.entries()) {
    const [toX, toZ] = outline[(index + 1) % outline.length]!;
    if (fromZ > z !== toZ > z) found.push(fromX + ((z - fromZ) / (toZ - fromZ)) * (toX - fromX));
  }
  return found.sort((a, b) => a - b);
}

/** Cell number of each texel. */
function numbered(): Uint8Array {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (const [number, name] of CELL_NAMES.entries()) {
    const { outline } = (AREA_PLACES[name] ?? WALL_PLACES[name])!;
    for (let row = 0; row < HEIGHT; row++) {
      const cuts = crossings(outline, ((row + 0.5) / HEIGHT - 0.5) * MAP_SIZE.depth);
      for (let cut = 0; cut + 1 < cuts.length; cut += 2) {
        const column = (x: number) => (x / MAP_SIZE.width + 0.5) * WIDTH;
        const [first, last] = [Math.round(column(cuts[cut]!)), Math.round(column(cuts[cut + 1]!))];
        data.fill(number, row * WIDTH + first, row * WIDTH + Math.min(WIDTH, last));
      }
    }
  }
  return data;
}

/** Maximum border distance stored in the map, table units. */
export const DEEPEST = 0.4;
const NONE = -1;

/**
 * Texture with the cell number of each point, that of the nearest other cell, and the distance to it, so that
 * states can blend across borders.
 */
export function cellTexture(): DataTexture {
  const cells = numbered();
  // Propagates the nearest texel of another cell: forwards, then backwards.
  const nearest = new Int32Array(cells.length).fill(NONE);
  const far = new Float32Array(cells.length).fill(Number.POSITIVE_INFINITY);
  const look = (at: number, column: number, row: number, step: number): void => {
    const beside = at + step;
    const other = cells[beside] === cells[at] ? nearest[beside]! : beside;
    if (other === NONE || cells[other] === cells[at]) return;
    const away = Math.hypot((other % WIDTH) - column, Math.floor(other / WIDTH) - row) - 0.5;
    if (away < far[at]!) [far[at], nearest[at]] = [away, other];
  };
  for (const back of [false, true, false, true]) {
    for (let index = 0; index < cells.length; index++) {
      const at = back ? cells.length - 1 - index : index;
      const [column, row] = [at % WIDTH, Math.floor(at / WIDTH)];
      const sign = back ? 1 : -1;
      const beside = back ? column < WIDTH - 1 : column > 0;
      const before = back ? row < HEIGHT - 1 : row > 0;
      if (beside) look(at, column, row, sign);
      if (before) {
        look(at, column, row, sign * WIDTH);
        if (column > 0) look(at, column, row, sign * WIDTH - 1);
        if (column < WIDTH - 1) look(at, column, row, sign * WIDTH + 1);
      }
    }
  }
  const data = new Uint8Array(cells.length * 4);
  for (let at = 0; at < cells.length; at++) {
    const deep = far[at]! / FINE / DEEPEST;
    data[at * 4] = cells[at]!;
    data[at * 4 + 1] = nearest[at] === NONE ? cells[at]! : cells[nearest[at]!]!;
    data[at * 4 + 2] = Math.min(255, Math.round(255 * deep));
  }
  const texture = new DataTexture(data, WIDTH, HEIGHT, RGBAFormat, UnsignedByteType);
  [texture.minFilter, texture.magFilter] = [NearestFilter, NearestFilter];
  texture.needsUpdate = true;
  return texture;
}

const ROWS = Math.ceil(LAND_STATES.length / 4);

/** Texture with the states of all cells: one column per cell, four states per row. */
export function stateTexture(): DataTexture {
  const data = new Float32Array(CELL_NAMES.length * ROWS * 4);
  const texture = new DataTexture(data, CELL_NAMES.length, ROWS, RGBAFormat, FloatType);
  texture.needsUpdate = true;
  return texture;
}

/** Writes the strength of each state per area. */
export function writeStates(texture: DataTexture, states: LandStates): void {
  const data = texture.image.data as unknown as Float32Array;
  data.fill(0);
  for (const [index, state] of LAND_STATES.entries()) {
    for (const [area, share] of Object.entries(states[state] ?? {})) {
      const column = CELL_NAMES.indexOf(area);
      if (column >= 0) data[((index >> 2) * CELL_NAMES.length + column) * 4 + (index & 3)] = share;
    }
  }
  texture.needsUpdate = true;
}
