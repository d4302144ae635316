import type { MapPoint } from '#zorn/view';
import type { Vec3 } from '../../kit/vector';
import { CELLS } from '../cells';
import { gateOf, middleOf, softLine } from '../lines';
import { Shape } from '../shape';
import { heightAt, type Site } from './site';

/** Single arrows and those of the Gap are red, those of forks blue and yellow. */
const PAINTS: Readonly<Record<string, number>> = { blue: 0x3f7fd8, yellow: 0xe0b028 };
const RED = 0xb8352a;
/** Half the width of a shaft and of a head, and length of a head. */
const SHAFT = 0.02;
const HEAD = 0.052;
const LONG = 0.085;
const ABOVE = 0.006;
/** An arrow crosses the border of two areas: its length in the first, and in the second. */
const BEHIND = 0.24;
const BEYOND = 0.16;

/** The path of an arrow: through the passage, from the centre of one area towards that of the next. */
function wayOf(from: string, to: string): readonly MapPoint[] {
  const [start, gate, end] = [middleOf(from), gateOf(from, to), middleOf(to)];
  const towards = (target: MapPoint, far: number): MapPoint => {
    const length = Math.hypot(target[0] - gate[0], target[1] - gate[1]);
    const share = Math.min(0.8, far / length);
    return [gate[0] + (target[0] - gate[0]) * share, gate[1] + (target[1] - gate[1]) * share];
  };
  return softLine([towards(start, BEHIND), gate, towards(end, BEYOND)], 4);
}

/** All arrows of the Blight, slightly above the ground, bridges and water. */
export function arrows(site: Site): Shape {
  const shape = new Shape();
  for (const { name, arrows: ways } of CELLS) {
    for (const [kind, to] of Object.entries(ways ?? {})) {
      if (kind === 'kind') continue;
      arrow(site, shape, wayOf(name, to), PAINTS[kind] ?? RED);
    }
  }
  return shape;
}

function arrow(site: Site, shape: Shape, line: readonly MapPoint[], paint: number): void {
  const at = (index: number, aside: number, along = 0): Vec3 => {
    const [from, to] = [line[Math.max(0, index - 1)]!, line[Math.min(line.length - 1, index + 1)]!];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [i, k] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const x = line[index]![0] - k * aside + i * along;
    const z = line[index]![1] + i * aside + k * along;
    return [x, Math.max(heightAt(site, [x, z]), 0.034) + ABOVE, z];
  };
  const last = line.length - 1;
  const coat = { paint, shine: 1 };
  for (let step = 0; step < last; step++) {
    const [a, b] = [step / last, (step + 1) / last].map((share) => SHAFT * (0.45 + 0.55 * share)) as [
      number,
      number,
    ];
    shape.face([at(step, a), at(step + 1, b), at(step + 1, -b), at(step, -a)], coat);
  }
  shape.face([at(last, HEAD), at(last, 0, LONG), at(last, -HEAD)], coat);
}
