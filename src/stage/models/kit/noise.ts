import { lerp } from './vector';

function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth random hills in space, one per unit, from −1 to 1; the same at every call. */
export function noise(x: number, y: number, z: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = ease(x - i);
  const v = ease(y - j);
  const w = ease(z - k);
  const row = (dj: number, dk: number): number =>
    lerp(hash(i, j + dj, k + dk), hash(i + 1, j + dj, k + dk), u);
  return 2 * lerp(lerp(row(0, 0), row(1, 0), v), lerp(row(0, 1), row(1, 1), v), w) - 1;
}

/**
 * Scattered cells, one per unit cube.
 * @returns the distance to the nearest cell's centre, about 0 … 1
 */
export function cells(x: number, y: number, z: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  let nearest = 9;
  for (let c = k - 1; c <= k + 1; c++) {
    for (let b = j - 1; b <= j + 1; b++) {
      for (let a = i - 1; a <= i + 1; a++) {
        const dx = a + 0.15 + 0.7 * hash(a, b, c) - x;
        const dy = b + 0.15 + 0.7 * hash(a + 57, b + 131, c + 17) - y;
        const dz = c + 0.15 + 0.7 * hash(a + 211, b + 7, c + 91) - z;
        nearest = Math.min(nearest, dx * dx + dy * dy + dz * dz);
      }
    }
  }
  return Math.sqrt(nearest);
}
