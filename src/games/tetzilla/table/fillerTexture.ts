import type { CanvasTexture } from 'three';
import { Random } from '#core';
import { type PaintContext, paintedTexture, speckle } from '#stage';

/** Pixels per box of the panel. */
const PIXELS = 72;

const LACQUER = { high: '#0f2a33', low: '#1d4a4c', tower: '#17393f', lit: '#2b6462' };
const GOLD = { base: '#c39a52', light: '#f2d79a', dark: '#3a2a12' };
/** Height of the relief in pixels. */
const RELIEF = 2;

/** Draws a line in relief: shadow below, highlight above, then the line itself. */
function inlay(context: PaintContext, width: number, path: () => void): void {
  const strokes = [
    [RELIEF, GOLD.dark],
    [-RELIEF / 2, GOLD.light],
    [0, GOLD.base],
  ] as const;
  for (const [shift, colour] of strokes) {
    context.save();
    context.translate(shift, shift);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    path();
    context.stroke();
    context.restore();
  }
}

/** A fan of rays behind the towers. */
function rays(context: PaintContext, width: number, height: number): void {
  context.save();
  for (let ray = 0; ray < 26; ray++) {
    const angle = -Math.PI / 2 + ((ray + 0.5) / 26 - 0.5) * Math.PI;
    context.fillStyle = ray % 2 === 0 ? 'rgb(120 190 176 / 0.1)' : 'rgb(8 18 24 / 0.16)';
    context.beginPath();
    context.moveTo(width / 2, height);
    for (const edge of [-1, 1]) {
      const towards = angle + (edge * Math.PI) / 52;
      context.lineTo(width / 2 + Math.cos(towards) * height * 1.2, height + Math.sin(towards) * height * 1.2);
    }
    context.fill();
  }
  context.restore();
}

interface Setback {
  /** Half its width, and where it ends, as fractions of the board. */
  readonly half: number;
  readonly top: number;
}

/** A tower with setbacks, like those that monsters climb in old films. */
const TOWER: readonly Setback[] = [
  { half: 0.4, top: 0.3 },
  { half: 0.33, top: 0.52 },
  { half: 0.26, top: 0.7 },
  { half: 0.18, top: 0.83 },
  { half: 0.1, top: 0.9 },
];

function tower(context: PaintContext, random: Random, width: number, height: number): void {
  let foot = 0;
  for (const { half, top } of TOWER) {
    const [x, y] = [(0.5 - half) * width, (1 - top) * height];
    const [wide, high] = [2 * half * width, (top - foot) * height];
    const wall = context.createLinearGradient(x, 0, x + wide, 0);
    wall.addColorStop(0, LACQUER.lit);
    wall.addColorStop(0.45, LACQUER.tower);
    wall.addColorStop(1, '#0d2228');
    context.fillStyle = wall;
    context.fillRect(x, y, wide, high);
    const bays = Math.max(1, Math.round(wide / 17));
    for (let bay = 0; bay < bays; bay++) {
      const left = x + ((bay + 0.5) / bays) * wide;
      for (let level = y + 12; level < y + high - 6; level += 15) {
        const lit = random.below(7) === 0;
        context.fillStyle = lit ? '#f0c878' : random.below(3) === 0 ? '#0a1a20' : '#10272d';
        context.fillRect(left - 3, level, 6, 8);
      }
    }
    inlay(context, 3, () => {
      context.moveTo(x, y + high);
      context.lineTo(x, y);
      context.lineTo(x + wide, y);
      context.lineTo(x + wide, y + high);
    });
    foot = top;
  }
  inlay(context, 4, () => {
    context.moveTo(width / 2, (1 - foot) * height);
    context.lineTo(width / 2, 0.045 * height);
  });
}

/** The eye that is printed on everything face down. */
function eye(context: PaintContext, x: number, y: number, radius: number): void {
  context.save();
  context.translate(x, y);
  context.fillStyle = LACQUER.high;
  context.beginPath();
  context.arc(0, 0, radius * 1.24, 0, 2 * Math.PI);
  context.fill();
  inlay(context, radius * 0.09, () => context.arc(0, 0, radius * 1.2, 0, 2 * Math.PI));
  inlay(context, radius * 0.05, () => context.arc(0, 0, radius * 1.02, 0, 2 * Math.PI));
  const lids = () => {
    context.moveTo(-radius * 0.9, 0);
    context.quadraticCurveTo(0, -radius, radius * 0.9, 0);
    context.quadraticCurveTo(0, radius, -radius * 0.9, 0);
  };
  context.fillStyle = '#b08e2e';
  context.beginPath();
  lids();
  context.fill();
  inlay(context, radius * 0.1, lids);
  context.fillStyle = '#12100a';
  context.beginPath();
  context.ellipse(0, 0, radius * 0.13, radius * 0.44, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = 'rgb(255 255 236 / 0.85)';
  context.beginPath();
  context.arc(-radius * 0.16, -radius * 0.2, radius * 0.09, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/** Vertical bars, where nothing else fits. */
function fluting(context: PaintContext, width: number, height: number): void {
  for (const x of [0.36, 0.64]) {
    inlay(context, 2, () => {
      context.moveTo(x * width, height * 0.02);
      context.lineTo(x * width, height * 0.98);
    });
  }
}

/** Wide enough for a picture, in boxes. */
const PICTURE = 1;
/** Heights of the medallions, as fractions of the board. */
const MEDALLIONS = [0.18, 0.45];

/**
 * The print of a filler: an art deco tower in gold on lacquer, with a watching eye. @param width,height in
 * boxes
 */
export function fillerTexture(width: number, height: number): CanvasTexture {
  return paintedTexture(width * PIXELS, height * PIXELS, (context, wide, high) => {
    const random = Random.fromSeed(23);
    const ground = context.createLinearGradient(0, 0, 0, high);
    ground.addColorStop(0, LACQUER.high);
    ground.addColorStop(1, LACQUER.low);
    context.fillStyle = ground;
    context.fillRect(0, 0, wide, high);
    rays(context, wide, high);
    if (width > PICTURE) {
      tower(context, random, wide, high);
      const radius = Math.min(wide * 0.27, PIXELS * 0.42);
      for (const up of MEDALLIONS) eye(context, wide / 2, (1 - up) * high, radius);
    } else fluting(context, wide, high);
    for (const [inset, line] of [
      [7, 5],
      [15, 2],
    ] as const)
      inlay(context, line, () => context.rect(inset, inset, wide - 2 * inset, high - 2 * inset));
    speckle(context, random, { x: 0, y: 0, width: wide, height: high }, 900, 1.5, '#04090a', 0.4);
    // The rebate casts a shadow on the board.
    const shade = context.createLinearGradient(0, 0, wide, 0);
    shade.addColorStop(0, 'rgb(0 0 0 / 0.5)');
    shade.addColorStop(Math.min(0.3, 14 / wide), 'rgb(0 0 0 / 0)');
    shade.addColorStop(Math.max(0.7, 1 - 14 / wide), 'rgb(0 0 0 / 0)');
    shade.addColorStop(1, 'rgb(0 0 0 / 0.5)');
    context.fillStyle = shade;
    context.fillRect(0, 0, wide, high);
  });
}
