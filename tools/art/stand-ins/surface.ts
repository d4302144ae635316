import type { Document, Node, Primitive } from '@gltf-transform/core';
import { Matrix4, Vector3 } from 'three';
import type { Picture } from './picture';

/** Triangles with a colour at every corner; corners at the same position are merged. */
export interface PaintedSurface {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Linear light. */
  readonly colours: Float32Array;
  readonly indices: Uint32Array;
}

/** The colour at texture coordinates. */
export type Colouring = (u: number, v: number) => readonly [number, number, number];

/** Corners closer than this are merged, table units. */
const SAME = 1e-4;

/** Sets the bones to the start of the clip `idle`. */
export function strikePose(document: Document): void {
  const idle = document
    .getRoot()
    .listAnimations()
    .find((each) => each.getName() === 'idle');
  for (const channel of idle?.listChannels() ?? []) {
    const node = channel.getTargetNode();
    const output = channel.getSampler()?.getOutput();
    if (node === null || output === null || output === undefined) continue;
    const first = output.getElement(0, [] as number[]);
    const path = channel.getTargetPath();
    if (path === 'rotation') node.setRotation(first as [number, number, number, number]);
    if (path === 'translation') node.setTranslation(first as [number, number, number]);
    if (path === 'scale') node.setScale(first as [number, number, number]);
  }
}

/** Returns the positions of a primitive's corners in its scene, with its skin posed by its bones. */
function placing(node: Node, primitive: Primitive): (vertex: number) => Matrix4 {
  const skin = node.getSkin();
  const [joints, weights] = [primitive.getAttribute('JOINTS_0'), primitive.getAttribute('WEIGHTS_0')];
  if (skin === null || joints === null || weights === null) {
    const matrix = new Matrix4().fromArray(node.getWorldMatrix());
    return () => matrix;
  }
  const inverses = skin.getInverseBindMatrices()!;
  const bones = skin
    .listJoints()
    .map((joint, index) =>
      new Matrix4()
        .fromArray(joint.getWorldMatrix())
        .multiply(new Matrix4().fromArray(inverses.getElement(index, []))),
    );
  return (vertex) => {
    const [bone, share] = [joints.getElement(vertex, []), weights.getElement(vertex, [])];
    const sum = new Array<number>(16).fill(0);
    for (const [k, part] of share.entries()) {
      for (let i = 0; i < 16; i++) sum[i]! += part * bones[bone[k]!]!.elements[i]!;
    }
    return new Matrix4().fromArray(sum);
  };
}

/** The surface of a node's primitive in its scene, coloured by its textures. */
export function surfaceOf(node: Node, primitive: Primitive, colourAt: Colouring): PaintedSurface {
  const [position, normal] = [primitive.getAttribute('POSITION')!, primitive.getAttribute('NORMAL')!];
  const uv = primitive.getAttribute('TEXCOORD_0');
  const place = placing(node, primitive);
  const numbers = new Map<string, number>();
  const sums: { at: Vector3; normal: Vector3; colour: number[]; count: number }[] = [];
  const cornerOf = Array.from({ length: position.getCount() }, (_, vertex) => {
    const matrix = place(vertex);
    const at = new Vector3().fromArray(position.getElement(vertex, [])).applyMatrix4(matrix);
    const facing = new Vector3().fromArray(normal.getElement(vertex, [])).transformDirection(matrix);
    const [u, v] = uv?.getElement(vertex, []) ?? [0, 0];
    const colour = colourAt(u!, v!);
    const key = at
      .toArray()
      .map((value) => Math.round(value / SAME))
      .join();
    const known = numbers.get(key);
    if (known === undefined) {
      numbers.set(key, sums.length);
      sums.push({ at, normal: facing, colour: [...colour], count: 1 });
      return sums.length - 1;
    }
    const sum = sums[known]!;
    sum.normal.add(facing);
    sum.count++;
    for (let k = 0; k < 3; k++) sum.colour[k]! += colour[k]!;
    return known;
  });
  const order: ArrayLike<number> = primitive.getIndices()!.getArray()!;
  const corners = Array.from(order, (vertex) => cornerOf[vertex]!);
  const whole = corners.filter((_, i) => {
    const first = i - (i % 3);
    const [a, b, c] = [corners[first]!, corners[first + 1]!, corners[first + 2]!];
    return a !== b && b !== c && a !== c;
  });
  return {
    positions: Float32Array.from(sums.flatMap(({ at }) => at.toArray())),
    normals: Float32Array.from(sums.flatMap(({ normal: sum }) => sum.normalize().toArray())),
    colours: Float32Array.from(sums.flatMap(({ colour, count }) => colour.map((part) => part / count))),
    indices: Uint32Array.from(whole),
  };
}

/** The triangles of a surface whose corners all pass a test, moved slightly in front of it. */
export function lifted(
  surface: PaintedSurface,
  passes: (corner: number) => boolean,
  height: number,
): PaintedSurface {
  const { indices, positions, normals } = surface;
  const kept: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    if (corners.every(passes)) kept.push(...corners);
  }
  return {
    ...surface,
    positions: positions.map((value, i) => value + normals[i]! * height),
    indices: Uint32Array.from(kept),
  };
}

/** The colour of paint by its textures. @param shade ambient openness, if known; creases are darker */
export function paintBy(colour: Picture, shade: Picture | null): Colouring {
  const linear = (value: number): number =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  return (u, v) => {
    const [red, green, blue] = colour(u, v);
    const light = 0.65 + 0.35 * (shade?.(u, v)[0] ?? 1);
    return [linear(red) * light, linear(green) * light, linear(blue) * light];
  };
}
