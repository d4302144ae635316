import { writeFileSync } from 'node:fs';
import { type Accessor, Document, Logger, type Material, type Node, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dedup, meshopt, prune, resample, textureCompress } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';
import sharp from 'sharp';
import type { Textures } from './bake/textures';
import type { Clip } from './kit/clip';
import { quaternion, transpose } from './kit/frame';
import type { Piece } from './kit/piece';
import { locals, type Pose, solve } from './kit/pose';
import type { Rig } from './kit/rig';
import type { Skin } from './kit/skin';
import { length, type Vec3 } from './kit/vector';

/** A mesh with one material. */
export interface DrawnMesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
  /** Two per corner, for textures. */
  readonly uv?: Float32Array;
  /** Linear light, three per corner, for a model without textures. */
  readonly colours?: Float32Array;
}

export interface Miniature {
  readonly name: string;
  readonly mesh: DrawnMesh;
  readonly textures: Textures | null;
  readonly ring: Piece;
  readonly rig: Rig;
  /** The bones' joints at rest. */
  readonly joints: readonly Vec3[];
  /** Per corner of the mesh. */
  readonly skin: Skin;
  readonly clips: readonly Clip[];
  /** The rest pose, relative to the design. */
  readonly stance: Pose;
  /** Height of the ground above the table. */
  readonly lift: number;
}

/** Stored frames of a clip per second; redundant ones are removed later. */
const MOMENTS = 24;
/** A bone that moves less than this, in model units or quaternion components, counts as still. */
const STILL = 3e-4;

type AccessorType = Parameters<Accessor['setType']>[0];

/** Writes attributes into a document. */
export class Writer {
  readonly document = new Document();
  private readonly buffer = this.document.createBuffer();

  accessor(type: AccessorType, values: Float32Array | Uint8Array | Uint16Array | Uint32Array): Accessor {
    return this.document
      .createAccessor()
      .setType(type)
      .setArray(values as Float32Array<ArrayBuffer>)
      .setBuffer(this.buffer);
  }
}

function lifted(values: ArrayLike<number>, lift: number): Float32Array {
  return Float32Array.from(values, (value, i) => (i % 3 === 1 ? value + lift : value));
}

/** A material with baked textures, or with vertex colours if there are none. */
export function paintedMaterial(document: Document, name: string, textures: Textures | null): Material {
  const texture = (what: string, image: Uint8Array) =>
    document.createTexture(what).setMimeType('image/png').setImage(image);
  const material = document.createMaterial(name).setRoughnessFactor(textures ? 1 : 0.6);
  material.setMetallicFactor(textures ? 1 : 0);
  if (!textures) return material;
  const matter = texture('matter', textures.matter);
  material
    .setBaseColorTexture(texture('colour', textures.colour))
    .setNormalTexture(texture('normal', textures.normal))
    .setMetallicRoughnessTexture(matter)
    .setOcclusionTexture(matter);
  if (textures.glow) material.setEmissiveTexture(texture('glow', textures.glow)).setEmissiveFactor([1, 1, 1]);
  return material;
}

/** A miniature as a glTF document: node `body` with the skeleton, and `ring` with the material `tint`. */
function documentOf(miniature: Miniature): Document {
  const writer = new Writer();
  const { document } = writer;
  const { mesh, textures, ring, lift } = miniature;
  const material = paintedMaterial(document, 'body', textures);
  const corners = mesh.positions.length / 3;
  const shares = quantizedShares(miniature.skin.shares);
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setIndices(writer.accessor('SCALAR', corners > 65535 ? mesh.indices : new Uint16Array(mesh.indices)))
    .setAttribute('POSITION', writer.accessor('VEC3', lifted(mesh.positions, lift)))
    .setAttribute('NORMAL', writer.accessor('VEC3', mesh.normals))
    .setAttribute('JOINTS_0', writer.accessor('VEC4', miniature.skin.joints))
    .setAttribute('WEIGHTS_0', writer.accessor('VEC4', shares).setNormalized(true));
  if (mesh.uv) primitive.setAttribute('TEXCOORD_0', writer.accessor('VEC2', mesh.uv));
  if (mesh.colours) primitive.setAttribute('COLOR_0', writer.accessor('VEC3', mesh.colours));
  const body = document.createNode('body').setMesh(document.createMesh('body').addPrimitive(primitive));
  const top = document.createNode(miniature.name);
  document.createScene(miniature.name).addChild(top);
  top.addChild(body).addChild(ringNode(writer, ring, lift));
  addSkeleton(writer, miniature, top, body);
  return document;
}

function ringNode(writer: Writer, ring: Piece, lift: number): Node {
  const { document } = writer;
  const primitive = document
    .createPrimitive()
    .setMaterial(document.createMaterial('tint').setRoughnessFactor(0.42).setMetallicFactor(0))
    .setIndices(writer.accessor('SCALAR', new Uint16Array(ring.indices)))
    .setAttribute('POSITION', writer.accessor('VEC3', lifted(ring.positions, lift)))
    .setAttribute('NORMAL', writer.accessor('VEC3', new Float32Array(ring.normals)));
  return document.createNode('ring').setMesh(document.createMesh('ring').addPrimitive(primitive));
}

/** Weights as bytes that add up to 255. */
function quantizedShares(shares: Float32Array): Uint8Array {
  const bytes = Uint8Array.from(shares, (share) => Math.round(share * 255));
  for (let v = 0; v < bytes.length; v += 4) {
    bytes[v]! += 255 - (bytes[v]! + bytes[v + 1]! + bytes[v + 2]! + bytes[v + 3]!);
  }
  return bytes;
}

function addSkeleton(writer: Writer, miniature: Miniature, top: Node, body: Node): void {
  const { document } = writer;
  const { rig, joints, lift } = miniature;
  const nodes = rig.bones.map(({ name }) => document.createNode(name));
  const skin = document.createSkin('rig');
  const inverses = new Float32Array(nodes.length * 16);
  for (const [i, { parent }] of rig.bones.entries()) {
    const [x, y, z] = joints[i]!;
    const from = parent < 0 ? ([0, -lift, 0] as const) : joints[parent]!;
    nodes[i]!.setTranslation([x - from[0], y - from[1], z - from[2]]);
    (parent < 0 ? top : nodes[parent]!).addChild(nodes[i]!);
    skin.addJoint(nodes[i]!);
    inverses.set([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -x, -y - lift, -z, 1], i * 16);
  }
  skin.setInverseBindMatrices(writer.accessor('MAT4', inverses)).setSkeleton(nodes[0]!);
  body.setSkin(skin);
  for (const clip of miniature.clips) addClip(writer, miniature, nodes, clip);
}

/** Stores a clip as sampled frames; still bones get no track. */
function addClip(
  writer: Writer,
  { rig, joints, lift, stance }: Miniature,
  nodes: readonly Node[],
  clip: Clip,
): void {
  const { document } = writer;
  const count = Math.ceil(clip.seconds * MOMENTS) + 1;
  const times = Float32Array.from({ length: count }, (_, i) => (i / (count - 1)) * clip.seconds);
  const moments = Array.from({ length: count }, (_, i) =>
    locals(rig, joints, solve(rig, joints, clip.pose(i / (count - 1)), stance)),
  );
  const animation = document.createAnimation(clip.name);
  const input = writer.accessor('SCALAR', times);
  for (const [bone, node] of nodes.entries()) {
    const turns = new Float32Array(count * 4);
    const places = new Float32Array(count * 3);
    const sizes = new Float32Array(count * 3);
    for (const [i, moment] of moments.entries()) {
      const { turn, at } = moment[bone]!;
      const columns = transpose(turn);
      const size = [0, 3, 6].map((k) => length([columns[k]!, columns[k + 1]!, columns[k + 2]!]));
      const square = turn.map((value, k) => value / size[k % 3]!) as unknown as typeof turn;
      turns.set(nearTo(quaternion(square), turns, i), i * 4);
      places.set(bone === 0 ? [at[0], at[1] + lift, at[2]] : at, i * 3);
      sizes.set(size, i * 3);
    }
    const rest = node.getTranslation();
    const tracks = [
      ['rotation', 'VEC4', turns, [0, 0, 0, 1]],
      ['translation', 'VEC3', places, rest],
      ['scale', 'VEC3', sizes, [1, 1, 1]],
    ] as const;
    for (const [path, type, values, still] of tracks) {
      if (values.every((value, k) => Math.abs(value - still[k % still.length]!) < STILL)) continue;
      const sampler = document
        .createAnimationSampler()
        .setInput(input)
        .setOutput(writer.accessor(type, values));
      const channel = document.createAnimationChannel().setTargetNode(node).setTargetPath(path);
      animation.addSampler(sampler).addChannel(channel.setSampler(sampler));
    }
  }
}

/** Of the two quaternions of a rotation, the one closer to the previous frame. */
function nearTo(q: readonly number[], before: Float32Array, moment: number): readonly number[] {
  if (moment === 0) return q;
  const cosine = q.reduce((sum, value, k) => sum + value * before[(moment - 1) * 4 + k]!, 0);
  return cosine < 0 ? q.map((value) => -value) : q;
}

/**
 * Writes a miniature as a compact binary glTF: WebP textures, meshopt geometry.
 * @param compact false for drafts, which are written faster
 * @returns its size in bytes
 */
export function writeMiniature(miniature: Miniature, file: string, compact: boolean): Promise<number> {
  return writeDocument(documentOf(miniature), file, compact);
}

/** Writes a document like {@link writeMiniature}; its nodes stay as they are. */
export async function writeDocument(document: Document, file: string, compact: boolean): Promise<number> {
  await MeshoptEncoder.ready;
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'meshopt.encoder': MeshoptEncoder,
    'meshopt.decoder': MeshoptDecoder,
  });
  document.setLogger(new Logger(Logger.Verbosity.ERROR));
  if (compact) {
    const webp = { encoder: sharp, targetFormat: 'webp', effort: 6 } as const;
    await document.transform(
      dedup(),
      resample({ tolerance: 4e-4 }),
      prune({ keepAttributes: true, keepLeaves: true }),
      textureCompress({ ...webp, slots: /baseColorTexture/, quality: 72 }),
      textureCompress({ ...webp, slots: /normalTexture/, quality: 64 }),
      textureCompress({ ...webp, slots: /occlusion|metallic|emissive/, quality: 60 }),
      meshopt({
        encoder: MeshoptEncoder,
        level: 'high',
        quantizePosition: 14,
        quantizeNormal: 10,
        quantizeTexcoord: 14,
      }),
    );
  }
  const bytes = await io.writeBinary(document);
  writeFileSync(file, bytes);
  return bytes.byteLength;
}
