import type { Piece } from './piece';
import { Sculpture } from './sculpture';
import type { Vec3 } from './vector';

/** Several models that share a file, a set of textures and a material: storeys, rings, vehicles. */
export interface Kit {
  /** Name of the file without `.glb`, and of the command's argument. */
  readonly name: string;
  /** One-line description for the list of models. */
  readonly about: string;
  readonly parts: readonly KitPart[];
  /** Side of the texture in pixels; 2048 if left out. */
  readonly resolution?: number;
  /** Parts assembled as on the table, for previews. */
  readonly displays?: readonly KitDisplay[];
}

/** One model of a kit. Its foot is y = 0, its front +z; it has no bones. */
export interface KitPart {
  /** Name of its node in the file, and its key in the stage's registry. */
  readonly name: string;
  /** Sculpts it; the only bone is `root`. */
  readonly model: (sculpture: Sculpture) => void;
  /** Triangle budget; clay is simplified to what its pieces leave. 1,500 if left out. */
  readonly triangles?: number;
  /** Relative texture density, on top of that of its coats. */
  readonly texels?: number;
  /** Occluders that are not part of it: the ground, a storey above. */
  readonly shade?: readonly Piece[];
}

export interface KitDisplay {
  readonly name: string;
  readonly pieces: readonly {
    readonly part: string;
    readonly at?: Vec3 /** Degrees. */;
    readonly yaw?: number;
  }[];
}

export const PART_TRIANGLES = 1500;

/** Sculpts parts of a kit. */
export function sculptKit(parts: readonly KitPart[]): readonly Sculpture[] {
  return parts.map((part) => {
    const sculpture = new Sculpture();
    part.model(sculpture);
    return sculpture;
  });
}
