import { BufferAttribute, type BufferGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { PaintedMesh } from '#stage';

/** A small thing in the making: what is painted, painted in its own tint, lit from within, and of glass. */
export interface Body {
  readonly painted: PaintedMesh;
  readonly tinted: PaintedMesh;
  readonly lit: PaintedMesh;
  readonly glass: PaintedMesh;
}

export function newBody(): Body {
  return {
    painted: new PaintedMesh(),
    tinted: new PaintedMesh(),
    lit: new PaintedMesh(),
    glass: new PaintedMesh(),
  };
}

/** How much each part is lit, takes the tint and is glazed: the `surface` of the stage's paint. */
const SURFACES: Readonly<Record<keyof Body, readonly [lit: number, tinted: number, glazed: number]>> = {
  painted: [0, 0, 0],
  tinted: [0, 1, 0.35],
  lit: [1, 0, 0],
  glass: [0, 0, 1],
};

/** One geometry for the stage's paint. */
export function bodyGeometry(body: Body): BufferGeometry {
  const parts = (Object.keys(SURFACES) as (keyof Body)[]).flatMap((part) => {
    if (body[part].triangles === 0) return [];
    const geometry = body[part].toGeometry();
    const count = geometry.getAttribute('position').count;
    const surface = new Float32Array(count * 3);
    for (let vertex = 0; vertex < count; vertex++) surface.set(SURFACES[part], vertex * 3);
    return geometry.setAttribute('surface', new BufferAttribute(surface, 3));
  });
  return mergeGeometries(parts);
}
