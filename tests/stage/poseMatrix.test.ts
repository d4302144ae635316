import fc from 'fast-check';
import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { CHANNEL_COUNT, REST_POSE, writePose } from '#director';
import { writeMatrix } from '../../src/stage/poseMatrix';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const angle = number(-7, 7);
const anyPose = fc.record({
  x: number(-8, 8),
  y: number(-1, 8),
  z: number(-8, 8),
  yaw: angle,
  pitch: angle,
  roll: angle,
  width: number(0.1, 3),
  height: number(0.1, 3),
  visibility: number(0, 1),
});

function matrixOf(pose: Partial<typeof REST_POSE>, place = 0): number[] {
  const poses = new Float64Array((place + 1) * CHANNEL_COUNT);
  writePose(poses, place, { ...REST_POSE, ...pose });
  const out = new Float32Array(32);
  writeMatrix(poses, place, out, 1);
  expect([...out.subarray(0, 16)]).toEqual(new Array(16).fill(0));
  return [...out.subarray(16)];
}

it('scales, turns by roll, pitch and yaw, then moves', () => {
  fc.assert(
    fc.property(anyPose, (pose) => {
      const { x, y, z, yaw, pitch, roll, width, height, visibility } = pose;
      const expected = new Matrix4().compose(
        new Vector3(x, y, z),
        new Quaternion().setFromEuler(new Euler(pitch, yaw, roll, 'YXZ')),
        new Vector3(width, height, width).multiplyScalar(visibility),
      );
      matrixOf(pose, 2).forEach((value, index) => {
        expect(value).toBeCloseTo(expected.elements[index]!, 4);
      });
    }),
  );
});

it('turns the front to the east at a yaw of a quarter', () => {
  const matrix = new Matrix4().fromArray(matrixOf({ yaw: Math.PI / 2 }));
  const front = new Vector3(0, 0, 1).applyMatrix4(matrix);
  expect(front.x).toBeCloseTo(1);
  expect(front.z).toBeCloseTo(0);
});

it('shrinks a piece that is not there to a point at its place', () => {
  const matrix = new Matrix4().fromArray(matrixOf({ x: 3, y: 1, z: -2, visibility: 0 }));
  expect(matrix.determinant()).toBe(0);
  expect(new Vector3(5, 5, 5).applyMatrix4(matrix).toArray()).toEqual([3, 1, -2]);
});
