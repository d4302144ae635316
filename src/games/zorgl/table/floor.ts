import { Random } from '#core';
import { FLOOR_REACH, type FloorPaint } from '#stage';

/** Herringbone parquet: width of a plank in table units, and its length in widths. */
const BOARD = { wide: 0.9, long: 5 } as const;
const OAK = ['#6b4526', '#5c3a20', '#744b2a', '#63411f', '#523218'] as const;

/** A round rug under the table: rings from the outside in, by radius. */
const RUG = [
  { radius: 16.5, colour: '#2b1a3c' },
  { radius: 16.1, colour: '#b5803a' },
  { radius: 15.7, colour: '#5b1f33' },
  { radius: 13.4, colour: '#b5803a' },
  { radius: 13.1, colour: '#233a4e' },
] as const;
/** Number of teeth around the rug's border. */
const TEETH = 44;

/** Floor of a den for late-night monster films: oak herringbone, and a rug with a toothed border. */
export const paintFloor: FloorPaint = (context, tone) => {
  const random = Random.fromSeed(19);
  const rows = Math.ceil((Math.SQRT2 * FLOOR_REACH) / BOARD.wide);
  context.fillStyle = tone('#2a180c');
  context.fillRect(-FLOOR_REACH, -FLOOR_REACH, 2 * FLOOR_REACH, 2 * FLOOR_REACH);
  context.save();
  context.rotate(Math.PI / 4);
  context.scale(BOARD.wide, BOARD.wide);
  for (let row = -rows; row < rows; row++) {
    const first = Math.floor((row - rows) / (2 * BOARD.long));
    for (let pair = first; 2 * BOARD.long * pair - row < rows; pair++) {
      const x = 2 * BOARD.long * pair - row;
      context.fillStyle = tone(OAK[random.below(OAK.length)]!);
      context.fillRect(x, row, BOARD.long - 0.08, 0.92);
      context.fillStyle = tone(OAK[random.below(OAK.length)]!);
      context.fillRect(x + BOARD.long, row, 0.92, BOARD.long - 0.08);
    }
  }
  context.restore();
  for (const { radius, colour } of RUG) {
    context.fillStyle = tone(colour);
    context.beginPath();
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = tone('#c9a86a');
  for (let tooth = 0; tooth < TEETH; tooth++) {
    context.save();
    context.rotate((2 * Math.PI * tooth) / TEETH);
    context.beginPath();
    context.moveTo(-0.7, 13.5);
    context.lineTo(0.7, 13.5);
    context.lineTo(0, 15.2);
    context.fill();
    context.restore();
  }
};
