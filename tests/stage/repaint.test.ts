import {
  BoxGeometry,
  Float32BufferAttribute,
  MeshStandardMaterial,
  ShaderLib,
  type WebGLRenderer,
} from 'three';
import { describe, expect, it, vi } from 'vitest';
import { StageMaterials } from '../../src/stage/materials';
import { groupByModel } from '../../src/stage/pieces';
import type { ModelPart } from '../../src/stage/registry';
import { isPaint, paintsOf, repaintMaterial } from '../../src/stage/repaint';
import { mainPaints, type Patch } from '../../src/stage/repaint/mainPaints';
import { chroma, oklab } from '../../src/stage/repaint/oklab';

/** A patch of a hue (degrees), so far from grey, so light. */
const patch = (hue: number, far: number, light: number, area: number): Patch => ({
  light,
  a: far * Math.cos((hue * Math.PI) / 180),
  b: far * Math.sin((hue * Math.PI) / 180),
  area,
});
const hueOf = ({ a, b }: { readonly a: number; readonly b: number }) =>
  Math.round((Math.atan2(b, a) * 180) / Math.PI);

describe('the paints of a figure', () => {
  it('are the hue of most area, in all its shades, and the next one at a distance', () => {
    const { body, accent } = mainPaints([
      patch(140, 0.12, 0.3, 20),
      patch(142, 0.1, 0.6, 20),
      patch(138, 0.14, 0.75, 20),
      patch(80, 0.1, 0.8, 25),
      // More area than the accent, but a shade of the body.
      patch(165, 0.1, 0.5, 30),
      patch(20, 0.15, 0.5, 5),
    ]);
    expect(hueOf(body)).toBeGreaterThan(135);
    expect(hueOf(body)).toBeLessThan(155);
    expect(hueOf(accent)).toBe(80);
  });

  it('may be grey where grey is most', () => {
    const { body, accent } = mainPaints([patch(0, 0.005, 0.6, 60), patch(250, 0.1, 0.4, 30)]);
    expect(chroma(body)).toBe(0);
    expect(body.light).toBeCloseTo(0.6);
    expect(hueOf(accent)).toBe(-110);
  });

  it('are one colour and grey where there is no other', () => {
    const { body, accent } = mainPaints([
      patch(30, 0.1, 0.5, 90),
      patch(0, 0.01, 0.7, 8),
      patch(200, 0.1, 0.5, 1),
    ]);
    expect(hueOf(body)).toBe(30);
    expect(chroma(accent)).toBe(0);
  });

  it('are told whatever there is to tell them from', () => {
    for (const patches of [[], [patch(0, 0, 0.5, 1)], [patch(10, 0.2, 0.5, 1)]]) {
      const { body, accent } = mainPaints(patches);
      for (const { light, a, b } of [body, accent]) expect([light, a, b].every(Number.isFinite)).toBe(true);
    }
  });
});

/** A box from y = 0 to 1, green but for a red top; its lower half reaches down to the base. */
function figure(): readonly ModelPart[] {
  const geometry = new BoxGeometry(1, 1, 1, 1, 2, 1).translate(0, 0.5, 0);
  const normal = geometry.getAttribute('normal');
  const colours = Array.from({ length: normal.count }, (_, vertex) =>
    normal.getY(vertex) > 0.5 ? [0.6, 0.02, 0.02] : [0.05, 0.5, 0.05],
  );
  geometry.setAttribute('color', new Float32BufferAttribute(colours.flat(), 3));
  return [
    { geometry, material: 'painted' },
    { geometry: new BoxGeometry(), material: 'painted', tinted: true },
  ];
}

describe('a figure that is to be painted', () => {
  it('tells its paints by its surface, and what stands above its base may be painted', () => {
    const parts = figure();
    const { accent } = paintsOf(parts);
    expect(hueOf(accent)).toBe(hueOf(oklab(0.6, 0.02, 0.02)));
    const paintable = parts[0]!.geometry.getAttribute('paintable');
    const position = parts[0]!.geometry.getAttribute('position');
    for (let vertex = 0; vertex < position.count; vertex++) {
      expect(paintable.getX(vertex)).toBe(position.getY(vertex) > 0.1 ? 1 : 0);
    }
    expect(parts[1]!.geometry.getAttribute('paintable')).toBeUndefined();
  });

  it('keeps what shows whose it is and what shines', () => {
    const ring = new MeshStandardMaterial({ name: 'tint' });
    expect(isPaint(ring)).toBe(false);
    expect(isPaint('emissive')).toBe(false);
    expect(isPaint('painted')).toBe(true);
    expect(isPaint(new MeshStandardMaterial({ name: 'skin' }))).toBe(true);
  });

  it('shows its new paint through a shader of its own, beside what the material did before', () => {
    const shared = new StageMaterials().material('paint') as MeshStandardMaterial;
    const own = shared.clone();
    own.onBeforeCompile = shared.onBeforeCompile;
    own.customProgramCacheKey = shared.customProgramCacheKey;
    repaintMaterial(own, paintsOf(figure()), { body: '#3fa06b' });
    const { vertexShader, fragmentShader } = ShaderLib.standard;
    const compile = (material: MeshStandardMaterial) => {
      const shader = { uniforms: {} as Record<string, { value: unknown }>, vertexShader, fragmentShader };
      material.onBeforeCompile(shader as never, vi.fn() as unknown as WebGLRenderer);
      return shader;
    };
    const before = compile(shared);
    const after = compile(own);
    expect(before.fragmentShader).not.toContain('repaint(');
    expect(after.fragmentShader).toContain('diffuseColor.rgb = repaint(diffuseColor.rgb);');
    expect(after.vertexShader).toContain('vPaintable = paintable;');
    expect(after.fragmentShader).toContain('totalEmissiveRadiance += diffuseColor.rgb * glow');
    expect(after.uniforms.paintOn?.value).toMatchObject({ x: 1, y: 0 });
    expect(own.customProgramCacheKey()).not.toBe(shared.customProgramCacheKey());
  });
});

it('pieces of one model are drawn together only in the same paint', () => {
  const groups = groupByModel([
    { id: '1', model: 'm' },
    { id: '2', model: 'm', paint: { body: '#3fa06b' } },
    { id: '3', model: 'm', paint: {} },
    { id: '4', model: 'm', paint: { body: '#3fa06b' } },
  ]);
  expect(groups.map(({ pieceIndices }) => pieceIndices)).toEqual([
    [0, 2],
    [1, 3],
  ]);
});
