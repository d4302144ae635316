import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Built, modelFile } from '../build';
import { Writer, writeDocument } from '../glb';
import { FIGURES } from './all';
import { Figure } from './figure';
import { figureMesh } from './mesh';

/** Suffix of the names of figures for slow devices. */
const PLAIN = ' low';

/**
 * Builds the small figures of Zorn, each kind as one mesh with painted corners, at high and low detail.
 * @param tell called for each figure
 */
export async function buildFigures(draft: boolean, tell: (stage: string) => void): Promise<Built> {
  const writer = new Writer();
  const { document } = writer;
  const scene = document.createScene('figures');
  const material = document.createMaterial('figures').setMetallicFactor(0).setRoughnessFactor(0.7);
  let triangles = 0;
  for (const [name, make] of Object.entries(FIGURES)) {
    const counts: number[] = [];
    for (const fine of [true, false]) {
      const figure = new Figure(fine);
      make(figure);
      const { positions, normals, indices, colours, uv, men } = figureMesh(figure);
      const primitive = document
        .createPrimitive()
        .setMaterial(material)
        .setIndices(writer.accessor('SCALAR', new Uint16Array(indices)))
        .setAttribute('POSITION', writer.accessor('VEC3', positions))
        .setAttribute('NORMAL', writer.accessor('VEC3', normals))
        .setAttribute('COLOR_0', writer.accessor('VEC4', colours))
        .setAttribute('TEXCOORD_0', writer.accessor('VEC2', uv))
        .setAttribute('_MEN', writer.accessor('VEC4', men));
      const node = fine ? name : name + PLAIN;
      scene.addChild(document.createNode(node).setMesh(document.createMesh(node).addPrimitive(primitive)));
      counts.push(indices.length / 3);
    }
    triangles += counts.reduce((sum, count) => sum + count, 0);
    tell(`${name}: ${counts.join(' and ')} triangles`);
  }
  const file = modelFile('valley-figures', draft);
  mkdirSync(dirname(file), { recursive: true });
  const bytes = await writeDocument(document, file, !draft);
  return { file, triangles, bytes };
}
