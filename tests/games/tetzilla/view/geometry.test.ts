import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { PieceIndex, REST_POSE, writePose } from '#director';
import { boxAt, facePoint, facePose, LEAN, onFace, onTable, rayOnFace, rollOf } from '#tetzilla/view';
import { writeMatrix } from '../../../../src/stage/poseMatrix';

const close = (a: readonly number[], b: readonly number[]) => {
  expect(a.length).toBe(b.length);
  for (const [index, value] of a.entries()) expect(value).toBeCloseTo(b[index]!, 9);
};

/** Where the stage draws the axes of a thing that is turned like this: its east, its upright, its front. */
function axes(turned: ReturnType<typeof facePose>): readonly Vector3[] {
  const index = new PieceIndex(['thing']);
  const buffer = index.buffer();
  writePose(buffer, 0, { ...REST_POSE, ...turned });
  const numbers = new Float32Array(16);
  writeMatrix(buffer, 0, numbers, 0);
  const [east, upright, front] = [new Vector3(), new Vector3(), new Vector3()];
  new Matrix4().fromArray(numbers).extractBasis(east, upright, front);
  return [east, upright, front];
}

const AT = { across: 0, up: 3, out: 0 };
const UP = new Vector3(0, Math.cos(LEAN), -Math.sin(LEAN));
const OUT = new Vector3(0, Math.sin(LEAN), Math.cos(LEAN));

describe('the leaning face', () => {
  it.each([
    [0, 0, 0],
    [-3.5, 12.5, 0.4],
    [6, 20, 1],
    [2.25, -1, -0.3],
  ])('leads from the board to the table and back: %s %s %s', (across, up, out) => {
    const there = onFace(onTable({ across, up, out }));
    close([there.across, there.up, there.out], [across, up, out]);
  });

  it('leans back: higher rows lie farther north, and one box up the face is one unit long', () => {
    const [low, high] = [onTable({ across: 0, up: 4, out: 0 }), onTable({ across: 0, up: 5, out: 0 })];
    expect(high[2]).toBeLessThan(low[2]);
    expect(Math.hypot(high[1] - low[1], high[2] - low[2])).toBeCloseTo(1, 9);
  });

  it('is met by a ray where it looks at, and not behind the eye', () => {
    const [eye, aim] = [[3, 15, 30] as const, { across: -2.5, up: 7.5, out: 0.8 }];
    const [x, y, z] = onTable(aim);
    const towards = [x - eye[0], y - eye[1], z - eye[2]] as const;
    const met = rayOnFace(eye, towards, 0.8);
    close([met!.across, met!.up, met!.out], [-2.5, 7.5, 0.8]);
    expect(rayOnFace(eye, [-towards[0], -towards[1], -towards[2]], 0.8)).toBeNull();
    expect(rayOnFace(eye, [1, 0, 0], 0.8)).toBeNull();
  });

  it('names the box at a point, and none beside the board', () => {
    const a1 = facePoint(8, 0.5, 0.5, 0);
    expect(a1.across).toBe(-3.5);
    expect(boxAt(8, 20, a1)).toEqual({ column: 0, row: 0 });
    expect(boxAt(8, 20, facePoint(8, 7.9, 19.9, 0))).toEqual({ column: 7, row: 19 });
    expect(boxAt(8, 20, facePoint(8, 8.1, 4, 0))).toBeNull();
    expect(boxAt(8, 20, facePoint(8, 4, -0.1, 0))).toBeNull();
    expect(boxAt(8, 20, facePoint(8, 4, 20.1, 0))).toBeNull();
  });
});

describe('a thing on the face', () => {
  it('stands along the face and looks out of it', () => {
    const [, upright, front] = axes(facePose(AT));
    expect(upright!.distanceTo(UP)).toBeLessThan(1e-6);
    expect(front!.distanceTo(OUT)).toBeLessThan(1e-6);
  });

  it('looks to the east with a heading of a quarter turn, still upright', () => {
    const [, upright, front] = axes(facePose(AT, { heading: Math.PI / 2 }));
    expect(upright!.distanceTo(UP)).toBeLessThan(1e-6);
    expect(front!.distanceTo(new Vector3(1, 0, 0))).toBeLessThan(1e-6);
  });

  it('turns a quarter clockwise in the face with a spin of 1: its upper side goes to the east', () => {
    const [east, upright, front] = axes(facePose(AT, { roll: rollOf(1) }));
    expect(upright!.distanceTo(new Vector3(1, 0, 0))).toBeLessThan(1e-6);
    expect(east!.distanceTo(UP.clone().negate())).toBeLessThan(1e-6);
    expect(front!.distanceTo(OUT)).toBeLessThan(1e-6);
  });

  it('tips forwards: its head comes out of the face', () => {
    const [, upright] = axes(facePose(AT, { tip: Math.PI / 2 }));
    expect(upright!.distanceTo(OUT)).toBeLessThan(1e-6);
  });

  it.each([
    [0.7, 1.1, -0.4],
    [-2.6, 0.2, 1.3],
    [3.1, -1.5, 0.9],
    [0, 0, -Math.PI / 2 + LEAN],
    [1.2, 0, LEAN],
  ])('is rigid in any turn: heading %s, roll %s, tip %s', (heading, roll, tip) => {
    const [east, upright, front] = axes(facePose(AT, { heading, roll, tip }));
    const turn = new Matrix4()
      .makeRotationX(-LEAN)
      .multiply(new Matrix4().makeRotationZ(roll))
      .multiply(new Matrix4().makeRotationY(heading))
      .multiply(new Matrix4().makeRotationX(tip));
    const wanted = [new Vector3(), new Vector3(), new Vector3()] as const;
    turn.extractBasis(...wanted);
    for (const [index, axis] of [east!, upright!, front!].entries()) {
      expect(axis.distanceTo(wanted[index]!)).toBeLessThan(1e-5);
    }
  });
});
