import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Document, Material } from '@gltf-transform/core';
import { EXTMeshGPUInstancing } from '@gltf-transform/extensions';
import sharp from 'sharp';
import { modelFile } from '../build';
import { type DrawnMesh, Writer, writeDocument } from '../glb';
import { ground } from './ground';
import { landMesh } from './land';
import { PAINT_SIZE, paintLand } from './paint';
import { riftField } from './rifts';
import { SHADE_SIZE, sunShades } from './shade';
import { Shape } from './shape';
import { survey } from './survey';
import { arrows } from './things/arrows';
import { crossings } from './things/crossings';
import type { Site } from './things/site';
import { towns } from './things/towns';
import { plant, TREES, type Tree } from './things/trees';
import { banners, borders, cairns, dens, reeds, rocks } from './things/wild';

/** Triangles of the ground, at high and low detail. */
const LAND = 21_400;
const LAND_LOW = 13_000;

function addMesh(writer: Writer, name: string, mesh: DrawnMesh, material: Material) {
  const { document } = writer;
  const corners = mesh.positions.length / 3;
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setIndices(writer.accessor('SCALAR', corners > 65535 ? mesh.indices : new Uint16Array(mesh.indices)))
    .setAttribute('POSITION', writer.accessor('VEC3', mesh.positions))
    .setAttribute('NORMAL', writer.accessor('VEC3', mesh.normals));
  if (mesh.uv) primitive.setAttribute('TEXCOORD_0', writer.accessor('VEC2', mesh.uv));
  if (mesh.colours) primitive.setAttribute('COLOR_0', writer.accessor('VEC4', mesh.colours));
  return document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive));
}

const meshOf = ({ positions, normals, colours, indices }: Shape): DrawnMesh => ({
  positions: new Float32Array(positions),
  normals: new Float32Array(normals),
  colours: new Float32Array(colours),
  indices: new Uint32Array(indices),
});

/** Instances of one mesh. */
function instances(writer: Writer, trees: readonly Tree[]) {
  const extension = writer.document.createExtension(EXTMeshGPUInstancing).setRequired(true);
  const at = Float32Array.from(trees.flatMap(({ x, y, z }) => [x, y, z]));
  const turns = Float32Array.from(
    trees.flatMap(({ turn }) => [0, Math.sin(turn / 2), 0, Math.cos(turn / 2)]),
  );
  const sizes = Float32Array.from(trees.flatMap(({ size }) => [size, size, size]));
  const tints = Float32Array.from(trees.flatMap(({ tint }) => tint));
  return extension
    .createInstancedMesh()
    .setAttribute('TRANSLATION', writer.accessor('VEC3', at))
    .setAttribute('ROTATION', writer.accessor('VEC4', turns))
    .setAttribute('SCALE', writer.accessor('VEC3', sizes))
    .setAttribute('_COLOR_0', writer.accessor('VEC3', tints));
}

async function addTexture(
  document: Document,
  name: string,
  pixels: Uint8Array,
  width: number,
  size: { readonly width: number; readonly height: number } = PAINT_SIZE,
) {
  const image = await sharp(pixels, { raw: { ...size, channels: 3 } })
    .resize(width)
    .png()
    .toBuffer();
  return document.createTexture(name).setMimeType('image/png').setImage(new Uint8Array(image));
}

/** Summary of the build. */
export interface Built {
  readonly file: string;
  readonly triangles: number;
  readonly bytes: number;
}

/** Builds the valley of Zorn: its ground at two levels of detail, everything on it, and its painted textures. */
export async function buildValley(draft: boolean, tell: (stage: string) => void): Promise<Built> {
  const of = survey();
  tell('surveyed');
  const land = ground(of);
  tell('raised');
  const shape = new Shape();
  const site: Site = { of, ground: land, shape, blots: [] };
  towns(site);
  crossings(site);
  dens(site);
  banners(site);
  rocks(site);
  cairns(site);
  const hedges = new Shape();
  borders({ ...site, shape: hedges });
  reeds({ ...site, shape: hedges });
  const trees = plant(site);
  tell(
    `set ${shape.triangles} triangles of things, ${hedges.triangles} of hedges, ${Object.values(trees).flat().length} trees`,
  );
  const { colour, relief } = paintLand(of, land, site.blots, riftField());
  tell('painted');
  const writer = new Writer();
  const { document } = writer;
  const scene = document.createScene('valley');
  const painted = document
    .createMaterial('land')
    .setMetallicFactor(0)
    .setRoughnessFactor(0.92)
    .setBaseColorTexture(await addTexture(document, 'colour', colour, PAINT_SIZE.width))
    .setNormalTexture(await addTexture(document, 'relief', relief, PAINT_SIZE.width / 2))
    .setEmissiveTexture(
      await addTexture(document, 'shade', sunShades(land.height), SHADE_SIZE.width, SHADE_SIZE),
    );
  const coated = document.createMaterial('things').setMetallicFactor(0).setRoughnessFactor(0.85);
  let triangles = 0;
  const add = (name: string, mesh: DrawnMesh, material: Material) => {
    triangles += mesh.indices.length / 3;
    const node = addMesh(writer, name, mesh, material);
    scene.addChild(node);
    return node;
  };
  add('land', await landMesh(land, LAND), painted);
  add('land low', await landMesh(land, LAND_LOW), painted);
  add('things', meshOf(shape), coated);
  add('hedges', meshOf(hedges), coated);
  add('arrows', meshOf(arrows(site)), coated);
  for (const [species, make] of Object.entries(TREES)) {
    const node = add(`tree ${species}`, meshOf(make()), coated);
    node.setExtension('EXT_mesh_gpu_instancing', instances(writer, trees[species]!));
  }
  const file = modelFile('valley', draft);
  mkdirSync(dirname(file), { recursive: true });
  const bytes = await writeDocument(document, file, !draft);
  return { file, triangles, bytes };
}
