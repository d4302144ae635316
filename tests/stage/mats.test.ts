import { expect, it } from 'vitest';
import type { Mat } from '#stage';
import { matGeometry } from '../../src/stage/matGeometry';

const mat = (id: string, x: number): Mat => ({
  id,
  x,
  z: 1,
  width: 2,
  depth: 3,
  colour: '#ff0000',
  shape: 'circle',
});

it('lies flat where it is wanted, and takes its own share of the print', () => {
  const geometry = matGeometry([mat('west', -5), mat('east', 5)]);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  expect(position.count).toBe(8);
  for (let corner = 0; corner < position.count; corner++) {
    const west = corner < 4;
    expect(Math.abs(position.getX(corner) - (west ? -5 : 5))).toBeCloseTo(1);
    expect(Math.abs(position.getZ(corner) - 1)).toBeCloseTo(1.5);
    expect(position.getY(corner)).toBeGreaterThan(0);
    // The western edge of a mat is the left edge of its picture.
    const share = position.getX(corner) < (west ? -5 : 5) ? 0 : 0.5;
    expect(uv.getX(corner)).toBeCloseTo((west ? 0 : 0.5) + share);
    // Its northern edge is the upper one.
    expect(uv.getY(corner)).toBeCloseTo(position.getZ(corner) < 1 ? 1 : 0);
  }
});
