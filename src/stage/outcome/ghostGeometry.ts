import { BufferAttribute, BufferGeometry, Color, Matrix3, Matrix4, Vector3 } from 'three';
import { PieceIndex, type Pose, writePose } from '#director';
import type { PieceSpec } from '../pieces';
import { writeMatrix } from '../poseMatrix';
import { ghostShape } from './ghostShape';

/** A translucent preview of a piece at a place. */
export interface GhostPiece {
  readonly spec: PieceSpec;
  readonly pose: Pose;
  /** A CSS colour. */
  readonly colour: string;
  /** Whether it surrounds the piece itself, which is still there. */
  readonly around?: boolean;
}

/** Scale of a ghost that surrounds a piece. */
const AROUND = 1.035;

const one = new PieceIndex(['piece']);
const poses = one.buffer();
const numbers = new Float32Array(16);
const matrix = new Matrix4();
const turn = new Matrix3();
const at = new Vector3();
const colour = new Color();

function modelOf({ model, variant, variants }: PieceSpec, { variant: look }: Pose): string {
  if (look < 0) return model;
  return variants?.[Math.round(look)] ?? variant ?? model;
}

/** All ghosts as one geometry with vertex colours. */
export function ghostGeometry(ghosts: readonly GhostPiece[]): BufferGeometry {
  const shapes = ghosts.map(({ spec, pose }) => ghostShape(modelOf(spec, pose)));
  const sum = (count: (shape: BufferGeometry) => number) =>
    shapes.reduce((total, shape) => total + count(shape), 0);
  const vertices = sum((shape) => shape.getAttribute('position').count);
  const positions = new Float32Array(vertices * 3);
  const normals = new Float32Array(vertices * 3);
  const colours = new Float32Array(vertices * 3);
  const order = new Uint32Array(sum((shape) => shape.getIndex()?.count ?? 0));
  let vertex = 0;
  let corner = 0;
  for (const [index, { pose, colour: css, around }] of ghosts.entries()) {
    const shape = shapes[index]!;
    writePose(poses, 0, pose);
    writeMatrix(poses, 0, numbers, 0);
    matrix.fromArray(numbers);
    if (around === true) matrix.scale(at.set(AROUND, AROUND, AROUND));
    turn.getNormalMatrix(matrix);
    colour.set(css);
    const position = shape.getAttribute('position');
    const normal = shape.getAttribute('normal');
    const triangles = shape.getIndex();
    for (let each = 0; each < (triangles?.count ?? 0); each++)
      order[corner++] = vertex + triangles!.getX(each);
    for (let each = 0; each < position.count; each++, vertex++) {
      at.fromBufferAttribute(position, each)
        .applyMatrix4(matrix)
        .toArray(positions, vertex * 3);
      at.fromBufferAttribute(normal, each)
        .applyMatrix3(turn)
        .normalize()
        .toArray(normals, vertex * 3);
      colour.toArray(colours, vertex * 3);
    }
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('normal', new BufferAttribute(normals, 3))
    .setAttribute('color', new BufferAttribute(colours, 3))
    .setIndex(new BufferAttribute(order, 1));
}
