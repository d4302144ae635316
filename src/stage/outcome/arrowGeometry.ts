import { BufferAttribute, BufferGeometry, Color, Vector3 } from 'three';

/** A movement across the table. */
export interface Arrow {
  /** Table units. */
  readonly from: readonly [x: number, y: number, z: number];
  readonly to: readonly [x: number, y: number, z: number];
  /** A CSS colour. */
  readonly colour: string;
  /** Height of its arc above the straight line, table units; 0 along the ground. */
  readonly rise: number;
  /** Whether it is only one of several possible ways. */
  readonly faint?: boolean;
}

/** Table units. */
const WIDTH = 0.15;
const SLIM = 0.07;
const HEAD = { length: 0.26, width: 0.34 };
const SLIM_HEAD = { length: 0.2, width: 0.22 };
const EDGE = 0.035;
const LEVEL = 0.11;
const ALPHA = 0.95;
const FAINT = 0.6;
const STEPS = 16;
const UP = new Vector3(0, 1, 0);
const DARK = new Color('#120c08');

interface Ribbon {
  readonly along: readonly Vector3[];
  readonly width: number;
  readonly head: { readonly length: number; readonly width: number };
}

/** The points of an arrow up to the base of its head, and its tip. */
function ribbonOf({ from, to, rise, faint }: Arrow): Ribbon {
  const start = new Vector3(...from);
  const end = new Vector3(...to);
  const slim = rise > 0 || faint === true;
  const head = slim ? SLIM_HEAD : HEAD;
  const steps = rise > 0 ? STEPS : 1;
  const length = Math.max(start.distanceTo(end), 0.001);
  const along: Vector3[] = [];
  for (let step = 0; step <= steps; step++) {
    const share = (step / steps) * Math.max(0.2, 1 - head.length / length);
    const at = start.clone().lerp(end, share);
    at.y += LEVEL + 4 * rise * share * (1 - share);
    along.push(at);
  }
  const tip = end.clone();
  tip.y += LEVEL;
  return { along: [...along, tip], width: slim ? SLIM : WIDTH, head };
}

/** Arrows as flat ribbons with a dark edge, in one geometry; the opacity is the alpha of the vertex colours. */
export function arrowGeometry(arrows: readonly Arrow[]): BufferGeometry {
  const positions: number[] = [];
  const colours: number[] = [];
  const order: number[] = [];
  const side = new Vector3();
  const way = new Vector3();
  const lay = (arrow: Arrow, widened: number, colour: Color, lift: number) => {
    const { along, width, head } = ribbonOf(arrow);
    const alpha = arrow.faint === true ? FAINT : ALPHA;
    const add = (point: Vector3, half: number) => {
      for (const sign of [-1, 1]) {
        positions.push(point.x + side.x * sign * half, point.y + lift, point.z + side.z * sign * half);
        colours.push(colour.r, colour.g, colour.b, alpha);
      }
    };
    const first = positions.length / 3;
    for (const [index, point] of along.entries()) {
      const next = along[index + 1] ?? point;
      if (next !== point) side.crossVectors(UP, way.subVectors(next, point)).normalize();
      const last = index === along.length - 1;
      add(point, last ? widened / 2 : width / 2 + widened);
      // The head begins where the shaft ends.
      if (index === along.length - 2) add(point, head.width / 2 + widened);
    }
    const pairs = along.length + 1;
    for (let pair = 0; pair + 1 < pairs; pair++) {
      const left = first + pair * 2;
      order.push(left, left + 1, left + 2, left + 2, left + 1, left + 3);
    }
  };
  for (const arrow of arrows) lay(arrow, EDGE, DARK, 0);
  for (const arrow of arrows) lay(arrow, 0, new Color(arrow.colour), 0.004);
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
    .setAttribute('color', new BufferAttribute(new Float32Array(colours), 4))
    .setIndex(order);
}
