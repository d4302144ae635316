import { BoxGeometry, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { smoothed } from '../../src/stage/outcome/ghostShape';

it('the faces that meet in a corner go out from it together, so that no gap opens between them', () => {
  const box = smoothed(new BoxGeometry(1, 1, 1));
  const [position, normal] = [box.getAttribute('position'), box.getAttribute('normal')];
  for (let vertex = 0; vertex < position.count; vertex++) {
    const corner = new Vector3().fromBufferAttribute(position, vertex).normalize();
    const outward = new Vector3().fromBufferAttribute(normal, vertex);
    expect(outward.distanceTo(corner)).toBeLessThan(1e-6);
  }
});
