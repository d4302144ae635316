import { BoxGeometry, BufferAttribute, type BufferGeometry, type Texture } from 'three';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StandingFigure } from '#zorn/view';
import { CrowdBatch } from '../../../../src/games/zorn/table/figures/crowdBatch';

function geometry(): BufferGeometry {
  const box = new BoxGeometry(0.1, 0.1, 0.1);
  const { count } = box.getAttribute('position');
  box.setAttribute('color', new BufferAttribute(new Float32Array(count * 4), 4));
  box.setAttribute('men', new BufferAttribute(new Float32Array(count * 4), 4));
  return box;
}

const standing = (id: string, figure: string): StandingFigure => ({
  id,
  figure,
  house: null,
  worn: false,
  star: false,
  at: [0, 0, 0],
  yaw: 0,
  size: 1,
  motion: 'rest',
  share: 0,
});

/** Whether the renderer would give a batch's program colours to read. */
const colours = (batch: CrowdBatch) =>
  (batch.mesh as unknown as { _colorsTexture: Texture | null })._colorsTexture;

beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => ({ width: 0, height: 0, getContext: () => null }) });
});
afterEach(() => vi.unstubAllGlobals());

const geometries = new Map(
  ['archers', 'archers low', 'horde', 'horde low'].map((name) => [name, geometry()] as const),
);

it('has colours for its program before any figure stands', () => {
  const batch = new CrowdBatch(geometries, false, true);
  expect(colours(batch)).not.toBeNull();
  batch.show([standing('vulkan', 'vulkan')]);
  expect(batch.mesh.getVisibleAt(0)).toBe(false);
});

it('lets plain figures throw the shadows of fine ones', () => {
  const many = new BoxGeometry(0.1, 0.1, 0.1, 4, 4, 4);
  const { count } = many.getAttribute('position');
  for (const name of ['color', 'men'])
    many.setAttribute(name, new BufferAttribute(new Float32Array(count * 4), 4));
  const { mesh } = ((batch) => {
    batch.show([standing('a', 'horde'), standing('b', 'vulkan'), standing('c', 'horde')]);
    return batch;
  })(new CrowdBatch(new Map([...geometries, ['horde', many]]), false, true));
  const corners = () =>
    [0, 1].map((index) => mesh.getGeometryRangeAt(mesh.getGeometryIdAt(index))!.indexCount);
  const what = [{ isWebGPURenderer: true }] as unknown as Parameters<typeof mesh.onBeforeShadow>;
  mesh.onBeforeShadow(...what);
  expect(corners()).toEqual([36, 36]);
  mesh.onBeforeRender(...(what as unknown as Parameters<typeof mesh.onBeforeRender>));
  expect(corners()).toEqual([16 * 36, 16 * 36]);
});

it('shows the figures of a list and no others, in any number', () => {
  const batch = new CrowdBatch(geometries, true, false);
  const shown = () =>
    Array.from({ length: batch.mesh.instanceCount }, (_, index) => batch.mesh.getVisibleAt(index)).filter(
      Boolean,
    ).length;
  batch.show(Array.from({ length: 300 }, (_, index) => standing(`${index}`, 'horde')));
  expect(shown()).toBe(300);
  batch.show([standing('a', 'archers'), standing('b', 'horde')]);
  expect(shown()).toBe(2);
  expect(() => batch.show([standing('c', 'dragon')])).toThrow('there is no figure "dragon"');
});
