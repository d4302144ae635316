import { BoxGeometry, BufferAttribute, type BufferGeometry, type Material, Mesh } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { MAP_SIZE, TALL } from '#zorn/view';

/** Vertex colour alpha of the Blight's arrows; that of windows is 0 … 1. */
export const INLAID = 2;

/** A rail hidden inside the tray's frame, which casts the frame's shadow. Table units. */
const RAIL = { in: 0.04, wide: 0.28, top: 0.07, foot: -0.03 } as const;

/** Dequantizes an attribute. */
function unpacked({ geometry }: Mesh, name: string, size: number): BufferAttribute {
  const packed = geometry.getAttribute(name);
  const values = new Float32Array(packed.count * size);
  for (let index = 0; index < packed.count; index++) {
    for (let part = 0; part < size; part++) values[index * size + part] = packed.getComponent(index, part);
  }
  return new BufferAttribute(values, size);
}

/** The geometry of a mesh in table units, ready to be merged. @param attributes to keep, with their item sizes */
export function loose(mesh: Mesh, attributes: Readonly<Record<string, number>>): BufferGeometry {
  const own = mesh.geometry.clone();
  for (const name of Object.keys(own.attributes)) if (!(name in attributes)) own.deleteAttribute(name);
  for (const [name, size] of Object.entries(attributes)) own.setAttribute(name, unpacked(mesh, name, size));
  own.setIndex(Array.from(own.getIndex()!.array));
  return own.applyMatrix4(mesh.matrixWorld);
}

function rail(): BufferGeometry {
  const [x, z] = [MAP_SIZE.width / 2 + RAIL.in + RAIL.wide / 2, MAP_SIZE.depth / 2 + RAIL.in + RAIL.wide / 2];
  const high = RAIL.top - RAIL.foot;
  const sides = [-1, 1].flatMap((side) => [
    new BoxGeometry(2 * x + RAIL.wide, high, RAIL.wide).translate(0, RAIL.foot + high / 2, side * z),
    new BoxGeometry(RAIL.wide, high, 2 * z - RAIL.wide).translate(side * x, RAIL.foot + high / 2, 0),
  ]);
  const whole = mergeGeometries(sides)!;
  for (const side of sides) side.dispose();
  whole.deleteAttribute('uv');
  const { count } = whole.getAttribute('position');
  return whole.setAttribute('color', new BufferAttribute(new Float32Array(count * 4), 4));
}

/**
 * Merges everything on the land except trees into one draw call; the shadow pass draws only the tall mesh.
 * @param meshes by name
 */
export function thingsMesh(meshes: ReadonlyMap<string, Mesh>, material: Material): Mesh {
  const parts = [...meshes].map(([name, mesh]) => {
    const part = loose(mesh, { position: 3, normal: 3, color: 4 });
    const colour = part.getAttribute('color');
    if (name === 'arrows') for (let at = 0; at < colour.count; at++) colour.setW(at, INLAID);
    return [name, part] as const;
  });
  const frame = rail();
  const tall = parts.filter(([name]) => name === TALL).map(([, part]) => part);
  const flat = parts.filter(([name]) => name !== TALL).map(([, part]) => part);
  const geometry = mergeGeometries([frame, ...tall, ...flat])!;
  const casts = [frame, ...tall].reduce((sum, part) => sum + part.getIndex()!.count, 0);
  for (const part of [frame, ...tall, ...flat]) part.dispose();
  const mesh = new Mesh(geometry, material);
  mesh.onBeforeShadow = () => geometry.setDrawRange(0, casts);
  mesh.onBeforeRender = () => geometry.setDrawRange(0, Number.POSITIVE_INFINITY);
  return mesh;
}
