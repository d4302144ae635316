import { Random } from '#core';
import { FLOOR_REACH, type FloorPaint } from '#stage';

/** Planks of a ship's deck: width, length and length variation, table units. */
const PLANK = { wide: 1.3, long: 9, longer: 8 } as const;
const TEAK = ['#3d3a38', '#4a4039', '#35383b', '#443c34'] as const;

/** A brass compass rose inlaid around the table. */
const ROSE = { rings: [12.4, 15.6], points: 16, long: 18.5, short: 15.2 } as const;
const BRASS = '#b08a4a';

/** The floor of the League's chart room: caulked deck planks with a brass compass rose. */
export const paintFloor: FloorPaint = (context, tone) => {
  const random = Random.fromSeed(23);
  context.fillStyle = tone('#0c0d10');
  context.fillRect(-FLOOR_REACH, -FLOOR_REACH, 2 * FLOOR_REACH, 2 * FLOOR_REACH);
  for (let y = -FLOOR_REACH; y < FLOOR_REACH; y += PLANK.wide) {
    for (let x = -FLOOR_REACH - PLANK.long * random.unit(); x < FLOOR_REACH; ) {
      const long = PLANK.long + PLANK.longer * random.unit();
      context.fillStyle = tone(TEAK[random.below(TEAK.length)]!);
      context.fillRect(x, y, long - 0.08, PLANK.wide - 0.1);
      x += long;
    }
  }
  context.strokeStyle = tone(BRASS, 0.8);
  context.lineWidth = 0.22;
  for (const radius of ROSE.rings) {
    context.beginPath();
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  for (let point = 0; point < ROSE.points; point++) {
    const tip = point % 4 === 0 ? ROSE.long : ROSE.short;
    context.save();
    context.rotate((2 * Math.PI * point) / ROSE.points);
    for (const side of [-1, 1]) {
      context.fillStyle = tone(side < 0 ? BRASS : '#6a5230', point % 2 === 0 ? 0.9 : 0.5);
      context.beginPath();
      context.moveTo(0, -ROSE.rings[0]);
      context.lineTo(0.75 * side, -ROSE.rings[0]);
      context.lineTo(0, -tip);
      context.fill();
    }
    context.restore();
  }
};
