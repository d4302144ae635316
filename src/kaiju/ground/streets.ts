import type { Random } from '#core';
import { ARMS, type Crossing } from './crossings';
import type { Coat, GroundSheet } from './groundSheet';
import { LANE, ZEBRA } from './measures';
import { crack, stain, strew } from './wear';

const ASPHALT = '#2f343f';
const PAINT = 'rgb(226 222 208 / 0.82)';
const YELLOW = 'rgb(228 170 42 / 0.86)';
/** Painted lines are slightly raised and smoother than the asphalt. */
const PAINTED = [0.56, 0.62, 0.8] as const;

const GAP = LANE + 0.1;
const BARS = 5;

/** Asphalt in strips, laid at different times, polished along the wheel tracks. */
function asphalt(sheet: GroundSheet, random: Random, columns: number, rows: number): void {
  sheet.rect(0, 0, columns, rows, { colour: ASPHALT, surface: [0.5, 0.86] });
  const strip = (x: number, y: number, width: number, height: number) => {
    const light = random.unit();
    const colour =
      light < 0.5 ? `rgb(12 14 20 / ${0.34 * (0.5 - light)})` : `rgb(150 156 170 / ${0.22 * (light - 0.5)})`;
    sheet.rect(x, y, width, height, { colour });
  };
  const wheels = { colour: 'rgb(168 172 184 / 0.07)', surface: [0.47, 0.7, 0.5] } as const;
  for (let line = 0; line <= columns; line++) {
    for (let box = 0; box < rows; box++)
      strip(line - LANE, box + random.unit() * 0.3, 2 * LANE, 0.4 + random.unit() * 0.6);
    for (const side of [-0.068, -0.032, 0.032, 0.068])
      sheet.rect(line + side - 0.009, 0, 0.018, rows, wheels);
  }
  for (let line = 0; line <= rows; line++) {
    for (let box = 0; box < columns; box++)
      strip(box + random.unit() * 0.3, line - LANE, 0.4 + random.unit() * 0.6, 2 * LANE);
    for (const side of [-0.068, -0.032, 0.032, 0.068])
      sheet.rect(0, line + side - 0.009, columns, 0.018, wheels);
  }
  const all = { x: 0, y: 0, width: columns, height: rows };
  const per = columns * rows;
  strew(sheet, random, all, per * 300, 0.014, { colour: 'rgb(8 9 13 / 0.3)', surface: [0.4, 0.95, 0.6] });
  strew(sheet, random, all, per * 240, 0.011, {
    colour: 'rgb(150 156 172 / 0.24)',
    surface: [0.6, 0.75, 0.6],
  });
}

/** A patch where the road was opened and closed again. */
function patch(sheet: GroundSheet, random: Random, x: number, y: number): void {
  const [width, height] = [0.06 + random.unit() * 0.1, 0.08 + random.unit() * 0.2];
  sheet.placed(x, y, (random.below(2) * Math.PI) / 2, () => {
    sheet.rect(-width / 2, -height / 2, width, height, {
      colour: 'rgb(14 16 21 / 0.5)',
      surface: [0.58, 0.8, 0.8],
    });
    sheet.rect(-width / 2, -height / 2, width, height, {
      colour: 'rgb(6 7 9 / 0.6)',
      surface: [0.52, 0.4, 0.9],
      line: 0.012,
    });
  });
}

/** A round manhole cover with ribs. */
function manhole(sheet: GroundSheet, x: number, y: number): void {
  sheet.disc(x, y, 0.042, { colour: '#17181c', surface: [0.36, 0.8] });
  sheet.disc(x, y, 0.034, { colour: '#55544f', surface: [0.56, 0.42] });
  const rib: Coat = { colour: '#34342f', surface: [0.42, 0.6], line: 0.006 };
  sheet.disc(x, y, 0.024, rib);
  sheet.disc(x, y, 0.012, rib);
  sheet.paint((context) => {
    for (let spoke = 0; spoke < 4; spoke++) {
      const angle = (spoke * Math.PI) / 4;
      context.moveTo(x + Math.cos(angle) * 0.03, y + Math.sin(angle) * 0.03);
      context.lineTo(x - Math.cos(angle) * 0.03, y - Math.sin(angle) * 0.03);
    }
  }, rib);
}

/** An iron grate in the gutter, along x. */
function drain(sheet: GroundSheet, x: number, y: number, turn: number): void {
  sheet.placed(x, y, turn, () => {
    sheet.rect(-0.05, -0.016, 0.1, 0.032, { colour: '#4b4a47', surface: [0.5, 0.5] });
    for (let slot = 0; slot < 6; slot++) {
      sheet.rect(-0.043 + slot * 0.0155, -0.011, 0.008, 0.022, { colour: '#0b0b0d', surface: [0.2, 0.9] });
    }
  });
}

/** Standing water: dark, smooth and flat. */
function puddle(sheet: GroundSheet, random: Random, x: number, y: number, size: number): void {
  const blots = Array.from({ length: 6 }, () => ({
    x: x + (random.unit() - 0.5) * size * 1.5,
    y: y + (random.unit() - 0.5) * size * 0.8,
    radius: size * (0.25 + random.unit() * 0.35),
  }));
  for (const [grow, coat] of [
    [1.25, { colour: 'rgb(12 16 24 / 0.12)', surface: [0.5, 0.5, 0.6] }],
    [1, { colour: 'rgb(14 20 32 / 0.22)', surface: [0.5, 0.05, 0.95] }],
  ] as const) {
    sheet.paint((context) => {
      for (const blot of blots) {
        context.moveTo(blot.x + blot.radius * grow, blot.y);
        context.ellipse(blot.x, blot.y, blot.radius * grow, blot.radius * grow * 0.7, 0, 0, Math.PI * 2);
      }
    }, coat);
  }
}

/** A zebra crossing or a stop line, across the street that leaves a crossing to the east. */
function mouth(sheet: GroundSheet, random: Random, zebra: boolean): void {
  if (!zebra) {
    sheet.rect(ZEBRA.from + 0.02, 0.01, 0.02, LANE - 0.02, { colour: PAINT, surface: PAINTED });
    return;
  }
  const pitch = (2 * LANE - 0.016) / BARS;
  for (let bar = 0; bar < BARS; bar++) {
    const y = -LANE + 0.012 + bar * pitch;
    sheet.rect(ZEBRA.from, y, ZEBRA.to - ZEBRA.from, pitch * 0.6, {
      colour: `rgb(232 228 216 / ${0.66 + random.unit() * 0.24})`,
      surface: PAINTED,
    });
  }
}

/** Dashed centre lines of the streets, except on crossings. */
function middleLines(sheet: GroundSheet, columns: number, rows: number): void {
  const coat: Coat = { colour: YELLOW, surface: PAINTED, line: 0.014, dashes: [0.1, 0.075] };
  const line = (fromX: number, fromY: number, toX: number, toY: number) =>
    sheet.paint((context) => {
      context.moveTo(fromX, fromY);
      context.lineTo(toX, toY);
    }, coat);
  for (let column = 1; column < columns; column++) {
    for (let row = 0; row < rows; row++)
      line(column, row + (row > 0 ? GAP : 0.03), column, row + 1 - (row < rows - 1 ? GAP : 0.03));
  }
  for (let row = 1; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      line(column + (column > 0 ? GAP : 0.03), row, column + 1 - (column < columns - 1 ? GAP : 0.03), row);
    }
  }
}

/** Tyre marks of someone who took a corner too fast. */
function skid(sheet: GroundSheet, random: Random, { x, y }: Crossing): void {
  const [east, south] = [random.below(2) * 2 - 1, random.below(2) * 2 - 1];
  for (const radius of [0.1, 0.135]) {
    sheet.paint(
      (context) => {
        context.moveTo(x + east * 0.3, y - south * (radius - 0.1));
        context.quadraticCurveTo(
          x - east * (radius - 0.1),
          y - south * (radius - 0.1),
          x - east * (radius - 0.1),
          y + south * 0.26,
        );
      },
      { colour: 'rgb(6 6 8 / 0.42)', surface: [0.5, 0.6, 0.5], line: 0.013 },
    );
  }
}

/** Shadow and dirt in the corner between street and kerb. */
function gutters(sheet: GroundSheet, random: Random, columns: number, rows: number): void {
  for (let index = 0; index < columns * rows; index++) {
    const [x, y] = [(index % columns) + 0.5, Math.floor(index / columns) + 0.5];
    for (const [spread, alpha] of [
      [0.03, 0.12],
      [0.02, 0.16],
      [0.01, 0.22],
    ] as const) {
      const half = 0.5 - LANE + spread;
      sheet.paint((context) => context.roundRect(x - half, y - half, half * 2, half * 2, 0.07), {
        colour: `rgb(8 8 12 / ${alpha})`,
      });
    }
    if (random.below(3) === 0) {
      const turn = (random.below(4) * Math.PI) / 2;
      const [out, along] = [0.5 - LANE + 0.02, 0.28];
      drain(
        sheet,
        x + Math.cos(turn) * along - Math.sin(turn) * out,
        y + Math.sin(turn) * along + Math.cos(turn) * out,
        turn,
      );
    }
  }
}

/** A random point on a street, between crossings. */
function onStreet(random: Random, columns: number, rows: number): readonly [x: number, y: number] {
  const aside = (random.unit() - 0.5) * LANE * 1.3;
  return random.below(2) === 0
    ? [1 + random.below(columns - 1) + aside, random.unit() * rows]
    : [random.unit() * columns, 1 + random.below(rows - 1) + aside];
}

/** The streets between the lots, with years of wear. */
export function paintStreets(
  sheet: GroundSheet,
  random: Random,
  columns: number,
  rows: number,
  all: readonly Crossing[],
): void {
  asphalt(sheet, random, columns, rows);
  furnished(sheet, random, columns, rows, all);
}

/** Road markings, and years of wear. */
function furnished(
  sheet: GroundSheet,
  random: Random,
  columns: number,
  rows: number,
  all: readonly Crossing[],
): void {
  const somewhere = () => onStreet(random, columns, rows);
  for (let count = 0; count < 26; count++) patch(sheet, random, ...somewhere());
  middleLines(sheet, columns, rows);
  for (const crossing of all) {
    for (const arm of ARMS) {
      sheet.placed(crossing.x, crossing.y, (arm * Math.PI) / 2, () =>
        mouth(sheet, random, crossing.zebras.includes(arm)),
      );
    }
  }
  // Grains of asphalt show through the paint.
  strew(sheet, random, { x: 0, y: 0, width: columns, height: rows }, columns * rows * 160, 0.012, {
    colour: 'rgb(52 55 64 / 0.6)',
    surface: [0.46, 0.9, 0.5],
  });
  gutters(sheet, random, columns, rows);
  for (let count = 0; count < 60; count++) {
    const [x, y] = somewhere();
    crack(sheet, random, x, y, random.unit() * 7, 0.12 + random.unit() * 0.3, {
      colour: 'rgb(9 9 12 / 0.75)',
      surface: [0.25, 0.9],
      line: 0.007,
    });
  }
  for (let count = 0; count < 12; count++) {
    // Cracks sealed with tar.
    const [x, y] = somewhere();
    crack(sheet, random, x, y, random.unit() * 7, 0.3, {
      colour: '#14151a',
      surface: [0.56, 0.24],
      line: 0.014,
    });
  }
  for (let count = 0; count < 34; count++) {
    stain(sheet, random, ...somewhere(), 0.02 + random.unit() * 0.03, {
      colour: 'rgb(7 7 10 / 0.15)',
      surface: [0.5, 0.3, 0.25],
    });
  }
  for (const crossing of all) {
    const roll = random.below(12);
    if (roll < 2) skid(sheet, random, crossing);
    else if (roll < 5) manhole(sheet, crossing.x + 0.045, crossing.y - 0.04);
  }
  for (let count = 0; count < 12; count++) {
    const [x, y] = [1 + random.below(columns - 1), random.below(rows) + 0.5];
    manhole(sheet, x + 0.05, y + (random.unit() - 0.5) * 0.3);
  }
  for (let count = 0; count < 20; count++) {
    const [x, y] = somewhere();
    puddle(sheet, random, x, y, 0.04 + random.unit() * 0.05);
  }
}
