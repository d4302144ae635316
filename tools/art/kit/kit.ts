import type { Piece } from './piece';
import { Sculpture } from './sculpture';
import type { Vec3 } from './vector';

/** Several models that share one file, one set of textures and one material: storeys, rings, vehicles. */
export interface Kit {
  /** Name of the file without `.glb`, and of the command's argument. */
  readonly name: string;
  /** What it is, for the list of models: one line. */
  readonly about: string;
  readonly parts: readonly KitPart[];
  /** Side of the texture in pixels; 2048 if left out. */
  readonly resolution?: number;
  /** Parts put together as they are on the table, for looking at. */
  readonly displays?: readonly KitDisplay[];
}

/** One model of a kit. Its foot is y = 0, its front +z; it has no bones. */
export interface KitPart {
  /** The name of its node in the file, which is its key in the stage's registry. */
  readonly name: string;
  /** Models it; the only bone is `root`. */
  readonly model: (sculpture: Sculpture) => void;
  /** How many triangles it may have; clay is simplified to what its pieces leave. 1,500 if left out. */
  readonly triangles?: number;
  /** Texture per area, as a share of the usual, on top of those of its coats. */
  readonly texels?: number;
  /** What takes light away from it where it stands and is not part of it: the ground, a storey above. */
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

/** Models parts of a kit. */
export function sculptKit(parts: readonly KitPart[]): readonly Sculpture[] {
  return parts.map((part) => {
    const sculpture = new Sculpture();
    part.model(sculpture);
    return sculpture;
  });
}
