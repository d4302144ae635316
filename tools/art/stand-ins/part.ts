import type { PaintedMesh } from './kit/mesh';

/** A part of a stand-in, drawn in one of the stage's own materials. */
export interface StandInPart {
  readonly material: 'painted' | 'emissive' | 'glass';
  /** Takes the tint of its piece. */
  readonly tinted: boolean;
  /** How glossy it is, 0 … 1; that of its material if left out. */
  readonly glazed?: number;
  readonly positions: ArrayLike<number>;
  readonly normals: ArrayLike<number>;
  /** Linear light, 0 … 1. */
  readonly colours: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

export interface StandIn {
  /** The key of the model whose place it holds. */
  readonly key: string;
  readonly parts: readonly StandInPart[];
}

type Look = Pick<StandInPart, 'material' | 'tinted' | 'glazed'>;

/** A part made by hand; none if nothing is in it. */
export function partOf(mesh: PaintedMesh, look: Look): StandInPart[] {
  if (mesh.triangles === 0) return [];
  const geometry = mesh.toGeometry();
  const values = (name: string) => geometry.getAttribute(name).array;
  return [
    {
      ...look,
      positions: values('position'),
      normals: values('normal'),
      colours: values('color'),
      indices: geometry.getIndex()!.array,
    },
  ];
}
