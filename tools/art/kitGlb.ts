import type { Textures } from './bake/textures';
import { type DrawnMesh, paintedMaterial, Writer, writeDocument } from './glb';

/** The mesh of a kit part. */
export interface DrawnPart {
  readonly name: string;
  readonly mesh: DrawnMesh;
}

/**
 * Writes a kit as a compact binary glTF: a named node for every part, and one material for all.
 * @param compact false for drafts, which are written faster
 * @returns its size in bytes
 */
export function writeKit(
  name: string,
  parts: readonly DrawnPart[],
  textures: Textures,
  file: string,
  compact: boolean,
): Promise<number> {
  const writer = new Writer();
  const { document } = writer;
  const material = paintedMaterial(document, name, textures);
  const scene = document.createScene(name);
  for (const { name: part, mesh } of parts) {
    const primitive = document
      .createPrimitive()
      .setMaterial(material)
      .setIndices(writer.accessor('SCALAR', new Uint16Array(mesh.indices)))
      .setAttribute('POSITION', writer.accessor('VEC3', mesh.positions))
      .setAttribute('NORMAL', writer.accessor('VEC3', mesh.normals));
    if (mesh.uv) primitive.setAttribute('TEXCOORD_0', writer.accessor('VEC2', mesh.uv));
    scene.addChild(document.createNode(part).setMesh(document.createMesh(part).addPrimitive(primitive)));
  }
  return writeDocument(document, file, compact);
}
