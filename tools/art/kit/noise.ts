/** A pseudo-random number in 0 … 1 for a cell of the integer grid. */
export function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483629);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  h = Math.imul(h, 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** Smooth noise, −1 … 1, about one bump per unit. */
export function noise(x: number, y: number, z: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  let u = x - i;
  let v = y - j;
  let w = z - k;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  w = w * w * (3 - 2 * w);
  const a = hash(i, j, k) * (1 - u) + hash(i + 1, j, k) * u;
  const b = hash(i, j + 1, k) * (1 - u) + hash(i + 1, j + 1, k) * u;
  const c = hash(i, j, k + 1) * (1 - u) + hash(i + 1, j, k + 1) * u;
  const d = hash(i, j + 1, k + 1) * (1 - u) + hash(i + 1, j + 1, k + 1) * u;
  return ((a * (1 - v) + b * v) * (1 - w) + (c * (1 - v) + d * v) * w) * 2 - 1;
}

/** Fractal noise, about −1 … 1. @param octaves number of layers, each of half the size */
export function fractal(x: number, y: number, z: number, octaves = 4): number {
  let size = 0.5;
  let sum = 0;
  let [px, py, pz] = [x, y, z];
  for (let i = 0; i < octaves; i++) {
    sum += size * noise(px, py, pz);
    px = px * 2.03 + 7.1;
    py = py * 2.03 + 3.7;
    pz = pz * 2.03 + 1.3;
    size *= 0.5;
  }
  return sum;
}

/** Result of the latest call of {@link cells}; read it at once. */
export const cell = { near: 0, second: 0, id: 0 };

/**
 * Cellular noise, one point per unit cube. Stores the distances to the two nearest points and a random number (0 … 1)
 * of the nearest in {@link cell}, which saves an allocation per call.
 */
export function cells(x: number, y: number, z: number): typeof cell {
  const i0 = Math.floor(x);
  const j0 = Math.floor(y);
  const k0 = Math.floor(z);
  let near = 9;
  let second = 9;
  let id = 0;
  for (let k = k0 - 1; k <= k0 + 1; k++) {
    for (let j = j0 - 1; j <= j0 + 1; j++) {
      for (let i = i0 - 1; i <= i0 + 1; i++) {
        const h = hash(i, j, k);
        const dx = i + 0.15 + 0.7 * h - x;
        const dy = j + 0.15 + 0.7 * hash(i + 57, j + 131, k + 17) - y;
        const dz = k + 0.15 + 0.7 * hash(i + 211, j + 7, k + 91) - z;
        const d = dx * dx + dy * dy + dz * dz;
        if (d < near) {
          second = near;
          near = d;
          id = h;
        } else if (d < second) second = d;
      }
    }
  }
  cell.near = Math.sqrt(near);
  cell.second = Math.sqrt(second);
  cell.id = id;
  return cell;
}

/** A seeded generator of numbers in 0 … 1. */
export function dice(seed: number): () => number {
  let throws = 0;
  return () => hash(seed, throws++, 7919);
}
