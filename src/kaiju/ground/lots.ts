import type { Random } from '#core';
import type { PaintContext } from '#stage';
import type { GroundSheet, Surface } from './groundSheet';
import { KERB, LOT, LOT_CORNER } from './measures';
import { crack, stain, strew } from './wear';

/** Paving patterns of lots. */
const PAVINGS = ['slabs', 'slabs', 'bond', 'bond', 'diagonal', 'ring'] as const;
type Paving = (typeof PAVINGS)[number];

const JOINT: Surface = [0.34, 0.95];
const JOINT_COLOUR = 'rgb(58 52 45 / 0.55)';
const INNER = LOT - KERB;

const square = (half: number, radius: number) => (context: PaintContext) =>
  context.roundRect(-half, -half, half * 2, half * 2, radius);

/** Each slab differs a little from its neighbours. */
function slab(sheet: GroundSheet, random: Random, x: number, y: number, width: number, height: number): void {
  const light = random.unit() - 0.5;
  const colour = light > 0 ? `rgb(255 250 238 / ${light * 0.3})` : `rgb(70 60 50 / ${-light * 0.34})`;
  sheet.rect(x, y, width, height, {
    colour,
    surface: [0.5 + light * 0.06, 0.72 + random.unit() * 0.14, 0.9],
  });
}

function joints(sheet: GroundSheet, lines: readonly (readonly [number, number, number, number])[]): void {
  sheet.paint(
    (context) => {
      for (const [fromX, fromY, toX, toY] of lines) {
        context.moveTo(fromX, fromY);
        context.lineTo(toX, toY);
      }
    },
    { colour: JOINT_COLOUR, surface: JOINT, line: 0.007 },
  );
}

/** Rows of slabs; in a running bond, every other row is offset by half a slab. */
function courses(sheet: GroundSheet, random: Random, half: number, count: number, bond: boolean): void {
  const side = (half * 2) / count;
  const lines: [number, number, number, number][] = [];
  for (let row = 0; row < count; row++) {
    const y = -half + row * side;
    const shift = bond && row % 2 === 1 ? side / 2 : 0;
    for (let column = bond ? -1 : 0; column < count; column++) {
      const x = -half + column * side + shift;
      slab(sheet, random, x, y, side, side);
      lines.push([x, y, x, y + side]);
    }
    lines.push([-half, y, half, y]);
  }
  joints(sheet, lines);
}

/** A band of small setts along the kerb. */
function border(sheet: GroundSheet, random: Random, width: number): void {
  const side = (INNER * 2) / 24;
  for (let turn = 0; turn < 4; turn++) {
    sheet.placed(0, 0, (turn * Math.PI) / 2, () => {
      for (let sett = 0; sett < 23; sett++) slab(sheet, random, -INNER + sett * side, -INNER, side, width);
      sheet.rect(-INNER, -INNER, INNER * 2, width, { colour: 'rgb(96 84 74 / 0.3)' });
      joints(sheet, [
        ...Array.from({ length: 24 }, (_, sett): [number, number, number, number] => {
          const x = -INNER + sett * side;
          return [x, -INNER, x, -INNER + width];
        }),
        [-INNER, -INNER + width, INNER, -INNER + width],
      ]);
    });
  }
}

const LAY: Readonly<Record<Paving, (sheet: GroundSheet, random: Random) => void>> = {
  slabs: (sheet, random) => courses(sheet, random, INNER, 7, false),
  bond: (sheet, random) => courses(sheet, random, INNER, 8, true),
  diagonal: (sheet, random) => {
    sheet.placed(0, 0, Math.PI / 4, () => courses(sheet, random, INNER * 1.42, 9, false));
    border(sheet, random, 0.05);
  },
  ring: (sheet, random) => {
    courses(sheet, random, INNER, 8, false);
    sheet.disc(0, 0, 0.25, { colour: 'rgb(120 108 96 / 0.34)', surface: [0.5, 0.78, 0.9], line: 0.05 });
    for (const radius of [0.225, 0.275]) {
      sheet.disc(0, 0, radius, { colour: JOINT_COLOUR, surface: JOINT, line: 0.007 });
    }
    border(sheet, random, 0.042);
  },
};

/** Kerbstones, bright where soles and wheels have polished them. */
function kerb(sheet: GroundSheet, random: Random): void {
  const stones = 6;
  const side = (LOT * 2) / stones;
  for (let turn = 0; turn < 4; turn++) {
    sheet.placed(0, 0, (turn * Math.PI) / 2, () => {
      for (let stone = 0; stone < stones; stone++) slab(sheet, random, -LOT + stone * side, -LOT, side, KERB);
      joints(
        sheet,
        Array.from({ length: stones - 1 }, (_, stone): [number, number, number, number] => {
          const x = -LOT + (stone + 1) * side;
          return [x, -LOT, x, -LOT + KERB];
        }),
      );
    });
  }
  sheet.paint(square(LOT - KERB, LOT_CORNER * 0.6), {
    colour: 'rgb(46 42 38 / 0.6)',
    surface: JOINT,
    line: 0.008,
  });
}

function wear(sheet: GroundSheet, random: Random): void {
  const all = { x: -LOT, y: -LOT, width: LOT * 2, height: LOT * 2 };
  strew(sheet, random, all, 260, 0.012, { colour: 'rgb(84 76 66 / 0.2)', surface: [0.45, 0.9, 0.5] });
  strew(sheet, random, all, 160, 0.01, { colour: 'rgb(255 248 232 / 0.2)', surface: [0.55, 0.8, 0.5] });
  // Chewing gum.
  strew(sheet, random, all, 10, 0.012, { colour: 'rgb(48 44 42 / 0.5)', surface: [0.54, 0.6] });
  for (let count = 0; count < 3; count++) {
    stain(
      sheet,
      random,
      (random.unit() - 0.5) * 0.7,
      (random.unit() - 0.5) * 0.7,
      0.04 + random.unit() * 0.07,
      {
        colour: 'rgb(70 58 46 / 0.05)',
      },
    );
  }
  for (let count = random.below(4); count > 0; count--) {
    const turn = random.unit() * Math.PI * 2;
    crack(
      sheet,
      random,
      Math.cos(turn) * 0.38,
      Math.sin(turn) * 0.38,
      turn + Math.PI,
      0.1 + random.unit() * 0.3,
      {
        colour: 'rgb(40 34 30 / 0.6)',
        surface: [0.3, 0.95],
        line: 0.006,
      },
    );
  }
  // Soot and dirt gather along the kerb.
  for (const [inset, line] of [
    [0.02, 0.05],
    [0.01, 0.025],
  ] as const) {
    sheet.paint(square(LOT - inset, LOT_CORNER), { colour: 'rgb(50 42 36 / 0.1)', line });
  }
}

/** The pavement of one lot, centred at the origin. */
function lot(sheet: GroundSheet, random: Random): void {
  const [warm, light] = [random.unit(), random.unit()];
  const ground = `hsl(${36 + warm * 8} ${5 + warm * 5}% ${60 + light * 6}%)`;
  sheet.within(square(LOT, LOT_CORNER), () => {
    sheet.rect(-LOT, -LOT, LOT * 2, LOT * 2, { colour: ground, surface: [0.5, 0.8] });
    const edge = (line: number, colour: string) => sheet.paint(square(LOT, LOT_CORNER), { colour, line });
    LAY[random.pick(PAVINGS)](sheet, random);
    edge(KERB * 2, '#d9d4c8');
    kerb(sheet, random);
    wear(sheet, random);
    edge(0.02, 'rgb(250 246 236 / 0.75)');
  });
}

/** A pavement for each box. */
export function paintLots(sheet: GroundSheet, random: Random, columns: number, rows: number): void {
  for (let box = 0; box < columns * rows; box++) {
    sheet.placed((box % columns) + 0.5, Math.floor(box / columns) + 0.5, 0, () => lot(sheet, random));
  }
}
