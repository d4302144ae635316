import { type Rgb, rgb, shade } from './kit/colour';
import { PaintedMesh } from './kit/mesh';
import { box } from './kit/solids';

export const STOREY_KINDS = ['ground', 'middle', 'top', 'roof'] as const;
export type StoreyKind = (typeof STOREY_KINDS)[number];

const HEIGHT = 0.3;
const WALL = 0.33;
const BAND = 0.36;
/** Height of the band around a storey, and of the walls of a broken one. */
const BAND_FOOT = 0.25;
const TORN = 0.2;

interface Palette {
  readonly wall: Rgb;
  readonly band: Rgb;
  readonly glass: Rgb;
}

const PALETTES: Readonly<Record<string, Palette>> = {
  brick: { wall: rgb(0x8a4030), band: rgb(0xb8aa8a), glass: rgb(0x24465a) },
  deco: { wall: rgb(0xa88e62), band: rgb(0x2a6a62), glass: rgb(0x1c3634) },
  glass: { wall: rgb(0x3a7088), band: rgb(0xa8b0b4), glass: rgb(0x1c4a62) },
  concrete: { wall: rgb(0x7c766e), band: rgb(0x9a948a), glass: rgb(0x24323c) },
  pastel: { wall: rgb(0xb87a76), band: rgb(0xb05a34), glass: rgb(0x2c5058) },
};

export const FAMILIES: readonly string[] = Object.keys(PALETTES);

const LAMP = rgb(0xe8983a);

/** The painted and the lit parts of a plain storey or heap. */
export interface Storey {
  readonly painted: PaintedMesh;
  readonly lit: PaintedMesh;
}

/** @throws RangeError for an unknown family */
function paletteOf(family: string): Palette {
  const palette = PALETTES[family];
  if (!palette) throw new RangeError(`no family of houses is called ${family}`);
  return palette;
}

const blank = (): Storey => ({ painted: new PaintedMesh(), lit: new PaintedMesh() });

/** Windows all around, some of them lit. */
function addWindows({ painted, lit }: Storey, kind: StoreyKind, glass: Rgb, top: number): void {
  for (let side = 0; side < 4; side++) {
    for (const [i, x] of [-0.2, 0, 0.2].entries()) {
      const bright = (i * 2 + side + STOREY_KINDS.indexOf(kind)) % 3 === 0;
      const mesh = bright ? lit : painted;
      const low = kind === 'ground' ? 0.04 : 0.07;
      mesh.place({ turn: [0, 90 * side, 0] }, () =>
        mesh.polygon(
          [
            [x - 0.06, low, WALL + 0.002],
            [x + 0.06, low, WALL + 0.002],
            [x + 0.06, top, WALL + 0.002],
            [x - 0.06, top, WALL + 0.002],
          ],
          [0, 0, 1],
          bright ? LAMP : glass,
        ),
      );
    }
  }
}

/** A plain storey in place of the sculpted one until its file has loaded. @throws RangeError for an unknown family */
export function storey(family: string, kind: StoreyKind): Storey {
  const { wall, band, glass } = paletteOf(family);
  const made = blank();
  const { painted } = made;
  box(painted, {
    at: [0, BAND_FOOT / 2, 0],
    size: [2 * WALL, BAND_FOOT, 2 * WALL],
    colour: wall,
    foot: 0.7,
    skip: ['+y', '-y'],
  });
  box(painted, {
    at: [0, 0.275, 0],
    size: [2 * BAND, HEIGHT - BAND_FOOT, 2 * BAND],
    colour: band,
    bevel: 0.008,
  });
  addWindows(made, kind, glass, BAND_FOOT - 0.03);
  if (kind === 'roof')
    box(painted, { at: [-0.1, 0.36, -0.1], size: [0.2, 0.12, 0.2], colour: shade(band, 0.8), skip: ['-y'] });
  return made;
}

/** A storey with the one above torn off. @throws RangeError for an unknown family */
export function brokenStorey(family: string, kind: StoreyKind): Storey {
  const { wall, glass } = paletteOf(family);
  const made = blank();
  const { painted } = made;
  box(painted, {
    at: [0, TORN / 2, 0],
    size: [2 * WALL, TORN, 2 * WALL],
    colour: wall,
    foot: 0.7,
    skip: ['-y'],
  });
  addWindows(made, kind, glass, TORN - 0.02);
  for (const [x, z, tall] of [
    [-1, -1, 0.16],
    [1, -1, 0.06],
    [1, 1, 0.12],
    [-1, 1, 0.04],
  ] as const) {
    box(painted, {
      at: [x * 0.31, TORN + tall / 2, z * 0.31],
      size: [0.06, tall, 0.06],
      colour: shade(wall, 0.8),
      skip: ['-y'],
    });
  }
  return made;
}

/** A low heap in place of a destroyed building. @throws RangeError for an unknown family */
export function rubble(family: string): Storey {
  const { wall, band } = paletteOf(family);
  const made = blank();
  for (let i = 0; i < 9; i++) {
    const [around, out] = [i * 2.4, 0.08 * Math.sqrt(i)];
    made.painted.place(
      { at: [out * Math.cos(around), 0.02, out * Math.sin(around)], turn: [0, i * 50, 0] },
      () =>
        box(made.painted, {
          at: [0, 0, 0],
          size: [0.14, 0.04 + 0.01 * (i % 3), 0.1],
          colour: i % 2 ? wall : shade(band, 0.7),
          skip: ['-y'],
        }),
    );
  }
  return made;
}
