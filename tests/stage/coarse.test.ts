import { BoxGeometry, BufferAttribute, SphereGeometry } from 'three';
import { expect, it } from 'vitest';
import { coarse } from '../../src/stage/coarse';

it('has far fewer triangles and still the extents of the original', () => {
  const ball = new SphereGeometry(1, 120, 80);
  const few = coarse(ball);
  expect(few.getIndex()!.count).toBeLessThan(ball.getIndex()!.count / 3);
  const radii = Array.from(few.getIndex()!.array, (vertex) => {
    const position = few.getAttribute('position');
    return Math.hypot(position.getX(vertex), position.getY(vertex), position.getZ(vertex));
  });
  for (const radius of radii) expect(radius).toBeCloseTo(1, 5);
});

it('shares the vertices of the original and the skin they hang on', () => {
  const ball = new SphereGeometry(1, 20, 12);
  const count = ball.getAttribute('position').count;
  ball.setAttribute('skinIndex', new BufferAttribute(new Uint8Array(count * 4), 4));
  ball.setAttribute('skinWeight', new BufferAttribute(new Float32Array(count * 4), 4));
  const few = coarse(ball);
  for (const name of ['position', 'skinIndex', 'skinWeight']) {
    expect(few.getAttribute(name)).toBe(ball.getAttribute(name));
  }
  expect(few.getAttribute('normal')).toBeUndefined();
});

it('leaves alone what has few triangles already, but for vertices in the same place', () => {
  const box = new BoxGeometry(1, 1, 1);
  expect(coarse(box).getIndex()!.count).toBe(box.getIndex()!.count);
});

it('is made once', () => {
  const box = new BoxGeometry(1, 2, 3);
  expect(coarse(box)).toBe(coarse(box));
});
