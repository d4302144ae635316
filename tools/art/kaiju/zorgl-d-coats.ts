import { warts, wrinkles } from '../kit/details';
import { cells } from '../kit/noise';
import { miniature, type Spot, type Stain, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { smoothstep } from '../kit/vector';
import { commonCoats } from './coats';
import { eyePaint } from './features';

/** Leopard spots on the back. */
function spots({ design: [x, y, z], normal }: Spot): Stain | null {
  const { near, second, id } = cells(x * 11, y * 11, z * 11);
  const back = smoothstep(0.5, -0.2, normal[2] - 0.5 * normal[1]);
  const patch = smoothstep(0.46, 0.36, near + 0.14 * id) * smoothstep(0.05, 0.15, second - near) * back;
  return patch > 0.02 ? stain(0x1f6a58, 0.9 * patch, 0x4aa884) : null;
}

export function coats(s: Sculpture): void {
  commonCoats(s);
  const hide = {
    dark: 0x8a4a0c,
    base: 0xe2a01e,
    light: 0xfad866,
    edge: 0xfff6c4,
    wash: 0x3a1804,
    rough: 0.46,
    zenith: 0.6,
    drybrush: 0.7,
  };
  s.coat('hide', {
    detail: warts(0.036, 0.0042, 0.5),
    depth: 0.0042,
    paint: miniature({ ...hide, pattern: spots }),
  });
  s.coat('face', {
    detail: warts(0.03, 0.003, 0.35),
    depth: 0.003,
    paint: miniature({ ...hide, pattern: spots }),
    texels: 1.2,
  });
  s.coat('belly', {
    detail: wrinkles(0.003, [4, 20, 4]),
    depth: 0.003,
    paint: miniature({
      dark: 0xa8784a,
      base: 0xf0d29a,
      light: 0xfff0cc,
      edge: 0xfffaea,
      wash: 0x5a3414,
      rough: 0.5,
    }),
  });
  s.coat('lip', {
    detail: wrinkles(0.0015, [40, 6, 40]),
    depth: 0.0015,
    paint: miniature({
      dark: 0x0e4a44,
      base: 0x1f8a78,
      light: 0x5cc8a8,
      edge: 0xc8f4dc,
      wash: 0x062422,
      rough: 0.34,
    }),
    texels: 1.2,
  });
  s.coat('fin', {
    paint: miniature({
      dark: 0x7a1a3a,
      base: 0xd8385a,
      light: 0xff8a7a,
      edge: 0xffd8b8,
      wash: 0x30081c,
      rough: 0.45,
      pattern: ({ along }) => stain(0x6a1444, smoothstep(0.6, 0, along) * 0.8, 0xa83a6a),
    }),
  });
  s.coat('eye', { paint: eyePaint({ white: 0xfffae8, iris: 0xd8401c, pupil: 0.3, wide: 0.5 }), texels: 2 });
}
