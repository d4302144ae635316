import { Euler, Matrix4, Vector3 } from 'three';
import type { Vec3 } from './vector';

/**
 * Placement of a part in its model: translation, rotation (degrees about the part's own axes, in the order y, x, z) and
 * size.
 */
export interface Placement {
  readonly at?: Vec3;
  readonly turn?: Vec3;
  readonly size?: number;
}

const DEGREE = Math.PI / 180;

/** A stack of placements, innermost last: parts are built in local space and transformed by the stack. */
export class Frame {
  private readonly scratch = new Vector3();

  private constructor(private readonly matrix: Matrix4) {}

  static readonly ROOT = new Frame(new Matrix4());

  /** The frame of a part placed inside this one. */
  inside({ at = [0, 0, 0], turn = [0, 0, 0], size = 1 }: Placement): Frame {
    const rotation = new Euler(turn[0] * DEGREE, turn[1] * DEGREE, turn[2] * DEGREE, 'YXZ');
    const local = new Matrix4().makeRotationFromEuler(rotation);
    local.scale(new Vector3(size, size, size)).setPosition(at[0], at[1], at[2]);
    return new Frame(this.matrix.clone().multiply(local));
  }

  point(p: Vec3): Vec3 {
    const v = this.scratch.set(p[0], p[1], p[2]).applyMatrix4(this.matrix);
    return [v.x, v.y, v.z];
  }

  /** Inverse transform of a point. */
  invert(p: Vec3): Vec3 {
    const v = this.scratch.set(p[0], p[1], p[2]).applyMatrix4(this.matrix.clone().invert());
    return [v.x, v.y, v.z];
  }

  /** Transforms a direction; unit vectors stay unit vectors. */
  direction(d: Vec3): Vec3 {
    const v = this.scratch.set(d[0], d[1], d[2]).transformDirection(this.matrix);
    return [v.x, v.y, v.z];
  }

  /** Scale factor. */
  get scale(): number {
    return this.matrix.getMaxScaleOnAxis();
  }
}
