import { useEffect, useMemo } from 'react';
import { BoxGeometry, Color, InstancedMesh, Matrix4, MeshBasicMaterial } from 'three';

/** A translucent block: something that is not there yet, or not any more. */
export interface Ghost {
  /** Centre of its base, table units. */
  readonly at: readonly [x: number, y: number, z: number];
  readonly height: number;
  readonly breadth: number;
  /** A CSS colour. */
  readonly colour: string;
}

const OPACITY = 0.42;

/** Translucent coloured blocks. */
export function Ghosts({ ghosts }: { readonly ghosts: readonly Ghost[] }) {
  const mesh = useMemo(() => {
    const geometry = new BoxGeometry(1, 1, 1).translate(0, 0.5, 0);
    const material = new MeshBasicMaterial({
      transparent: true,
      opacity: OPACITY,
      depthWrite: false,
      toneMapped: false,
    });
    const made = new InstancedMesh(geometry, material, Math.max(1, ghosts.length));
    made.count = ghosts.length;
    made.frustumCulled = false;
    made.renderOrder = 15;
    const matrix = new Matrix4();
    const colour = new Color();
    for (const [index, { at, height, breadth, colour: css }] of ghosts.entries()) {
      made.setMatrixAt(index, matrix.makeScale(breadth, height, breadth).setPosition(...at));
      made.setColorAt(index, colour.set(css));
    }
    return made;
  }, [ghosts]);
  useEffect(
    () => () => {
      mesh.geometry.dispose();
      (mesh.material as MeshBasicMaterial).dispose();
      mesh.dispose();
    },
    [mesh],
  );
  return <primitive object={mesh} />;
}
