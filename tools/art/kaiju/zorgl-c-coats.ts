import { warts, wrinkles } from '../kit/details';
import { cells } from '../kit/noise';
import { miniature, type Spot, type Stain, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { smoothstep } from '../kit/vector';
import { commonCoats } from './coats';
import { eyePaint } from './features';

/** Dark rings on the back, like those of an octopus. */
function rings({ design: [x, y, z], normal }: Spot): Stain | null {
  const { near, id } = cells(x * 9, y * 9, z * 9);
  const size = 0.22 + 0.16 * id;
  const disc = smoothstep(size + 0.06, size - 0.02, near);
  const back = smoothstep(0.45, -0.25, normal[2]);
  const hole = smoothstep(size * 0.45 + 0.06, size * 0.45 - 0.02, near);
  if (disc * back < 0.02) return null;
  return hole > 0.5 ? stain(0xd86cb8, 0.7 * back, 0xf8a8dc) : stain(0x40146c, 0.85 * disc * back, 0x7a3aa8);
}

export function coats(s: Sculpture): void {
  commonCoats(s);
  const hide = {
    dark: 0x46166c,
    base: 0x984cc0,
    light: 0xd698e6,
    edge: 0xf8d4f4,
    wash: 0x1a0630,
    rough: 0.48,
    zenith: 0.62,
    drybrush: 0.7,
  };
  s.coat('hide', {
    detail: warts(0.034, 0.0036, 0.4),
    depth: 0.0036,
    paint: miniature({ ...hide, pattern: rings }),
  });
  s.coat('face', { detail: warts(0.028, 0.0022, 0.25), depth: 0.0022, paint: miniature(hide), texels: 1.4 });
  s.coat('belly', {
    detail: wrinkles(0.0022, [6, 26, 6]),
    depth: 0.0022,
    paint: miniature({
      dark: 0xa04a80,
      base: 0xeaa0b8,
      light: 0xfcd4d4,
      edge: 0xfff2ec,
      wash: 0x58204c,
      rough: 0.5,
    }),
  });
  s.coat('lip', {
    paint: miniature({
      dark: 0x6a1c56,
      base: 0xb84a86,
      light: 0xe88ab0,
      edge: 0xfcc8d8,
      wash: 0x2c0828,
      rough: 0.35,
    }),
  });
  s.coat('bulge', {
    paint: miniature({
      dark: 0x3a9a28,
      base: 0x9cf044,
      light: 0xe4ffa0,
      edge: 0xfaffdc,
      wash: 0x1c5a18,
      rough: 0.25,
      glow: ({ light }) => [0.1 + 0.14 * light, 0.2 + 0.26 * light, 0.03],
    }),
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xfff8e4, iris: 0x18a8a0, pupil: 0.24, wide: 0.48 }),
    texels: 1.6,
  });
}
