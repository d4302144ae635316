import type { Node, PlateSpec, Shape } from './shapes';
import * as shapes from './shapes';
import type { Vec3 } from './vector';

/** Adds clay of one coat to one bone: every call adds (or carves out) a body and returns the same object. */
export class Hand {
  constructor(
    /** Adds or carves out a body. */
    private readonly put: (shape: Shape) => void,
  ) {}

  /** @param turn degrees: pitch, yaw, roll */
  egg(at: Vec3, radii: Vec3, turn?: Vec3): this {
    return this.shape(shapes.egg(at, radii, turn));
  }

  ball(at: Vec3, radius: number): this {
    return this.shape(shapes.ball(at, radius));
  }

  /** Two balls and their convex hull. */
  cone([ax, ay, az, ra]: Node, [bx, by, bz, rb]: Node): this {
    return this.shape(shapes.cone([ax, ay, az], ra, [bx, by, bz], rb));
  }

  box(at: Vec3, half: Vec3, turn?: Vec3, round?: number): this {
    return this.shape(shapes.box(at, half, turn, round));
  }

  ring(at: Vec3, radius: number, thick: number, turn?: Vec3, height?: number): this {
    return this.shape(shapes.ring(at, radius, thick, turn, height));
  }

  plate(spec: PlateSpec): this {
    return this.shape(shapes.plate(spec));
  }

  /** A bent limb as one body. */
  worm(nodes: readonly Node[], pieces = 8): this {
    return this.shape(shapes.worm(nodes, pieces));
  }

  shape(shape: Shape): this {
    this.put(shape);
    return this;
  }
}
