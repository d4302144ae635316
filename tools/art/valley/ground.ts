import { FIGURE_BASE, RIFT_PLACES } from '#zorn/view';
import { fractal, noise } from '../kit/noise';
import { CELLS } from './cells';
import { blurred, COLUMNS, type Field, field, ROWS, smoothstep, stampLine, xOf, zOf } from './grid';
import { borderOf, PLACES } from './lines';
import type { Survey } from './survey';

/** Height of the water surface above the tray, table units. */
export const WATER = 0.03;
const DEEP = -0.03;
/** Half the width of the water, and height of its bed. */
const WATERS: Readonly<Record<string, readonly [half: number, bed: number]>> = {
  river: [0.2, DEEP],
  bridge: [0.15, DEEP],
  ford: [0.24, 0.021],
};
/** Height of the banks at crossings; for a bridge, figures stand at the height of its deck. */
const BANK: Readonly<Record<string, number>> = { bridge: 0.085, ford: 0.06, river: 0.07, mountains: 0.2 };

/** 0 … 1: ridges where the noise changes its sign. */
export const ridged = (x: number, z: number, seed: number, octaves: number): number => {
  let [sum, size, scale] = [0, 0.55, 1];
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(noise(x * scale, seed + octave * 7.3, z * scale));
    sum += size * crest * crest;
    size *= 0.5;
    scale *= 2.05;
  }
  return sum;
};

/** The ground, as fields. */
export interface Ground {
  /** Table units above the tray. */
  readonly height: Field;
  /** Distance from the water's edge, table units; negative under water. */
  readonly shore: Field;
  /** Share of each terrain, 0 … 1, blended over borders. */
  readonly share: Readonly<Record<'hills' | 'mountains' | 'bog' | 'forest' | 'town' | 'pass', Field>>;
}

function shareOf(terrain: string, { place }: Survey, over: number): Field {
  const share = field();
  for (let at = 0; at < share.length; at++) share[at] = CELLS[place[at]!]!.terrain === terrain ? 1 : 0;
  return blurred(share, over);
}

/** Width of the water and depth of its bed, blended along the river. */
function waters({ place }: Survey): readonly [half: Field, bed: Field] {
  const [half, bed, weight] = [field(), field(), field()];
  for (let at = 0; at < half.length; at++) {
    const water = WATERS[CELLS[place[at]!]!.terrain];
    if (water === undefined) continue;
    [half[at], bed[at], weight[at]] = [water[0], water[1], 1];
  }
  const [halves, beds, weights] = [half, bed, weight].map((each) => blurred(each, 0.16)) as [
    Field,
    Field,
    Field,
  ];
  for (let at = 0; at < halves.length; at++) {
    const by = Math.max(weights[at]!, 1e-4);
    halves[at]! /= by;
    beds[at]! /= by;
  }
  return [halves, beds];
}

const WALL_REACH = 0.5;

/** Distance to the nearest border between passes, or between a pass and mountains, where rocks stand. */
export function passWalls(): Field {
  const wall = field(WALL_REACH);
  const passes = CELLS.filter(({ terrain }) => terrain === 'pass');
  const beside = CELLS.filter(({ terrain }) => terrain === 'pass' || terrain === 'mountains');
  for (const { name } of passes) {
    for (const other of beside) {
      const line = other.name === name ? [] : borderOf(name, other.name);
      if (line.length > 1) stampLine(wall, line, WALL_REACH);
    }
  }
  return wall;
}

/** Radius around an entry of the Blight in which the ground is low, so that nothing hides it. */
const MOUTH = 0.42;
const mouthAt = (x: number, z: number): number => {
  const far = Math.min(...Object.values(RIFT_PLACES).map(([atX, atZ]) => Math.hypot(x - atX, z - atZ)));
  return 1 - smoothstep(MOUTH * 0.5, MOUTH, far);
};

export function ground(of: Survey): Ground {
  const { place, border, course, road, stand, rim } = of;
  const base = field();
  for (let at = 0; at < base.length; at++) {
    const { name, terrain } = CELLS[place[at]!]!;
    base[at] = BANK[terrain] ?? PLACES[name]!.height;
  }
  const height = blurred(base, 0.13);
  const share = {
    hills: shareOf('hills', of, 0.1),
    mountains: shareOf('mountains', of, 0.06),
    bog: shareOf('bog', of, 0.08),
    forest: shareOf('forest', of, 0.06),
    town: shareOf('town', of, 0.06),
    pass: shareOf('pass', of, 0.06),
  };
  const [half, bed] = waters(of);
  const wall = passWalls();
  const shore = field(1);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const at = row * COLUMNS + column;
      const [x, z] = [xOf(column), zOf(row)];
      const { terrain } = CELLS[place[at]!]!;
      const free = smoothstep(FIGURE_BASE + 0.05, FIGURE_BASE + 0.2, stand[at]!);
      let h = height[at]! + 0.012 * fractal(x * 3, 5, z * 3, 3);
      const hills = share.hills[at]!;
      if (hills > 0.01) h += hills * free * (0.03 + 0.16 * ridged(x * 1.5, z * 1.5, 3, 4));
      const mountains = share.mountains[at]!;
      if (terrain === 'mountains' && mountains > 0.01) {
        // Higher away from the border, so that ridges run along the middle, as on a roof.
        const rise = Math.min(1, border[at]! / 0.4);
        h += 0.5 * rise ** 1.2 * (0.45 + 0.75 * ridged(x * 2.1 + 0.4, z * 2.1, 11, 4));
      }
      const pass = share.pass[at]!;
      if (pass > 0.01) {
        // Rock walls between the passes, and crags at the rim where no road leaves the valley.
        const room = smoothstep(FIGURE_BASE + 0.02, FIGURE_BASE + 0.13, stand[at]!);
        const way = smoothstep(0.07, 0.2, road[at]!);
        const rise = 1 - smoothstep(0.05, 0.3, wall[at]!);
        h += pass * rise * room * way * (0.1 + 0.5 * ridged(x * 2.2, z * 2.2, 17, 4) ** 1.4);
        h +=
          pass *
          room *
          way *
          (1 - smoothstep(0, 0.28, rim[at]!)) *
          0.3 *
          ridged(x * 2.4, z * 2.4, 23, 4) ** 2;
      }
      if (share.bog[at]! > 0.3 && terrain === 'bog') {
        const pool = fractal(x * 2.6 + 9, 2, z * 2.6, 3) + 0.42;
        const wet = smoothstep(0.02, 0.32, pool) * smoothstep(0.03, 0.14, border[at]!);
        h -= 0.055 * wet * smoothstep(FIGURE_BASE, FIGURE_BASE + 0.06, stand[at]!);
        shore[at] = (h - WATER) * 2;
      }
      if (terrain === 'bridge' || terrain === 'ford' || terrain === 'river' || course[at]! < 0.5) {
        const wobble = 0.03 * fractal(x * 4, 8, z * 4, 3);
        let edge = course[at]! - half[at]! - wobble;
        if (terrain === 'river') edge = Math.min(edge, 0.085 - border[at]! + wobble);
        if (WATERS[terrain] === undefined) edge = Math.max(edge, border[at]! - 0.0);
        shore[at] = edge;
        const gravel = 0.011 * fractal(x * 11, 3, z * 11, 3);
        const below = bed[at]! > 0 ? bed[at]! + gravel : bed[at]!;
        const bank = smoothstep(-0.07, 0.09, edge);
        if (edge < 0.09) h = below + (h - below) * bank;
      }
      // Bases are level; on bridges they stand on the deck.
      if (terrain !== 'bridge') {
        const soft = terrain === 'bog' ? 0.05 : 0.14;
        const ragged = stand[at]! + (terrain === 'bog' ? 0.045 * fractal(x * 7, 6, z * 7, 3) + 0.012 : 0);
        const near = 1 - smoothstep(FIGURE_BASE * 0.95, FIGURE_BASE + soft, ragged);
        // Never across a border, since the neighbour has its own height.
        const level = near * smoothstep(0, 0.07, border[at]!);
        h += (PLACES[CELLS[place[at]!]!.name]!.height - h) * level;
      }
      if (road[at]! < 0.06 && terrain !== 'bridge') h -= 0.006 * (1 - smoothstep(0.02, 0.06, road[at]!));
      // The ground slopes down to the frame.
      const mouth = mouthAt(x, z) * smoothstep(FIGURE_BASE + 0.04, FIGURE_BASE + 0.16, stand[at]!);
      height[at] = Math.min(h, 0.6, 0.075 + rim[at]! * (2.6 - 2 * mouth));
    }
  }
  return { height, shore, share };
}
