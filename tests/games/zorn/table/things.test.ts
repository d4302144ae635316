import { BoxGeometry, BufferAttribute, Mesh, MeshBasicMaterial } from 'three';
import { expect, it } from 'vitest';
import { INLAID, thingsMesh } from '../../../../src/games/zorn/table/valley/things';

const material = new MeshBasicMaterial();
/** Corners of a triangle list in a box. */
const BOX = 36;

/** A box as the file has it, so far from the origin. */
function boxAt(x: number): Mesh {
  const box = new BoxGeometry();
  const { count } = box.getAttribute('position');
  box.setAttribute('color', new BufferAttribute(new Float32Array(count * 4).fill(0.5), 4));
  const mesh = new Mesh(box, material);
  mesh.position.x = x;
  mesh.updateWorldMatrix(true, false);
  return mesh;
}

const meshes = new Map(['things', 'hedges', 'arrows'].map((name, index) => [name, boxAt(10 * index)]));

it('draws all that stands on the land, and only what is tall and the frame for its shadow', () => {
  const mesh = thingsMesh(meshes, material);
  const all = mesh.geometry.getIndex()!.count;
  const none = [] as unknown as Parameters<typeof mesh.onBeforeShadow>;
  mesh.onBeforeShadow(...none);
  const { start, count } = mesh.geometry.drawRange;
  // Four rails of the frame, and one box.
  expect([start, count, all]).toEqual([0, 5 * BOX, 7 * BOX]);
  mesh.onBeforeRender(...(none as unknown as Parameters<typeof mesh.onBeforeRender>));
  expect(mesh.geometry.drawRange).toEqual({ start: 0, count: Number.POSITIVE_INFINITY });
});

it('keeps everything where the file says, and knows arrows from windows', () => {
  const { geometry } = thingsMesh(meshes, material);
  const [at, colour] = [geometry.getAttribute('position'), geometry.getAttribute('color')];
  const shining = (x: number) =>
    new Set(
      Array.from({ length: at.count }, (_, index) => index)
        .filter((index) => Math.abs(at.getX(index) - x) < 1 && Math.abs(at.getZ(index)) < 1)
        .map((index) => colour.getW(index)),
    );
  expect(shining(10)).toEqual(new Set([0.5]));
  expect(shining(20)).toEqual(new Set([INLAID]));
});
