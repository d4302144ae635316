import { type Rgb, rgb } from '../kit/colour';
import { fractal, hash, noise, cells as worley } from '../kit/noise';
import { CELLS } from './cells';
import { blurred, COLUMNS, type Field, ROWS, sample, smoothstep } from './grid';
import { type Ground, passWalls, ridged, WATER } from './ground';
import type { Survey } from './survey';

/** Pixels of the painted map per grid cell, along each side. */
const FINE = 2;
export const PAINT_SIZE = { width: COLUMNS * FINE, height: ROWS * FINE };

/** A dark spot under a tree or a house. */
export interface Blot {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  /** 0 … 1 */
  readonly dark: number;
}

const FIELDS = [0x887953, 0x7f714d, 0x6f714b, 0x656947, 0x928562, 0x6d5d45, 0x786e4d, 0x5e6343].map(rgb);
const [MOSS, OCHRE, FOREST, FOREST_LIGHT] = [0x666841, 0x88784f, 0x39432b, 0x566039].map(rgb) as [
  Rgb,
  Rgb,
  Rgb,
  Rgb,
];
const [HEATH, HEATH_PALE, RIB, RIB_DARK] = [0x837b8c, 0x9a93a0, 0xb6b0b8, 0x5b5566].map(rgb) as [
  Rgb,
  Rgb,
  Rgb,
  Rgb,
];
const [BOG, BOG_PALE, POOL] = [0x5d5c38, 0x7b7645, 0x14170f].map(rgb) as [Rgb, Rgb, Rgb];
const [TOWN, TOWN_PALE] = [0xb9aa8c, 0xd3c7aa].map(rgb) as [Rgb, Rgb];
const [SCREE, SCREE_PALE, SNOW, ROCK, ROCK_DARK] = [0x77746f, 0x8f8a82, 0xe9edf4, 0x6b6672, 0x3a3644].map(
  rgb,
) as [Rgb, Rgb, Rgb, Rgb, Rgb];
const [DEEP, MIDDLE, SHALLOW, FOAM, GRAVEL, BANK] = [
  0x1c3c42, 0x28545a, 0x5b8a84, 0xd8e2dc, 0x9b917c, 0x6f6a48,
].map(rgb) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
const [ROAD, ROAD_EDGE, HEDGE] = [0xd9c9a3, 0x8a7a58, 0x414a2c].map(rgb) as [Rgb, Rgb, Rgb];
const [BORDER, ALPINE] = [0x2f3520, 0x62634e].map(rgb) as [Rgb, Rgb];
const [BURNT, ASH, EMBER] = [0x3a3230, 0x6e645f, 0xff5a1e].map(rgb) as [Rgb, Rgb, Rgb];

type Paint = [number, number, number];

function over(paint: Paint, [red, green, blue]: Rgb, share: number): void {
  const by = Math.max(0, Math.min(1, share));
  paint[0] += (red - paint[0]) * by;
  paint[1] += (green - paint[1]) * by;
  paint[2] += (blue - paint[2]) * by;
}
const scaled = (paint: Paint, by: number) => {
  paint[0] *= by;
  paint[1] *= by;
  paint[2] *= by;
};

/** Strips and patches of crops, each ploughed in its own direction. @returns height of the furrows, −1 … 1 */
function crops(paint: Paint, x: number, z: number, number: number): number {
  const turn = hash(number, 3, 1) * Math.PI;
  const [along, across] = [Math.cos(turn) * x + Math.sin(turn) * z, -Math.sin(turn) * x + Math.cos(turn) * z];
  const bend = 0.06 * noise(x * 1.3, number, z * 1.3);
  const strip = Math.floor((across + bend) / 0.25);
  const length = 0.34 + 0.3 * hash(strip, number, 5);
  const patch = Math.floor((along + hash(strip, number, 6)) / length);
  const kind = hash(strip * 31 + number, patch, 9);
  // Each area has its own few crops, so that it looks different from its neighbours.
  const crop = Math.floor(hash(number, 8, 2) * FIELDS.length) + Math.floor(kind * 3.4);
  over(paint, FIELDS[crop % FIELDS.length]!, 0.78);
  const ways = kind > 0.5 ? across + bend : along;
  const furrow = Math.sin(ways * (210 + 40 * kind));
  scaled(paint, 1 + 0.04 * furrow);
  // A grassy strip between two patches.
  const edge = Math.min(
    Math.abs((across + bend) / 0.25 - Math.round((across + bend) / 0.25)) * 0.25,
    Math.abs(
      (along + hash(strip, number, 6)) / length - Math.round((along + hash(strip, number, 6)) / length),
    ) * length,
  );
  over(paint, HEDGE, 0.55 * (1 - smoothstep(0.004, 0.013, edge)));
  return furrow * smoothstep(0.006, 0.016, edge);
}

/** How much the Blight has burnt the land in the north, regardless of the game. */
const burntAt = (x: number, z: number): number =>
  smoothstep(-3.6, -4.5, z + 0.5 * fractal(x * 1.1, 4, z * 1.1, 3));

export interface Painted {
  /** RGB bytes, row by row from the north-west. */
  readonly colour: Uint8Array;
  /** East and south components of the normal, and emission. */
  readonly relief: Uint8Array;
}

/** Paints the land like a model builder: ground colours, washes in low parts, highlights on high ones. */
export function paintLand(
  of: Survey,
  { height, shore, share }: Ground,
  blots: readonly Blot[],
  rifts: Field,
): Painted {
  const { width, height: depth } = PAINT_SIZE;
  const colour = new Uint8Array(width * depth * 3);
  const relief = new Uint8Array(width * depth * 3);
  const fine = new Float32Array(width * depth);
  const soft = blurred(height, 0.12);
  const wide = blurred(height, 0.5);
  const walls = passWalls();
  const shade = new Float32Array(width * depth).fill(1);
  const cell = 10.1 / width;
  for (const { x, z, radius, dark } of blots) {
    const reach = Math.ceil((radius * 2) / cell);
    const [column, row] = [Math.round((x + 5.05) / cell), Math.round((z + 4.5) / cell)];
    for (let j = Math.max(0, row - reach); j <= Math.min(depth - 1, row + reach); j++) {
      for (let i = Math.max(0, column - reach); i <= Math.min(width - 1, column + reach); i++) {
        const far = Math.hypot(i - column, j - row) * cell;
        const by = 1 - dark * (1 - smoothstep(radius * 0.5, radius * 1.8, far));
        if (by < shade[j * width + i]!) shade[j * width + i] = by;
      }
    }
  }
  const glow = new Float32Array(width * depth);
  for (let row = 0; row < depth; row++) {
    const z = (row + 0.5) * cell - 4.5;
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5) * cell - 5.05;
      const at = row * width + column;
      const coarse = Math.min(ROWS - 1, row >> 1) * COLUMNS + Math.min(COLUMNS - 1, column >> 1);
      const number = of.place[coarse]!;
      const { terrain } = CELLS[number]!;
      const h = sample(height, x, z);
      const border = sample(of.border, x, z);
      const grain = fractal(x * 9, 1, z * 9, 3);
      const broad = fractal(x * 1.6, 7, z * 1.6, 3);
      const paint: Paint = [...MOSS];
      over(paint, OCHRE, 0.5 + broad);
      let bump = 0.0016 * grain;
      const cultivated = terrain === 'plains' && border > 0.018;
      if (cultivated) bump += 0.0009 * crops(paint, x, z, number) * (1 - burntAt(x, z));
      const steep = Math.abs(h - sample(soft, x, z)) * 14;
      const forest = sample(share.forest, x, z);
      if (forest > 0.02) {
        over(paint, FOREST, smoothstep(0.2, 0.7, forest + 0.25 * grain));
        over(paint, FOREST_LIGHT, 0.5 * forest * smoothstep(0, 0.5, grain + broad));
      }
      const hills = sample(share.hills, x, z);
      if (hills > 0.02) {
        over(paint, HEATH, smoothstep(0.15, 0.6, hills + 0.2 * grain));
        over(paint, HEATH_PALE, hills * smoothstep(-0.1, 0.4, broad + 0.5 * grain));
        over(paint, MOSS, hills * 0.5 * smoothstep(0.1, 0.4, -broad + 0.3 * grain));
        const crag = worley(x * 9, h * 12, z * 9);
        const rib = smoothstep(0.12, 0.4, steep) * hills;
        over(paint, RIB, rib * 0.8 * smoothstep(0.05, 0.4, crag.second - crag.near));
        over(paint, RIB_DARK, rib * 0.8 * (1 - smoothstep(0.02, 0.12, crag.second - crag.near)));
        bump += 0.004 * rib * (crag.second - crag.near);
      }
      const bog = sample(share.bog, x, z);
      if (bog > 0.02) {
        over(paint, BOG, smoothstep(0.2, 0.7, bog + 0.25 * grain));
        over(paint, BOG_PALE, bog * 0.8 * smoothstep(0.05, 0.45, grain + 0.4 * broad));
        if (terrain === 'bog') over(paint, POOL, 1 - smoothstep(-0.004, 0.012, h - WATER));
      }
      const town = sample(share.town, x, z);
      if (town > 0.02) {
        over(paint, TOWN, smoothstep(0.25, 0.75, town + 0.2 * grain));
        over(paint, TOWN_PALE, town * smoothstep(0, 0.5, grain));
        const stone = worley(x * 34, 0, z * 34);
        bump += town * 0.0016 * smoothstep(0.02, 0.2, stone.second - stone.near);
        scaled(paint, 1 - 0.16 * town * (1 - smoothstep(0.03, 0.16, stone.second - stone.near)));
      }
      const pass = sample(share.pass, x, z);
      const mountains = sample(share.mountains, x, z);
      const high = Math.max(pass, mountains);
      if (high > 0.02) {
        over(paint, SCREE, smoothstep(0.2, 0.7, high + 0.2 * grain));
        over(paint, SCREE_PALE, high * smoothstep(-0.05, 0.4, broad + 0.5 * grain));
        // Thin grass in the middle of a pass, scree along its walls, and old snow that has not gone yet.
        const wall = sample(walls, x, z);
        const open = smoothstep(
          0.12,
          0.34,
          Math.min(wall, sample(of.rim, x, z) + 0.1) + 0.12 * broad + 0.06 * grain,
        );
        over(paint, ALPINE, pass * 0.7 * open);
        const drift =
          fractal(x * 3.3 + 4, 12, z * 5.2, 3) + 0.4 * grain + 0.3 * (1 - smoothstep(0.05, 0.4, wall));
        over(paint, SNOW, pass * 0.8 * smoothstep(0.14, 0.46, drift + 0.35 * grain));
        const rock = smoothstep(0.1, 0.5, steep) * high;
        const crag = worley(x * 7, h * 9, z * 7);
        over(paint, ROCK, rock);
        over(paint, ROCK_DARK, rock * 0.8 * (1 - smoothstep(0.03, 0.2, crag.second - crag.near)));
        bump += 0.006 * rock * (crag.second - crag.near);
        const line = terrain === 'mountains' ? 0.33 : 0.3;
        const snow =
          smoothstep(line, line + 0.1, h + 0.06 * grain) * (1 - 0.75 * smoothstep(0.35, 0.7, steep));
        if (terrain === 'mountains') {
          // Snow lies on the crests, bare rock shows in the gullies between them.
          const crest = ridged(x * 2.1 + 0.4, z * 2.1, 11, 4) + 0.35 * ridged(x * 7, z * 7, 29, 2);
          over(paint, ROCK_DARK, 0.85 * smoothstep(0.86, 0.6, crest) * smoothstep(0.22, 0.32, h));
          over(paint, SNOW, smoothstep(0.31, 0.42, h + 0.1 * (crest - 0.85)) * smoothstep(0.5, 0.74, crest));
        } else over(paint, SNOW, snow);
      }
      // The river: bed, shallows with foam, banks of gravel.
      const edge = sample(shore, x, z);
      const riverside =
        terrain === 'river' ||
        terrain === 'bridge' ||
        terrain === 'ford' ||
        (terrain !== 'bog' && edge < 0.2);
      if (riverside && edge < 0.2) {
        over(paint, BANK, 0.8 * (1 - smoothstep(0.03, 0.14, edge + 0.04 * grain)));
        over(paint, GRAVEL, 0.9 * (1 - smoothstep(0.005, 0.05, edge + 0.03 * grain)));
        const under = WATER - h;
        if (under > -0.004) {
          over(paint, SHALLOW, smoothstep(-0.004, 0.004, under));
          over(paint, MIDDLE, smoothstep(0.008, 0.03, under));
          over(paint, DEEP, smoothstep(0.03, 0.058, under));
          const streak = noise(x * 7, 3, z * 42) + 0.5 * noise(x * 16, 5, z * 90);
          if (terrain === 'ford') {
            over(paint, GRAVEL, 0.6 * smoothstep(0.2, 0.6, grain) * (1 - smoothstep(0.004, 0.014, under)));
            over(paint, FOAM, 0.95 * smoothstep(0.12, 0.5, streak + 0.4 * broad));
          }
          over(paint, FOAM, 0.55 * (1 - smoothstep(0.001, 0.007, under)) * smoothstep(-0.1, 0.4, streak));
          over(paint, MIDDLE, 0.5 * smoothstep(0.35, 0.8, streak));
        }
      }
      const burnt = terrain === 'river' ? 0 : burntAt(x, z);
      if (burnt > 0.01) {
        over(paint, BURNT, burnt * 0.86);
        over(paint, ASH, burnt * 0.7 * smoothstep(0.05, 0.45, grain + 0.5 * broad));
        const crack = worley(x * 3.4 + 0.3 * grain, 2, z * 3.4 + 0.3 * grain);
        const gap = 1 - smoothstep(0.012, 0.05, crack.second - crack.near);
        over(paint, [0.07, 0.05, 0.05], burnt * gap * 0.9);
        bump -= 0.006 * burnt * gap;
        glow[at] =
          0.55 * smoothstep(0.5, 1, burnt) * (1 - smoothstep(0.006, 0.024, crack.second - crack.near));
      }
      const rift = sample(rifts, x, z);
      if (rift < 0.14) {
        over(paint, [0.05, 0.03, 0.03], 1 - smoothstep(0.03, 0.12, rift));
        over(paint, EMBER, 1 - smoothstep(0.004, 0.022, rift));
        glow[at] = Math.max(glow[at]!, 1 - smoothstep(0.004, 0.034, rift));
      }
      const road = sample(of.road, x, z);
      if (terrain !== 'bridge' && road < 0.07) {
        const ragged = road + 0.008 * grain;
        over(paint, ROAD_EDGE, 0.75 * (1 - smoothstep(0.036, 0.056, ragged)));
        over(paint, ROAD, 1 - smoothstep(0.026, 0.036, ragged));
        const rut = Math.abs(road - 0.013);
        scaled(paint, 1 - 0.13 * (1 - smoothstep(0.003, 0.008, rut)));
        bump -= 0.001 * (1 - smoothstep(0.003, 0.008, rut));
      }
      // A border is a ditch with a bank, except where something higher or rocks stand on it.
      const rocky = terrain === 'mountains' || (terrain === 'pass' && sample(walls, x, z) < 0.06);
      if (edge > 0.03 && road > 0.04 && !rocky) {
        const line = border + 0.006 * grain;
        over(paint, ROAD_EDGE, 0.5 * (1 - smoothstep(0.02, 0.034, line)));
        over(paint, BORDER, 0.85 * (1 - smoothstep(0.009, 0.019, line)));
      }
      // Washes collect in low parts, the dry brush catches high ones.
      const hollow = sample(wide, x, z) - h;
      const crease = sample(soft, x, z) - h;
      scaled(paint, 1 - Math.max(-0.2, Math.min(0.34, hollow * 0.55 + crease * 2.6)));
      scaled(paint, shade[at]! * (1 + 0.07 * grain));
      fine[at] = h + bump;
      for (let channel = 0; channel < 3; channel++) {
        colour[at * 3 + channel] = Math.max(0, Math.min(255, Math.round(paint[channel]! * 255)));
      }
    }
  }
  for (let row = 0; row < depth; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const west = fine[column > 0 ? at - 1 : at]!;
      const east = fine[column < width - 1 ? at + 1 : at]!;
      const north = fine[row > 0 ? at - width : at]!;
      const south = fine[row < depth - 1 ? at + width : at]!;
      const [dx, dz] = [(west - east) / (2 * cell), (north - south) / (2 * cell)];
      const length = Math.hypot(dx, 1, dz);
      relief[at * 3] = Math.round(127.5 + (127.5 * dx) / length);
      relief[at * 3 + 1] = Math.round(127.5 + (127.5 * dz) / length);
      relief[at * 3 + 2] = Math.round(255 * glow[at]!);
    }
  }
  return { colour, relief };
}
