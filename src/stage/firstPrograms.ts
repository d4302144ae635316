import {
  BatchedMesh,
  BufferAttribute,
  BufferGeometry,
  type Camera,
  Color,
  type Light,
  Mesh,
  Scene,
  type WebGLRenderer,
} from 'three';
import type { StageMaterials } from './materials';

/**
 * Precompiles the shader programs of a first frame drawn straight to the screen: pieces in the stage's paint, and plain
 * surfaces. Call before building the scene, which takes as long as compiling. Programs that do not match the scene are
 * compiled again when drawn.
 * @param lights as many of each kind as the scene will have
 */
export function compileFirstPrograms(
  renderer: WebGLRenderer,
  camera: Camera,
  materials: StageMaterials,
  lights: readonly Light[],
): void {
  const corner = new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(3), 3))
    .setAttribute('normal', new BufferAttribute(new Float32Array(3), 3))
    .setAttribute('color', new BufferAttribute(new Float32Array(3), 3))
    .setIndex([0]);
  const pieces = new BatchedMesh(1, 1, 1, materials.material('paint'));
  pieces.setColorAt(pieces.addInstance(pieces.addGeometry(corner)), new Color());
  const scene = new Scene().add(...lights, pieces, new Mesh(corner, materials.material('plain')));
  renderer.compile(scene, camera);
  pieces.dispose();
}
