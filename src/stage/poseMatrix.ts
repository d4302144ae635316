import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';

const { x, y, z, yaw, pitch, roll, width, height, visibility } = CHANNEL_OFFSET;

/**
 * Writes the matrix of a piece into an array of matrices, column-major: scale, then rotation about z (roll), x (pitch) and
 * y (yaw), then translation. A hidden piece gets scale zero.
 * @param poses the pose buffer @param pieceIndex index of the piece in it @param index of the matrix
 */
export function writeMatrix(poses: Float64Array, pieceIndex: number, out: Float32Array, index: number): void {
  const pose = pieceIndex * CHANNEL_COUNT;
  const there = Math.max(0, poses[pose + visibility]!);
  const wide = poses[pose + width]! * there;
  const high = poses[pose + height]! * there;
  const cy = Math.cos(poses[pose + yaw]!);
  const sy = Math.sin(poses[pose + yaw]!);
  const cx = Math.cos(poses[pose + pitch]!);
  const sx = Math.sin(poses[pose + pitch]!);
  const cz = Math.cos(poses[pose + roll]!);
  const sz = Math.sin(poses[pose + roll]!);
  const at = index * 16;
  out[at] = (cy * cz + sy * sx * sz) * wide;
  out[at + 1] = cx * sz * wide;
  out[at + 2] = (cy * sx * sz - sy * cz) * wide;
  out[at + 3] = 0;
  out[at + 4] = (sy * sx * cz - cy * sz) * high;
  out[at + 5] = cx * cz * high;
  out[at + 6] = (sy * sz + cy * sx * cz) * high;
  out[at + 7] = 0;
  out[at + 8] = sy * cx * wide;
  out[at + 9] = -sx * wide;
  out[at + 10] = cy * cx * wide;
  out[at + 11] = 0;
  out[at + 12] = poses[pose + x]!;
  out[at + 13] = poses[pose + y]!;
  out[at + 14] = poses[pose + z]!;
  out[at + 15] = 1;
}
