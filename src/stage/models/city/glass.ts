import { rgb, shade } from '../kit/colour';
import { lathe } from '../kit/solids';
import { addCooler, addMast, addStairHead } from './details';
import { addOpenTop } from './ruin';
import { type CoursePoint, ROOF, Storey, type StoreyKind, WALL } from './storey';

const STEEL = rgb(0xd7e2ea);
const MULLION = rgb(0x5e7f96);
const PANES = 6;

/** An office tower: a curtain wall of tall panes between pale slab edges. */
export function glassStorey(kind: StoreyKind): Storey {
  const storey = new Storey(kind === 'ground' ? 301 : kind === 'middle' ? 302 : 304);
  const top: readonly CoursePoint[] =
    kind === 'top'
      ? [
          [WALL, 0.24, STEEL],
          [0.35, 0.246],
          [0.35, 0.29],
          [0.344, 0.297],
          [0.322, 0.297, shade(STEEL, 0.5)],
          [0.318, ROOF],
        ]
      : [
          [WALL, 0.258, STEEL],
          [0.342, 0.264],
          [0.342, 0.294],
          [0.337, 0.3],
          [0.33, 0.3],
        ];
  storey.course([[0.336, 0, shade(STEEL, 0.5)], [0.336, 0.02, STEEL], [WALL, 0.024, MULLION], ...top], STEEL);
  const high = top[0]![1];
  storey.facades((side) => {
    if (kind === 'ground') addLobby(storey, side, high);
    else addCurtain(storey, high);
  });
  if (kind === 'top') {
    storey.roof(0.319, rgb(0x6b7680));
    addHelipad(storey);
    addCooler(storey, -0.22, -0.21, 0.13);
    addCooler(storey, -0.06, -0.23, 0.1);
    addStairHead(storey, 0.2, -0.22, STEEL);
    addMast(storey, 0.28, -0.28, 0.45);
  } else {
    addOpenTop(storey, rgb(0xc8d4d8), rgb(0x9fb0b8));
  }
  return storey;
}

function addCurtain(storey: Storey, high: number): void {
  const step = (2 * WALL) / PANES;
  const litFrom = storey.random.below(PANES);
  for (let i = 0; i < PANES; i++) {
    const x = -WALL + step * (i + 0.5);
    const lamp = i === litFrom || (i === litFrom + 1 && storey.random.unit() < 0.5);
    storey.pane({ x, y: 0.028, width: step - 0.012, height: high - 0.034 }, 0.002, lamp);
    // A streak of sky across the panes, each a step further.
    const z = WALL + 0.0028;
    const lean = 0.035;
    const y = 0.05 + 0.02 * ((i * 3) % 5);
    if (!lamp) {
      storey.painted.polygon(
        [
          [x - 0.035, y, z],
          [x + 0.035, y + lean, z],
          [x + 0.035, y + lean + 0.045, z],
          [x - 0.035, y + 0.045, z],
        ],
        [0, 0, 1],
        rgb(0x7fbcd8),
      );
    }
    if (i > 0)
      storey.relief({ x: x - step / 2, y: 0.022, width: 0.011, height: high - 0.022 }, 0.012, MULLION);
  }
  for (const side of [-1, 1])
    storey.relief({ x: side * (WALL - 0.01), y: 0.022, width: 0.024, height: high - 0.022 }, 0.01, STEEL);
}

function addLobby(storey: Storey, side: number, high: number): void {
  for (let i = 0; i < 4; i++) {
    const x = -0.24 + 0.16 * i;
    const doors = side % 2 === 0 && (i === 1 || i === 2);
    storey.pane(
      { x, y: 0.024, width: 0.146, height: high - 0.04 },
      0.002,
      doors || storey.random.unit() < 0.3,
    );
    if (!doors) storey.panel({ x, y: 0.03, width: 0.146, height: 0.05 }, 0.003, rgb(0x2a4a3a), rgb(0x4f9a5a));
  }
  for (const x of [-0.315, -0.16, 0.16, 0.315])
    storey.relief({ x, y: 0, width: 0.03, height: high }, 0.022, STEEL, 0.006);
  if (side % 2 === 0) {
    storey.relief({ x: 0, y: 0.19, width: 0.36, height: 0.02 }, 0.064, STEEL, 0.006);
    storey.panel({ x: 0, y: 0.03, width: 0.012, height: 0.16 }, 0.004, MULLION);
    storey.panel(
      { x: 0, y: 0.224, width: 0.2, height: 0.024 },
      0.02,
      rgb(0x2a6ad0),
      rgb(0x4aa0ff),
      storey.lit,
    );
  }
}

function addHelipad(storey: Storey): void {
  const white = rgb(0xf4f4ee);
  const { painted } = storey;
  lathe(painted, {
    at: [0.04, ROOF, 0.09],
    sides: 20,
    colour: rgb(0x3c444c),
    profile: [
      [0.19, 0, STEEL],
      [0.19, 0.016, rgb(0xf0b428)],
      [0.168, 0.016, rgb(0x3c444c)],
      [0, 0.016],
    ],
  });
  const bar = (x: number, z: number, w: number, d: number): void =>
    painted.polygon(
      [
        [x - w, ROOF + 0.0175, z - d],
        [x + w, ROOF + 0.0175, z - d],
        [x + w, ROOF + 0.0175, z + d],
        [x - w, ROOF + 0.0175, z + d],
      ],
      [0, 1, 0],
      white,
    );
  bar(-0.02, 0.09, 0.014, 0.085);
  bar(0.1, 0.09, 0.014, 0.085);
  bar(0.04, 0.09, 0.046, 0.014);
}
