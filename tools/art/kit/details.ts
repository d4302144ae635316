import { cells, fractal, noise } from './noise';
import { smoothstep } from './vector';

/** Relief of a skin: height at a point, model units. */
export type Detail = (x: number, y: number, z: number) => number;

/** Reptile skin: large domed scales with small ones between. @param size of a large scale */
export function scales(size: number, depth: number): Detail {
  return (x, y, z) => {
    const wx = x + 0.25 * size * noise((x * 0.7) / size, (y * 0.7) / size, (z * 0.7) / size);
    const wz = z + 0.25 * size * noise((x * 0.7) / size + 5, (y * 0.7) / size, (z * 0.7) / size);
    const big = cells(wx / size, y / size, wz / size);
    const gap = big.second - big.near;
    if (big.id > 0.52) return depth * smoothstep(0.03, 0.42, gap) * (1 - 0.3 * big.near);
    const small = size * 0.47;
    const rim = smoothstep(0.02, 0.16, gap);
    const little = cells(wx / small + 9, y / small, wz / small);
    return depth * 0.62 * rim * (0.35 + 0.65 * smoothstep(0.03, 0.4, little.second - little.near));
  };
}

/** Warty skin: soft pores and scattered round bumps. @param share of cells with a bump, 0 … 1 */
export function warts(size: number, depth: number, share = 0.4): Detail {
  return (x, y, z) => {
    const skin = 0.35 * (0.5 + 0.5 * fractal(x / (size * 0.45), y / (size * 0.45), z / (size * 0.45), 3));
    const { near, id } = cells(x / size, y / size, z / size);
    return depth * (skin + (id < share ? 0.65 * smoothstep(0.34, 0.08, near) : 0));
  };
}

/** Folds across a direction, as on a belly or trunk. @param stretch relative frequencies along x, y and z */
export function wrinkles(depth: number, stretch: readonly [number, number, number]): Detail {
  const [a, b, c] = stretch;
  return (x, y, z) => {
    const fold = 1 - Math.abs(fractal(x * a, y * b, z * c, 2)) * 2;
    return depth * smoothstep(0, 0.9, fold);
  };
}

/** Small grain: leather, stone, bone. @param fineness bumps per unit */
export function grain(fineness: number, depth: number): Detail {
  return (x, y, z) => depth * (0.5 + 0.5 * fractal(x * fineness, y * fineness, z * fineness, 3));
}

/** Hair or fur that runs up and down. @param fineness strands per unit */
export function strands(fineness: number, depth: number, curl = 0.25): Detail {
  return (x, y, z) => {
    const bend = curl * noise(x * 9, y * 7, z * 9);
    const lock = noise((x + bend * 0.1) * fineness, y * fineness * 0.22, (z + bend * 0.1) * fineness);
    const fine = noise(x * fineness * 2.3, y * fineness * 0.4, z * fineness * 2.3);
    return depth * (0.5 + 0.35 * lock + 0.15 * fine);
  };
}

/** Sum of several reliefs. */
export function layered(...details: readonly Detail[]): Detail {
  return (x, y, z) => details.reduce((sum, detail) => sum + detail(x, y, z), 0);
}
