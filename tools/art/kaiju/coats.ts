import { grain } from '../kit/details';
import { miniature, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { smoothstep } from '../kit/vector';

/**
 * Coats that most monsters share: `claw`, `tooth`, `mouth`, `tongue`, `horn`. A later definition of the same name wins.
 */
export function commonCoats(s: Sculpture): void {
  s.coat('claw', {
    paint: miniature({
      dark: 0x1a1416,
      base: 0x3c3238,
      light: 0x8d7f80,
      edge: 0xe6d8cc,
      wash: 0x0a0608,
      rough: 0.32,
      pattern: ({ along }) => stain(0xcdbb98, smoothstep(0.55, 1, along) * 0.5),
    }),
  });
  s.coat('tooth', {
    paint: miniature({
      dark: 0xa08a58,
      base: 0xeadfae,
      light: 0xfffae2,
      edge: 0xffffff,
      wash: 0x5a3a18,
      rough: 0.28,
      zenith: 0.4,
      pattern: ({ along }) => stain(0x96662e, smoothstep(0.4, 0, along) * 0.7),
    }),
  });
  s.coat('mouth', {
    paint: miniature({
      dark: 0x24040c,
      base: 0x6c1224,
      light: 0xa82c42,
      edge: 0xd06078,
      wash: 0x120206,
      rough: 0.28,
      drybrush: 0.25,
    }),
  });
  s.coat('tongue', {
    paint: miniature({
      dark: 0x7c1f3a,
      base: 0xcc4e6c,
      light: 0xf596a8,
      edge: 0xffc8d0,
      wash: 0x44101e,
      rough: 0.24,
    }),
  });
  s.coat('horn', {
    detail: grain(60, 0.001),
    depth: 0.001,
    paint: miniature({
      dark: 0x4a3826,
      base: 0xb59a6c,
      light: 0xe9d7a8,
      edge: 0xfff6da,
      wash: 0x2a1a10,
      rough: 0.4,
      pattern: ({ along }) => {
        const rings = smoothstep(0.2, 0.8, Math.sin(along * 60)) * 0.35 * smoothstep(0.02, 0.1, along);
        return stain(0x3a2a22, Math.max(rings, smoothstep(0.45, 1, along) * 0.8), 0x7a6448);
      },
    }),
  });
}
