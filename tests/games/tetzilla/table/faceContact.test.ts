import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layoutBuffer, type Pose } from '#director';
import { KAIJU_SIZE, kaijuPiece, layout, onTable, tableOf } from '#tetzilla/view';
import { FaceContact } from '../../../../src/games/tetzilla/table/faceContact';
import { EXAMPLE } from '../view/example';

const TABLE = tableOf(EXAMPLE);

/** The shades of the example's table with a kaiju somewhere else: x across, y up, z out, and half their breadth. */
function shadesWith(change: Partial<Pose>) {
  const poses = new Map(layout(TABLE));
  poses.set(kaijuPiece('C'), { ...poses.get(kaijuPiece('C'))!, ...change });
  const field = new FaceContact(TABLE);
  field.write(layoutBuffer(TABLE.pieces, poses));
  const matrices = field.mesh.instanceMatrix.array;
  const shades = Array.from({ length: field.mesh.count }, (_, index) => {
    const [wide, flat, x, y, z] = [0, 5, 12, 13, 14].map((at) => matrices[index * 16 + at]!);
    return { wide: wide!, flat: flat === 1, x: x!, y: y!, z: z! };
  });
  field.dispose();
  return shades;
}

const onFloors = (change: Partial<Pose>) => shadesWith(change).filter(({ flat }) => flat);

const at = (across: number, up: number, out: number): Partial<Pose> => {
  const [x, y, z] = onTable({ across, up, out });
  return { x, y, z };
};

describe('the shades under what stands in the boxes', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
    return () => vi.unstubAllGlobals();
  });

  it('lie on the floors of the boxes, one under each thing', () => {
    const shades = onFloors({});
    const standing = [...TABLE.kaiju.values()].filter((kaiju) => kaiju.standing !== null).length;
    expect(shades).toHaveLength(TABLE.markers.size + standing);
    for (const { y, z } of shades) {
      expect(y - Math.floor(y)).toBeCloseTo(0.076);
      expect(z).toBeGreaterThan(0);
      expect(z).toBeLessThan(0.8);
    }
  });

  it('of kaiju are on the city behind them too, before the fronts of the tiles, as wide as they are at the least', () => {
    const before = shadesWith({}).filter(({ flat, z }) => !flat && z > 0.8);
    const standing = [...TABLE.kaiju.values()].filter((kaiju) => kaiju.standing !== null).length;
    expect(before).toHaveLength(standing);
    for (const { wide } of before) expect(wide).toBeGreaterThan(KAIJU_SIZE / 2);
  });

  it('shrink under what is lifted, and there are none under what flies before the face', () => {
    const wideAt = (rise: number) =>
      onFloors(at(0.5, 12.07 + rise, 0.66)).find(({ x, y }) => x === 0.5 && y > 12)?.wide ?? 0;
    expect(wideAt(0)).toBeGreaterThan(0.3);
    expect(wideAt(0.2)).toBeGreaterThan(0);
    expect(wideAt(0.2)).toBeLessThan(0.7 * wideAt(0));
    expect(wideAt(0.5)).toBe(0);
    expect(onFloors(at(0.5, 12.07, 1.6))).toHaveLength(onFloors({}).length - 1);
  });
});
