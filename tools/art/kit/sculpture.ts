import { type BoneShare, Clay, type Layer } from './clay';
import { spline } from './curve';
import {
  blend as blendFrames,
  compose,
  type Frame,
  IDENTITY,
  inverse,
  multiply,
  placed,
  point,
  transpose,
  turned,
} from './frame';
import { Hand } from './hand';
import type { Coat, Stain } from './paint';
import { type BlockSpec, block, globe, horn, type LatheSpec, lathe, type Piece } from './piece';
import { type Pose, solve } from './pose';
import { Rig } from './rig';
import type { Node, Shape, Volume } from './shapes';
import * as shapes from './shapes';
import { type Side, sideOf } from './side';
import { add, clamp, normalize, smoothstep, sub, type Vec3 } from './vector';

/** A bone by name, or several with their weights. */
export type BoneName = string | readonly (readonly [name: string, share: number])[];

/** A placed piece. */
export interface SetPiece {
  readonly piece: Piece;
  readonly coat: number;
  readonly bones: readonly BoneShare[];
  /** In a kit, pieces with the same twin share a patch of the texture; see {@link Sculpture.repeat}. */
  readonly twin?: string;
}

/** Paint applied wherever a body covers the surface. */
interface Stencil {
  readonly volume: Volume;
  readonly soft: number;
  readonly coats: ReadonlySet<number> | null;
  readonly stain: Stain;
}

export interface StainSpec extends Stain {
  readonly bone?: string;
  /** Width of its soft edge. */
  readonly soft?: number;
  /** Only on these coats; on all if left out. */
  readonly on?: readonly string[];
}

export interface EyeSpec {
  readonly coat: string;
  readonly bone: string;
  readonly at: Vec3;
  readonly radius: number;
  /** Direction of its gaze from `at`. */
  readonly look: Vec3;
  readonly lid?: {
    readonly coat: string;
    /** Bone of the lid; its joint is the centre of the eye. */
    readonly bone: string;
    /** Opening of the lid, degrees: 0 half shut, 90 wide open. */
    readonly open: number;
    /** Roll of the lid for a sly or sad brow, degrees. */
    readonly roll?: number;
  };
}

/** Builder of a miniature in its design pose; every body follows the stance of its bone. */
export class Sculpture {
  readonly clay = new Clay();
  readonly pieces: SetPiece[] = [];
  readonly coats: Coat[] = [];
  private readonly coatNumbers = new Map<string, number>();
  private readonly stencils: Stencil[] = [];
  private readonly frames: readonly Frame[];
  private placement = IDENTITY;
  private repeated: { readonly key: string; count: number } | null = null;

  /** @param stance how the figure stands, relative to its design pose */
  constructor(
    readonly rig: Rig = new Rig(),
    stance: Pose = {},
  ) {
    this.frames = solve(
      rig,
      rig.bones.map(({ at }) => at),
      stance,
    );
  }

  /** Position of a bone's joint. */
  joint(bone: number): Vec3 {
    return point(this.frames[bone] ?? IDENTITY, this.rig.bones[bone]!.at);
  }

  /** Registers a coat of paint under a name. */
  coat(name: string, coat: Coat): this {
    this.coatNumbers.set(name, this.coats.length);
    this.coats.push(coat);
    return this;
  }

  /** Places everything that `build` adds: moves its origin to a point of the design and rotates it, in degrees. */
  within(at: Vec3, turn: Vec3, build: () => void): this {
    const outer = this.placement;
    this.placement = compose(outer, placed(at, turn));
    build();
    this.placement = outer;
    return this;
  }

  /**
   * Like {@link within} for something that a bone holds: `at` is a point of the design pose, but the rotation is the
   * final one when the figure stands.
   */
  held(bone: string, at: Vec3, turn: Vec3, build: () => void): this {
    const outer = this.placement;
    const back = transpose(this.frameOf(bone).matrix);
    this.placement = { matrix: multiply(back, turned(turn)), shift: point(outer, at) };
    build();
    this.placement = outer;
    return this;
  }

  /** Adds clay. @param blend width of the seam to earlier clay */
  add(coat: string, bone: BoneName, blend = 0.03): Hand {
    return this.hand(coat, bone, blend, false);
  }

  /** Carves bodies out of all clay added so far; the cut surface gets the coat. */
  carve(coat: string, bone: BoneName, blend = 0.012): Hand {
    return this.hand(coat, bone, blend, true);
  }

  /**
   * A bent limb along bones. @param bones spread evenly from root to tip @param pieces number of straight segments
   * @param blend width of the seam at its root
   */
  tube(coat: string, bones: readonly string[], nodes: readonly Node[], pieces = 8, blend = 0.03): this {
    const share = (t: number): [string, number][] => {
      const along = clamp(t * bones.length - 0.5, 0, bones.length - 1);
      const first = Math.min(Math.floor(along), bones.length - 1);
      const second = Math.min(first + 1, bones.length - 1);
      const f = smoothstep(0, 1, along - first);
      if (first === second || f < 0.02) return [[bones[first]!, 1]];
      return [
        [bones[first]!, 1 - f],
        [bones[second]!, f],
      ];
    };
    const at = spline(nodes, pieces).map(([x, y, z, r], i): Node => {
      const frame = this.placeOf(share(i / pieces));
      return [...point(frame, [x, y, z]), Math.max(r, 0.001)];
    });
    for (let i = 0; i < pieces; i++) {
      const bone = share((i + 0.5) / pieces);
      const volume = shapes.coneBetween(at[i]!, at[i + 1]!);
      const seam = i === 0 ? blend : Math.min(blend, 0.12 * at[i]![3]);
      this.layer(volume, coat, bone, seam, false, [i / pieces, (i + 1) / pieces]);
    }
    return this;
  }

  /** Adds a crisp piece. */
  set(coat: string, bone: BoneName, piece: Piece): this {
    const set = piece.inside(this.placeOf(bone));
    const twin = this.repeated && { twin: `${this.repeated.key} ${this.repeated.count++}` };
    this.pieces.push({ piece: set, coat: this.number(coat), bones: this.shares(bone), ...twin });
    return this;
  }

  /**
   * In a kit, bakes the pieces set by `build` once for all repeats of a key, in any part and place: the others show the
   * texture of the first. They must be identical except for their placement.
   */
  repeat(key: string, build: () => void): this {
    const outer = this.repeated;
    this.repeated = { key, count: 0 };
    build();
    this.repeated = outer;
    return this;
  }

  /** A horn, claw or tooth. */
  horn(coat: string, bone: BoneName, nodes: readonly Node[], sides = 8, rings = 5, flat = 1): this {
    return this.set(coat, bone, horn(nodes, sides, rings, flat));
  }

  block(coat: string, bone: BoneName, spec: BlockSpec): this {
    return this.set(coat, bone, block(spec));
  }

  lathe(coat: string, bone: BoneName, spec: LatheSpec): this {
    return this.set(coat, bone, lathe(spec));
  }

  /** An eyeball looking along local +z, with a lid that can blink. */
  eye({ coat, bone, at, radius, look, lid }: EyeSpec): this {
    const [x, y, z] = normalize(look);
    const turn: Vec3 = [(-Math.asin(y) * 180) / Math.PI, (Math.atan2(x, z) * 180) / Math.PI, 0];
    this.set(coat, bone, globe(at, [radius, radius, radius], turn, 14, 9));
    if (lid) {
      const r = radius * 1.055;
      const shell = globe([0, 0, 0], [r, r, r], [-lid.open, 0, 0], 16, 5, 0, 96);
      this.set(lid.coat, lid.bone, shell.inside(placed(at, [turn[0], turn[1], lid.roll ?? 0])));
    }
    return this;
  }

  /** Paints a colour wherever a body covers the surface, under washes and highlights. */
  stain(shape: Shape, { bone = 'root', soft = 0.02, on, ...stain }: StainSpec): this {
    const coats = on ? new Set(on.map((name) => this.number(name))) : null;
    this.stencils.push({ volume: shape(this.placeOf(bone)), soft, coats, stain });
    return this;
  }

  /** The stains at a point. @param coats weights of the coats there */
  stainsAt(x: number, y: number, z: number, coats: ArrayLike<number>): readonly Stain[] {
    const found: Stain[] = [];
    for (const { volume, soft, coats: only, stain } of this.stencils) {
      const [cx, cy, cz] = volume.centre;
      if (Math.hypot(x - cx, y - cy, z - cz) > volume.reach + soft) continue;
      let amount = stain.amount * smoothstep(soft / 2, -soft / 2, volume.distance(x, y, z));
      if (amount <= 0) continue;
      if (only) {
        let share = 0;
        for (const coat of only) share += coats[coat]!;
        amount *= share;
      }
      found.push({ ...stain, amount });
    }
    return found;
  }

  /** Builds the left side, then the right. */
  pair(build: (side: Side) => void): this {
    build(sideOf('L'));
    build(sideOf('R'));
    return this;
  }

  /**
   * First intersection of a ray with the clay added so far, in the design pose as `bone` carries it.
   * @throws RangeError if there is none within 2 units
   */
  surface(bone: string, from: Vec3, towards: Vec3): Vec3 {
    const frame = this.placeOf(bone);
    const start = point(frame, from);
    const way = normalize(sub(point(frame, towards), start));
    const all = this.clay.layers;
    for (let t = 0; t < 2; ) {
      const p = add(start, [way[0] * t, way[1] * t, way[2] * t]);
      const distance = this.clay.melt(all, p[0], p[1], p[2]);
      if (distance < 0.0005) return point(inverse(frame), p);
      t += distance * 0.7;
    }
    throw new RangeError('the ray misses the clay');
  }

  private hand(coat: string, bone: BoneName, blend: number, carves: boolean): Hand {
    return new Hand((shape) => this.layer(shape(this.placeOf(bone)), coat, bone, blend, carves));
  }

  private layer(
    volume: Volume,
    coat: string,
    bone: BoneName,
    blend: number,
    carves: boolean,
    span: Layer['span'] = [0, 1],
  ): void {
    const toDesign = inverse(this.frameOf(bone));
    this.clay.add({
      volume,
      coat: this.number(coat),
      bones: this.shares(bone),
      blend,
      carves,
      toDesign,
      span,
    });
  }

  private number(coat: string): number {
    const number = this.coatNumbers.get(coat);
    if (number === undefined) throw new RangeError(`there is no coat "${coat}"`);
    return number;
  }

  private shares(bone: BoneName): BoneShare[] {
    const list = typeof bone === 'string' ? [[bone, 1] as const] : bone;
    return list.map(([name, share]) => [this.rig.number(name), share]);
  }

  private placeOf(bone: BoneName): Frame {
    return compose(this.frameOf(bone), this.placement);
  }

  private frameOf(bone: BoneName): Frame {
    return blendFrames(this.shares(bone).map(([number, share]) => [this.frames[number]!, share]));
  }
}
