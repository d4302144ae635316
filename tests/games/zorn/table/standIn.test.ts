import { expect, it } from 'vitest';
import { MAP_SIZE } from '#zorn/view';
import { standInGeometry } from '../../../../src/games/zorn/table/valley/standIn';

it('covers the whole map once, with faces that look up', () => {
  const geometry = standInGeometry();
  const [at, indices] = [geometry.getAttribute('position'), geometry.getIndex()!];
  let sum = 0;
  for (let face = 0; face < indices.count; face += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => indices.getX(face + corner)) as [number, number, number];
    const [firstX, firstZ] = [at.getX(b) - at.getX(a), at.getZ(b) - at.getZ(a)];
    const [secondX, secondZ] = [at.getX(c) - at.getX(a), at.getZ(c) - at.getZ(a)];
    const area = (firstZ * secondX - firstX * secondZ) / 2;
    // Along the frame faces are as thin as numbers are coarse.
    expect(area).toBeGreaterThan(-1e-6);
    sum += area;
  }
  expect(sum).toBeCloseTo(MAP_SIZE.width * MAP_SIZE.depth, 3);
  // It is in the first picture: no more than the stand-ins of other tables.
  expect(indices.count / 3).toBeLessThan(6000);
});
