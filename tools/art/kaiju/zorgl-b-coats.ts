import { grain, layered, scales, warts, wrinkles } from '../kit/details';
import { noise } from '../kit/noise';
import { miniature, type Spot, type Stain, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { smoothstep } from '../kit/vector';
import { commonCoats } from './coats';
import { eyePaint } from './features';

/** Pale speckles on the back, as on a whale. */
function speckles({ design: [x, y, z], normal }: Spot): Stain | null {
  const dots =
    smoothstep(0.34, 0.62, noise(x * 34, y * 34, z * 34)) *
    smoothstep(-0.35, 0.5, normal[1] - normal[2] * 0.6);
  return dots > 0.02 ? stain(0x9adbd0, 0.65 * dots, 0xe0fff0) : null;
}

export function coats(s: Sculpture): void {
  commonCoats(s);
  const hide = {
    dark: 0x123a58,
    base: 0x22809a,
    light: 0x6cc6c8,
    edge: 0xd6f6e4,
    wash: 0x07162c,
    rough: 0.55,
    zenith: 0.6,
    drybrush: 0.8,
  };
  s.coat('hide', {
    detail: warts(0.042, 0.0045, 0.45),
    depth: 0.0045,
    paint: miniature({ ...hide, pattern: speckles }),
  });
  s.coat('face', { detail: warts(0.03, 0.0028, 0.3), depth: 0.0028, paint: miniature(hide), texels: 1.5 });
  s.coat('chest', {
    detail: wrinkles(0.0022, [6, 22, 6]),
    depth: 0.0022,
    paint: miniature({
      dark: 0x4e6a6e,
      base: 0xa3bfae,
      light: 0xdcecd0,
      edge: 0xfbfff0,
      wash: 0x1c3440,
      rough: 0.6,
    }),
  });
  s.coat('shell', {
    detail: layered(scales(0.062, 0.0045), grain(60, 0.0015)),
    depth: 0.006,
    paint: miniature({
      dark: 0x4a2a1c,
      base: 0xa8683a,
      light: 0xe0aa68,
      edge: 0xffe6b4,
      wash: 0x1e0e0a,
      rough: 0.6,
      zenith: 0.55,
      drybrush: 1,
      pattern: ({ at: [x, y, z], crease }) =>
        stain(0x5a7a34, smoothstep(0.1, 0.5, noise(x * 16, y * 16, z * 16) + crease), 0x8aa850),
    }),
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xfff6d8, iris: 0xe08a1c, pupil: 0.26, wide: 0.5 }),
    texels: 2.4,
  });
}
