import { miniature, stain } from '../kit/paint';
import type { BoneName, Sculpture } from '../kit/sculpture';

/** A lifebuoy around the local y axis, with its coat `buoy`. @param radius of its middle line */
export function lifebuoy(s: Sculpture, bone: BoneName, radius: number): void {
  s.coat('buoy', {
    paint: miniature({
      dark: 0x9a1c14,
      base: 0xe23c28,
      light: 0xff8466,
      edge: 0xffdccc,
      wash: 0x3c0808,
      rough: 0.45,
      pattern: ({ local: [x, , z] }) =>
        stain(0xf8f2e4, Math.cos(4 * Math.atan2(z, x)) > 0.45 ? 1 : 0, 0xffffff),
    }),
  });
  const thick = radius * 0.3;
  s.lathe('buoy', bone, {
    profile: Array.from({ length: 9 }, (_, i) => {
      const turn = (i / 8) * 2 * Math.PI - Math.PI / 2;
      return [radius + thick * Math.cos(turn), thick * Math.sin(turn)] as const;
    }),
    sides: 24,
    smooth: 0.5,
  });
}
