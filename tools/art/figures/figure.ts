import { compose, type Frame, type Matrix, multiply, placed, point } from '../kit/frame';
import { box, type Point, panel } from '../kit/masonry';
import { type BlockSpec, block, globe, horn, type LatheSpec, lathe, type Piece } from '../kit/piece';
import type { Node } from '../kit/shapes';
import { bar, pipe, slab } from '../kit/solids';
import type { Vec3 } from '../kit/vector';
import { type Coat, HOUSE } from './coats';

/** When a part is shown: always, until the unit is battleworn, or from then on. */
export type Occasion = 'always' | 'fresh' | 'worn';

/** A placed piece, with the man that it moves with. */
export interface Placed {
  readonly piece: Piece;
  readonly coat: Coat;
  readonly occasion: Occasion;
  /** Index of the man; 0 for parts of the base. */
  readonly man: number;
  /** Whether it shows the emblem of its House. */
  readonly emblem: boolean;
}

/** Placement within a parent: scaled, then rotated in degrees, then moved. */
export interface Stand {
  readonly at?: Vec3;
  readonly turn?: Vec3;
  readonly size?: number;
}

/** A straight rod between two points, with a radius at each end. */
export type Rod = readonly [from: Vec3, to: Vec3, radius: number, tip?: number];

/** Flat things thinner than this have no edge in a low-detail figure, in their own units. */
const THIN = 0.1;

/** Builder of a small painted figure, made of crisp pieces only to save triangles. Its front is +z, its foot y = 0. */
export class Figure {
  readonly placed: Placed[] = [];
  /** Position of each man; first that of the base. */
  readonly pivots: Vec3[] = [[0, 0, 0]];
  private frame: Frame = placed([0, 0, 0]);
  private occasion: Occasion = 'always';
  private man = 0;

  /** @param fine high detail; otherwise as few triangles as slow devices need */
  constructor(readonly fine: boolean) {}

  /** Picks the number for high or low detail. */
  of(fine: number, plain: number): number {
    return this.fine ? fine : plain;
  }

  /** Places everything that `build` adds. */
  within({ at = [0, 0, 0], turn = [0, 0, 0], size = 1 }: Stand, build: () => void): void {
    const outer = this.frame;
    const inner = placed(at, turn);
    const scale: Matrix = [size, 0, 0, 0, size, 0, 0, 0, size];
    this.frame = compose(outer, { matrix: multiply(inner.matrix, scale), shift: inner.shift });
    build();
    this.frame = outer;
  }

  /** Shows what `build` adds on one occasion only. */
  on(occasion: Occasion, build: () => void): void {
    const outer = this.occasion;
    if (occasion !== 'always') this.occasion = occasion;
    build();
    this.occasion = outer;
  }

  /** What `build` adds moves as a unit where it stands: a man, or a horse with its rider. */
  alone(stand: Stand, occasion: Occasion, build: () => void): void {
    const outer = this.man;
    this.within(stand, () => {
      this.man = this.pivots.push(point(this.frame, [0, 0, 0])) - 1;
      this.on(occasion, build);
    });
    this.man = outer;
  }

  put(coat: Coat, piece: Piece, emblem = false): void {
    const { occasion, man } = this;
    this.placed.push({ piece: piece.inside(this.frame), coat, occasion, man, emblem });
  }

  ball(coat: Coat, at: Vec3, radii: number | Vec3, turn: Vec3 = [0, 0, 0], round = 1): void {
    const three: Vec3 = typeof radii === 'number' ? [radii, radii, radii] : radii;
    const [around, up] = [this.of(6, 4), this.of(4, 2.6)].map((count) =>
      Math.max(3, Math.round(count * round)),
    );
    this.put(coat, globe(at, three, turn, around, up));
  }

  /** The upper part of a ball, open below. @param to degrees from its pole */
  cap(coat: Coat, at: Vec3, radii: Vec3, to = 95, turn: Vec3 = [0, 0, 0]): void {
    this.put(coat, globe(at, radii, turn, this.of(7, 4), this.of(3, 2), 0, to));
  }

  rod(
    coat: Coat,
    [from, to, radius, tip = radius]: Rod,
    sides = 4,
    caps: 'none' | 'far' | 'both' = 'far',
  ): void {
    this.put(coat, bar({ from, to, radius, tip, sides: this.of(sides, 3), caps: this.fine ? caps : 'none' }));
  }

  /** A bent tube. */
  tube(coat: Coat, nodes: readonly Node[], rings = 5, sides = 5): void {
    this.put(coat, pipe(nodes, this.of(sides, 3), this.of(rings, Math.max(2, Math.ceil(rings / 2)))));
  }

  /** A bent tube that ends in a point. */
  horn(coat: Coat, nodes: readonly Node[], rings = 3, sides = 5): void {
    this.put(coat, horn(nodes, this.of(sides, 3), this.of(rings, 2)));
  }

  box(coat: Coat, at: Vec3, size: Vec3, turn?: Vec3, taper?: readonly [number, number]): void {
    this.put(coat, box({ at, size, ...(turn && { turn }), ...(taper && { taper }) }));
  }

  /** A box with bevels, which catch the light. */
  block(coat: Coat, spec: BlockSpec): void {
    if (this.fine) this.put(coat, block(spec));
    else this.box(coat, spec.at, spec.size, spec.turn, spec.taper);
  }

  lathe(coat: Coat, { profile, sides = 8, ...spec }: LatheSpec): void {
    const last = profile.length - 1;
    const kept = this.fine ? profile : profile.filter((_, i) => i % 2 === 0 || i === last);
    const around = this.of(sides, Math.max(4, Math.ceil(sides / 2)));
    this.put(coat, lathe({ smooth: 0.3, ...spec, profile: kept, sides: around }));
  }

  /** A flat patch facing +z. */
  patch(coat: Coat, [width, height]: readonly [number, number], stand: Stand): void {
    const [w, h] = [width / 2, height / 2];
    const outline: readonly Point[] = [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ];
    const face = panel({ outline });
    this.within(stand, () => this.put(coat, face));
  }

  /**
   * A flat plate, visible from both sides; without an edge at low detail. @param outline counter-clockwise as seen from
   * the front
   */
  plate(coat: Coat, outline: readonly Point[], depth: number, stand: Stand = {}, bevel = 0): void {
    this.within(stand, () => {
      if (this.fine || depth > THIN) {
        this.put(coat, slab({ outline, depth, bevel: this.fine ? bevel : 0 }));
        return;
      }
      const back = outline.map(([x, y]): Point => [-x, y]).reverse();
      this.put(coat, panel({ outline, at: [0, 0, depth / 2] }));
      this.put(coat, panel({ outline: back, at: [0, 0, -depth / 2], turn: [0, 180, 0] }));
    });
  }

  /** The square emblem of the House, facing +z. */
  emblem(size: number, stand: Stand): void {
    this.within(stand, () => {
      const half = size / 2;
      const outline: readonly Point[] = [
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
      ];
      this.put(HOUSE, slab({ outline, depth: 0.0004, back: false }), true);
    });
  }
}
