import { Random } from '#core';
import { mix, type Rgb, rgb, shade } from '../kit/colour';
import { PaintedMesh } from '../kit/mesh';
import { box } from '../kit/solids';
import type { Vec3 } from '../kit/vector';

/** Every storey is exactly this high, and its walls stand this far from the middle. */
export const STOREY_HEIGHT = 0.3;
export const WALL = 0.325;
/** The flat floor that shows when the storey above is gone, and the roof of a top storey. */
export const SLAB = 0.215;
export const ROOF = 0.272;

/** Which storey of a building: with shops, with a storey above it, or with a roof. */
export type StoreyKind = 'ground' | 'middle' | 'top';

/** One corner of a course's profile: distance from the middle, height, and the paint from here to the next. */
export type CoursePoint = readonly [half: number, height: number, colour?: Rgb];

/** Something that stands on a façade: `x` along it, `y` its lower edge. */
export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GLASS_TOP = rgb(0x8fc3d8);
const GLASS_LOW = rgb(0x163a55);
/** Behind a lit window, also where its arch is made by hand. */
export const LAMP_TOP = rgb(0xf0a83c);
const LAMP_LOW = rgb(0xd9701a);

/** One storey in the making: painted parts, parts that are lit, and a seeded source of variety. */
export class Storey {
  readonly painted = new PaintedMesh();
  readonly lit = new PaintedMesh();
  readonly random: Random;

  constructor(seed: number) {
    this.random = Random.fromSeed(seed);
  }

  /** Runs once per façade, each time seen from its front: x to the right, z outwards, the wall at z = WALL. */
  facades(build: (side: number) => void): void {
    for (let side = 0; side < 4; side++) this.place({ turn: [0, 90 * side, 0] }, () => build(side));
  }

  place(placement: { readonly at?: Vec3; readonly turn?: Vec3 }, build: () => void): void {
    this.painted.place(placement, () => this.lit.place(placement, build));
  }

  /** A square moulding around the whole storey, from bottom outside to top. */
  course(profile: readonly CoursePoint[], colour: Rgb): void {
    for (let i = 0; i < profile.length - 1; i++) {
      const [half, low, paint = colour] = profile[i]!;
      const [half2, high] = profile[i + 1]!;
      const outside: Vec3 = [0, half - half2, high - low];
      const grime = high - low > 0.08 ? 0.72 : 1;
      for (let side = 0; side < 4; side++) {
        this.painted.place({ turn: [0, 90 * side, 0] }, () => {
          this.painted.polygon(
            [
              [-half, low, half],
              [half, low, half],
              [half2, high, half2],
              [-half2, high, half2],
            ],
            outside,
            [shade(paint, grime), shade(paint, grime), paint, paint],
          );
        });
      }
    }
  }

  /** A flat rectangle facing outwards, `out` in front of the wall. */
  panel({ x, y, width, height }: Opening, out: number, low: Rgb, high: Rgb = low, mesh = this.painted): void {
    const z = WALL + out;
    const [x0, x1] = [x - width / 2, x + width / 2];
    mesh.polygon(
      [
        [x0, y, z],
        [x1, y, z],
        [x1, y + height, z],
        [x0, y + height, z],
      ],
      [0, 0, 1],
      [low, low, high, high],
    );
  }

  /** Something with thickness that sticks out of the wall. */
  relief({ x, y, width, height }: Opening, out: number, colour: Rgb, bevel = 0): void {
    box(this.painted, {
      at: [x, y + height / 2, WALL + out / 2],
      size: [width, height, out],
      colour,
      bevel,
      skip: ['-z'],
    });
  }

  /** A pane with the sky in it, or with a lamp behind it. */
  pane(opening: Opening, out: number, lamp: boolean): void {
    if (lamp) this.panel(opening, out, LAMP_LOW, LAMP_TOP, this.lit);
    else this.panel(opening, out, GLASS_LOW, mix(GLASS_TOP, GLASS_LOW, 0.35 * this.random.unit()));
  }

  /** A framed window with a cross bar, a sill and now and then a lamp. @param chance of a lamp, 0 … 1 */
  window(opening: Opening, frame: Rgb, sill: Rgb, chance: number): void {
    const { x, y, width, height } = opening;
    const lamp = this.random.unit() < chance;
    this.relief({ x, y, width, height }, 0.01, frame);
    const bar = 0.012;
    const inner = { x, y: y + bar, width: width - 2 * bar, height: height - 2 * bar };
    this.pane(inner, 0.0108, lamp);
    this.panel({ x, y: y + height * 0.52, width, height: 0.009 }, 0.0116, frame);
    this.panel({ x, y: y + bar, width: 0.008, height: inner.height }, 0.0116, frame);
    this.relief({ x, y: y - 0.014, width: width + 0.026, height: 0.016 }, 0.024, sill);
  }

  /** The flat roof behind a parapet that is `half` from the middle on its inside. */
  roof(half: number, colour: Rgb): void {
    const edge = shade(colour, 0.55);
    const corners: Vec3[] = [
      [-half, ROOF, -half],
      [half, ROOF, -half],
      [half, ROOF, half],
      [-half, ROOF, half],
    ];
    const middle: Vec3 = [0, ROOF, 0];
    for (const [i, corner] of corners.entries()) {
      this.painted.polygon([middle, corner, corners[(i + 1) % 4]!], [0, 1, 0], [colour, edge, edge]);
    }
  }
}
