import type { PaintedMesh } from './kit/mesh';

/** A part of a stand-in, drawn with one of the stage's materials. */
export interface StandInPart {
  readonly material: 'painted' | 'emissive' | 'glass';
  /** Whether it is tinted with its piece's colour. */
  readonly tinted: boolean;
  /** Glossiness, 0 … 1; that of its material if left out. */
  readonly glazed?: number;
  readonly positions: ArrayLike<number>;
  readonly normals: ArrayLike<number>;
  /** Linear light, 0 … 1. */
  readonly colours: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

export interface StandIn {
  /** Key of the model that it stands in for. */
  readonly key: string;
  readonly parts: readonly StandInPart[];
}

type Look = Pick<StandInPart, 'material' | 'tinted' | 'glazed'>;

/** A hand-made part; empty for an empty mesh. */
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
