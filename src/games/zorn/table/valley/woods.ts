import { InstancedMesh, type Material } from 'three';
import { baseRadius, type StandingFigure } from '#zorn/view';
import type { ValleyFile } from './valleyFile';

/** Distance from a base at which trees reach full size, table units. */
const CLEARING = 0.04;
/** Scale below which a tree is not drawn. */
const SAPLING = 0.3;

/** The trees of the valley, which make room for figures. */
export interface Woods {
  readonly meshes: readonly InstancedMesh[];
  /** Clears the ground under these figures and regrows everything else. */
  clear(figures: readonly StandingFigure[]): void;
}

/** @param share of the trees to draw */
export function woods(file: ValleyFile, material: Material, share: number): Woods {
  const grown = file.trees.map((source) => {
    const count = Math.round(source.count * share);
    const full = source.instanceMatrix.array.slice(0, count * 16);
    const mesh = new InstancedMesh(source.geometry, material, count);
    mesh.instanceMatrix.array.set(full);
    mesh.instanceColor = source.instanceColor;
    source.matrixWorld.decompose(mesh.position, mesh.quaternion, mesh.scale);
    mesh.frustumCulled = false;
    return { mesh, full };
  });
  return {
    meshes: grown.map(({ mesh }) => mesh),
    clear(figures) {
      for (const { mesh, full } of grown) {
        const { array } = mesh.instanceMatrix;
        array.set(full);
        for (let first = 0; first < full.length; first += 16) {
          let size = 1;
          for (const figure of figures) {
            const far = Math.hypot(full[first + 12]! - figure.at[0], full[first + 14]! - figure.at[2]);
            size = Math.min(size, (far - baseRadius(figure)) / CLEARING);
          }
          if (size >= 1) continue;
          for (let part = first; part < first + 12; part++)
            array[part] = size < SAPLING ? 0 : full[part]! * size;
        }
        mesh.instanceMatrix.needsUpdate = true;
      }
    },
  };
}
