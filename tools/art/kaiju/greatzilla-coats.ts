import { scales, wrinkles } from '../kit/details';
import { noise } from '../kit/noise';
import { miniature, type Spot, type Stain, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { clamp, smoothstep } from '../kit/vector';
import { commonCoats } from './coats';
import { eyePaint } from './features';
import { coldCoats } from './ice';

/** Dark bands across the back; frost wherever snow would lie. */
function hidePattern({ design: [x, y, z], normal, open }: Spot): Stain | null {
  const cloud = noise(x * 7, y * 7, z * 7);
  const frost = smoothstep(0.55, 0.95, normal[1] + 0.3 * noise(x * 22, y * 22, z * 22)) * open;
  if (frost > 0.35) return stain(0xd8f0ea, (frost - 0.35) * 1.1, 0xffffff);
  const back = clamp(smoothstep(0.3, -0.45, normal[2]) * 0.9 + smoothstep(0.3, 0.9, normal[1]) * 0.35);
  const band = smoothstep(0.1, 0.55, Math.sin(y * 24 - Math.abs(x) * 13 + z * 16 + 2 * cloud)) * back;
  return band > 0.02 ? stain(0x0f4a3a, 0.85 * band, 0x2a7a52) : null;
}

export function coats(s: Sculpture): void {
  commonCoats(s);
  coldCoats(s);
  const hide = {
    dark: 0x1c4c18,
    base: 0x5cb02a,
    light: 0xb2e654,
    edge: 0xf0fbb0,
    wash: 0x08240f,
    rough: 0.58,
    zenith: 0.6,
    drybrush: 0.85,
  };
  s.coat('hide', {
    detail: scales(0.046, 0.005),
    depth: 0.005,
    paint: miniature({ ...hide, pattern: hidePattern }),
  });
  s.coat('face', { detail: scales(0.027, 0.0026), depth: 0.0026, paint: miniature(hide), texels: 1.4 });
  s.coat('belly', {
    detail: wrinkles(0.002, [5, 26, 5]),
    depth: 0.002,
    paint: miniature({
      dark: 0x9a9456,
      base: 0xe4dc9c,
      light: 0xfbf7cc,
      edge: 0xffffe8,
      wash: 0x4a4a1c,
      rough: 0.6,
    }),
  });
  s.coat('nostril', {
    paint: miniature({ dark: 0x06140a, base: 0x123818, light: 0x2c6424, rough: 0.4, drybrush: 0.1 }),
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xfff6d0, iris: 0xf07818, slit: 0.5, pupil: 0.3, wide: 0.54 }),
    texels: 2,
  });
}
