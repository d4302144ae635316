import { scales, wrinkles } from '../kit/details';
import { noise } from '../kit/noise';
import { miniature, type Spot, type Stain, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { clamp, smoothstep } from '../kit/vector';
import { commonCoats } from './coats';
import { eyePaint } from './features';

/** Dark bands across back and tail. */
function bands({ design: [x, y, z], normal }: Spot): Stain | null {
  const wobble = 2.2 * noise(x * 6, y * 6, z * 6);
  const back = clamp(smoothstep(0.25, -0.4, normal[2]) * 0.85 + smoothstep(0.35, 0.9, normal[1]) * 0.45);
  const band = smoothstep(0.25, 0.7, Math.sin(y * 27 - Math.abs(x) * 15 + z * 13 + wobble)) * back;
  return band > 0.02 ? stain(0x3d1030, 0.85 * band, 0x74305a) : null;
}

export function coats(s: Sculpture): void {
  commonCoats(s);
  const hide = {
    dark: 0x6a1420,
    base: 0xc23a2a,
    light: 0xee7a4c,
    edge: 0xffb684,
    wash: 0x2b0614,
    rough: 0.55,
    zenith: 0.6,
    drybrush: 0.6,
  };
  s.coat('hide', {
    detail: scales(0.042, 0.005),
    depth: 0.005,
    paint: miniature({ ...hide, pattern: bands }),
  });
  s.coat('face', { detail: scales(0.026, 0.0028), depth: 0.0028, paint: miniature(hide), texels: 1.4 });
  s.coat('belly', {
    detail: wrinkles(0.002, [5, 26, 5]),
    depth: 0.002,
    paint: miniature({
      dark: 0x8e5a34,
      base: 0xe0b274,
      light: 0xf9e0ae,
      edge: 0xfff6dc,
      wash: 0x4a2416,
      rough: 0.6,
    }),
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xfff2b0, iris: 0x2fae4a, slit: 0.45, pupil: 0.36, wide: 0.6 }),
    texels: 2,
  });
}
