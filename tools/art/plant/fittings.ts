import type { Sculpture } from '../kit/sculpture';
import { bar, pipe } from '../kit/solids';
import type { Vec3 } from '../kit/vector';
import { signPaint } from './coats';
import { RING_HEIGHT, radiusIn } from './tower';

/** Fittings on the shell of single rings. */

const SIGN = 0.1;

/** Four signs that warn of radiation, half-way up a ring. */
export function signs(s: Sculpture, ring: number): void {
  s.coat('sign', { paint: signPaint(SIGN), texels: 2.2, round: 0 });
  const lean = Math.atan2(radiusIn(ring, 0.05) - radiusIn(ring, 0.22), 0.17) * (180 / Math.PI);
  for (const turn of [-8, 82, 172, 262]) {
    s.within([0, 0, 0], [0, turn, 0], () =>
      s.within([0, 0.13, radiusIn(ring, 0.13) - 0.014], [90 - lean, 0, 0], () =>
        s.repeat('sign', () => {
          s.lathe('sign', 'root', {
            profile: [
              [SIGN, 0],
              [SIGN, 0.022],
              [SIGN * 0.93, 0.027],
              [0, 0.027],
            ],
            sides: 20,
            smooth: 0.95,
          });
        }),
      ),
    );
  }
}

/** Position of the cooling pipe around the tower, degrees. */
const PIPE = -42;
/** The ring in which the pipe ends. */
const LAST = 3;
const FAT = 0.024;

/** A thick pipe up the shell of the lowest rings; in the last of them it bends inwards. @param foot where it starts */
export function riser(s: Sculpture, ring: number, foot = 0): void {
  if (ring > LAST) return;
  s.within([0, 0, 0], [0, PIPE, 0], () => {
    const at = (y: number, off: number): Vec3 => [0, y, radiusIn(ring, y) + off];
    const off = FAT + 0.006;
    const ends = ring === LAST;
    const top = ends ? 0.15 : RING_HEIGHT;
    const [a, b] = [at(foot, off), at(top, off)];
    s.set('steel', 'root', bar({ from: a, to: b, radius: FAT, sides: 6 }));
    if (ends) {
      const [, y, z] = b;
      s.set(
        'steel',
        'root',
        pipe(
          [
            [0, y, z, FAT],
            [0, y + 0.034, z - 0.012, FAT],
            [0, y + 0.046, z - 0.06, FAT],
          ],
          6,
          4,
        ),
      );
    }
    const collar = at(ends ? 0.12 : 0.27, off);
    s.set(
      'dark',
      'root',
      bar({
        from: [0, collar[1] - 0.011, collar[2]],
        to: [0, collar[1] + 0.011, collar[2]],
        radius: FAT + 0.008,
        sides: 6,
        caps: 'both',
      }),
    );
  });
}
