import {
  type BufferAttribute,
  BufferGeometry,
  Float32BufferAttribute,
  Mesh,
  type Object3D,
  SkinnedMesh,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { PieceIndex, REST_POSE, writePose } from '#director';
import { Miniature } from '../miniature';
import { plainGeometry } from '../plainGeometry';
import { type ModelPart, modelParts, modelRig, type RiggedModel } from '../registry';

const shapes = new WeakMap<RiggedModel | readonly ModelPart[], BufferGeometry>();

/** Only positions, normals and triangles. */
function bare(geometry: BufferGeometry): BufferGeometry {
  const plain = plainGeometry(geometry);
  for (const name of Object.keys(plain.attributes)) {
    if (name !== 'position' && name !== 'normal') plain.deleteAttribute(name);
  }
  if (plain.getAttribute('normal') === undefined) plain.computeVertexNormals();
  return plain;
}

/** A mesh as it is, with its skeleton posed. */
function standing(mesh: Mesh): BufferGeometry {
  const shape = bare(mesh.geometry);
  const position = shape.getAttribute('position') as BufferAttribute;
  const at = new Vector3();
  for (let vertex = 0; vertex < position.count; vertex++) {
    at.fromBufferAttribute(position, vertex);
    if (mesh instanceof SkinnedMesh) mesh.applyBoneTransform(vertex, at);
    at.applyMatrix4(mesh.matrixWorld);
    position.setXYZ(vertex, at.x, at.y, at.z);
  }
  shape.computeVertexNormals();
  return shape;
}

/** A figure in its rest pose. */
function resting(rig: RiggedModel): BufferGeometry {
  const miniature = new Miniature(rig, {});
  const poses = new PieceIndex(['figure']).buffer();
  writePose(poses, 0, REST_POSE);
  miniature.begin(0);
  miniature.end(poses, 0);
  miniature.root.updateMatrixWorld(true);
  const shapesOfMeshes: BufferGeometry[] = [];
  miniature.root.traverse((node: Object3D) => {
    if (node instanceof SkinnedMesh) node.skeleton.update();
    if (node instanceof Mesh) shapesOfMeshes.push(standing(node));
  });
  miniature.dispose();
  return mergeGeometries(shapesOfMeshes) ?? new BufferGeometry();
}

/** Precision for merging positions into one corner, per table unit. */
const CORNERS = 1000;

/**
 * Gives all vertices of a corner the same normal, so that an enlarged shape stays closed: with flat normals the outline of
 * a ghost would fall apart.
 */
export function smoothed(shape: BufferGeometry): BufferGeometry {
  const position = shape.getAttribute('position');
  const normal = shape.getAttribute('normal');
  const corners = new Map<string, Vector3>();
  const at = new Vector3();
  const cornerOf = (vertex: number): Vector3 => {
    at.fromBufferAttribute(position, vertex).multiplyScalar(CORNERS).round();
    const key = `${at.x} ${at.y} ${at.z}`;
    const corner = corners.get(key) ?? new Vector3();
    corners.set(key, corner);
    return corner;
  };
  const cornerOfVertex = Array.from({ length: position?.count ?? 0 }, (_, vertex) => cornerOf(vertex));
  for (const [vertex, corner] of cornerOfVertex.entries()) corner.add(at.fromBufferAttribute(normal, vertex));
  for (const corner of corners.values()) corner.normalize();
  for (const [vertex, { x, y, z }] of cornerOfVertex.entries()) normal.setXYZ(vertex, x, y, z);
  return shape;
}

/** The current shape of a model, without colours: positions, normals, triangles. Cached per model. */
export function ghostShape(model: string): BufferGeometry {
  const source = modelRig(model) ?? modelParts(model);
  const known = shapes.get(source);
  if (known !== undefined) return known;
  const made =
    'clips' in source
      ? resting(source)
      : (mergeGeometries(source.map(({ geometry }) => bare(geometry))) ?? new BufferGeometry());
  if (made.getAttribute('position') === undefined)
    made.setAttribute('position', new Float32BufferAttribute([], 3));
  shapes.set(source, smoothed(made));
  return made;
}
