import { box } from '../kit/masonry';
import { Piece } from '../kit/piece';
import type { Sculpture } from '../kit/sculpture';
import { normalize, type Vec3 } from '../kit/vector';
import { put } from './facade';

/** A striped awning with a valance. @param y of its top edge @param z of the wall */
export function addAwning(
  s: Sculpture,
  coat: string,
  width: number,
  y: number,
  out: number,
  drop: number,
  z: number,
): void {
  const piece = new Piece();
  const [half, low, hem] = [width / 2, y - drop, 0.016];
  const face = (points: readonly (readonly [number, number, number])[], normal: Vec3): void => {
    const corners = points.map(([x, up, far]) =>
      piece.corner([x, up, far], normalize(normal), 0.5, [x / width, up, far]),
    );
    for (let i = 2; i < corners.length; i++) piece.triangle(corners[0]!, corners[i - 1]!, corners[i]!);
  };
  face(
    [
      [-half, y, z],
      [half, y, z],
      [half, low, z + out],
      [-half, low, z + out],
    ],
    [0, out, drop],
  );
  face(
    [
      [-half, low, z + out],
      [half, low, z + out],
      [half, low - hem, z + out],
      [-half, low - hem, z + out],
    ],
    [0, 0, 1],
  );
  for (const side of [-1, 1]) {
    face(
      [
        [side * half, y, z],
        [side * half, low, z + out],
        [side * half, low - hem, z + out],
        [side * half, low - hem, z],
      ],
      [side, 0, 0],
    );
  }
  put(s, coat, piece);
}

/** A cask of water on legs with a pointed roof. */
export function addWaterTank(s: Sculpture, x: number, z: number, y: number): void {
  for (const dx of [-0.05, 0.05])
    for (const dz of [-0.05, 0.05])
      put(s, 'iron', box({ at: [x + dx, y + 0.02, z + dz], size: [0.012, 0.04, 0.012], skip: ['-y', '+y'] }));
  put(s, 'iron', box({ at: [x, y + 0.043, z], size: [0.14, 0.008, 0.14] }));
  s.lathe('cask', 'root', {
    at: [x, y + 0.047, z],
    profile: [
      [0.066, 0],
      [0.07, 0.04],
      [0.066, 0.09],
    ],
    sides: 10,
    smooth: 0.5,
  });
  s.lathe('steel', 'root', {
    at: [x, y + 0.13, z],
    profile: [
      [0.078, 0],
      [0.0001, 0.05],
    ],
    sides: 10,
  });
}

/** An air conditioner with its fan. */
export function addCooler(s: Sculpture, x: number, z: number, y: number, size = 0.12): void {
  put(s, 'vent', box({ at: [x, y + 0.035, z], size: [size, 0.07, size * 0.8], skip: ['-y'] }));
  s.lathe('iron', 'root', {
    at: [x, y + 0.07, z],
    profile: [
      [size * 0.33, 0],
      [size * 0.33, 0.012],
      [size * 0.26, 0.012],
      [size * 0.22, 0.003],
      [0.0001, 0.006],
    ],
    sides: 8,
  });
}

/** A mast with a red light on top. @param top its height */
export function addMast(s: Sculpture, x: number, z: number, y: number, top: number): void {
  put(
    s,
    'steel',
    box({ at: [x, (y + top - 0.012) / 2, z], size: [0.007, top - 0.012 - y, 0.007], skip: ['-y', '+y'] }),
  );
  put(s, 'steel', box({ at: [x, y + (top - y) * 0.62, z], size: [0.05, 0.005, 0.005], skip: ['-y'] }));
  put(s, 'beacon', box({ at: [x, top - 0.007, z], size: [0.013, 0.013, 0.013], skip: ['-y'] }));
}
