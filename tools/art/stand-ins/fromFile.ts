import { join } from 'node:path';
import { type Document, type Node, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import type { StandInPart } from './part';
import { pictureOf } from './picture';
import { shrink } from './shrink';
import { lifted, type PaintedSurface, paintBy, strikePose, surfaceOf } from './surface';

/** Parts with at least this emission count as glowing. */
const SHINES = 0.12;
/** Distance of a glowing part in front of the paint, table units. */
const BEFORE = 0.003;

/** Triangle budgets of a stand-in's parts. */
export interface Budget {
  readonly painted: number;
  readonly lit: number;
  /** For the ring in the player's colour, if there is one. */
  readonly ring?: number;
}

/** Opens a finished model. @param folder of the built files */
export async function openModel(folder: string, name: string): Promise<Document> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const document = await io.read(join(folder, `${name}.glb`));
  strikePose(document);
  return document;
}

const white = (): readonly [number, number, number] => [1, 1, 1];

const part = (look: Pick<StandInPart, 'material' | 'tinted'>, surface: PaintedSurface): StandInPart[] =>
  surface.indices.length === 0 ? [] : [{ ...look, ...surface }];

/** The stand-in parts of a node of a finished model: simplified, with vertex colours. */
async function partsOfNode(node: Node, budget: Budget): Promise<StandInPart[]> {
  const parts: StandInPart[] = [];
  for (const primitive of node.getMesh()!.listPrimitives()) {
    const material = primitive.getMaterial()!;
    if (material.getName() === 'tint') {
      const ring = await shrink(surfaceOf(node, primitive, white), budget.ring ?? 0);
      parts.push(...part({ material: 'painted', tinted: true }, { ...ring, colours: ring.colours.fill(1) }));
      continue;
    }
    const [colour, shade, glow] = await Promise.all([
      pictureOf(material.getBaseColorTexture()),
      pictureOf(material.getOcclusionTexture()),
      pictureOf(material.getEmissiveTexture()),
    ]);
    const surface = surfaceOf(node, primitive, paintBy(colour!, shade));
    parts.push(...part({ material: 'painted', tinted: false }, await shrink(surface, budget.painted)));
    if (glow === null) continue;
    const glowing = surfaceOf(node, primitive, paintBy(glow, null));
    const shines = (corner: number) =>
      Math.max(...glowing.colours.subarray(corner * 3, corner * 3 + 3)) > SHINES;
    const lit = await shrink(lifted(glowing, shines, BEFORE), budget.lit);
    parts.push(...part({ material: 'emissive', tinted: false }, lit));
  }
  return parts;
}

/** The stand-in parts of a finished model. @param name of its node; the whole file if left out */
export async function shrunk(document: Document, budget: Budget, name?: string): Promise<StandInPart[]> {
  const nodes = document
    .getRoot()
    .listNodes()
    .filter((node) => node.getMesh() !== null && (name === undefined || node.getName() === name));
  const parts: StandInPart[] = [];
  for (const node of nodes) parts.push(...(await partsOfNode(node, budget)));
  return parts;
}
