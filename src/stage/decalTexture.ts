import type { CanvasTexture } from 'three';
import { Random } from '#core';
import { DECAL_KINDS, type DecalKind } from '#director';
import { type Brush, paintedTexture } from './paint';

/** The drawings stand in rows of this many. */
export const DECAL_COLUMNS = 4;
export const DECAL_ROWS = Math.ceil(DECAL_KINDS.length / DECAL_COLUMNS);
const SIDE = 256;

/** Draws within a square from −1 to 1. */
type Drawing = (brush: Brush, random: Random) => void;

function stain(brush: Brush, colour: string, radius: number, alpha: number): void {
  const fade = brush.createRadialGradient(0, 0, 0, 0, 0, radius);
  fade.addColorStop(0, `rgb(${colour} / ${alpha})`);
  fade.addColorStop(0.55, `rgb(${colour} / ${alpha * 0.75})`);
  fade.addColorStop(1, `rgb(${colour} / 0)`);
  brush.fillStyle = fade;
  brush.beginPath();
  brush.arc(0, 0, radius, 0, 2 * Math.PI);
  brush.fill();
}

function blot(brush: Brush, random: Random, x: number, y: number, radius: number): void {
  brush.beginPath();
  const corners = 14;
  for (let corner = 0; corner <= corners; corner++) {
    const angle = (corner / corners) * 2 * Math.PI;
    const reach = radius * (0.8 + 0.35 * random.unit());
    if (corner === 0) brush.moveTo(x + reach, y);
    else brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  brush.fill();
}

/** A branch of a crack, thinner the farther out. */
function branch(brush: Brush, random: Random, x: number, y: number, angle: number, width: number): void {
  let [at, to] = [x, y];
  let heading = angle;
  let wide = width;
  while (wide > 0.006 && Math.hypot(at, to) < 0.95) {
    heading += (random.unit() - 0.5) * 1.1;
    const step = 0.08 + random.unit() * 0.09;
    const [nextX, nextY] = [at + Math.cos(heading) * step, to + Math.sin(heading) * step];
    brush.lineWidth = wide;
    brush.beginPath();
    brush.moveTo(at, to);
    brush.lineTo(nextX, nextY);
    brush.stroke();
    if (random.unit() < 0.28)
      branch(brush, random, nextX, nextY, heading + (random.unit() - 0.5) * 2, wide * 0.6);
    [at, to] = [nextX, nextY];
    wide *= 0.86;
  }
}

function cracks(brush: Brush, random: Random): void {
  stain(brush, '30 24 20', 0.5, 0.4);
  brush.lineCap = 'round';
  brush.strokeStyle = 'rgb(18 14 12 / 0.92)';
  const arms = 8;
  for (let arm = 0; arm < arms; arm++) {
    const angle = ((arm + random.unit() * 0.6) / arms) * 2 * Math.PI;
    branch(brush, random, Math.cos(angle) * 0.1, Math.sin(angle) * 0.1, angle, 0.05);
  }
}

const DRAWINGS: Readonly<Record<DecalKind, Drawing>> = {
  crack: cracks,
  scorch(brush, random) {
    stain(brush, '14 11 10', 0.95, 0.85);
    brush.fillStyle = 'rgb(10 8 8 / 0.4)';
    for (let spot = 0; spot < 26; spot++) {
      const angle = random.unit() * 2 * Math.PI;
      const reach = 0.25 + random.unit() * 0.62;
      blot(brush, random, Math.cos(angle) * reach, Math.sin(angle) * reach, 0.03 + 0.05 * random.unit());
    }
  },
  footprint(brush, random) {
    brush.fillStyle = 'rgb(28 22 18 / 0.66)';
    for (const side of [-1, 1]) {
      const [x, y] = [side * 0.42, side * 0.22];
      blot(brush, random, x, y, 0.26);
      for (const toe of [-1, 0, 1]) {
        blot(brush, random, x + toe * 0.18, y + 0.36 - Math.abs(toe) * 0.06, 0.1);
      }
    }
  },
  skid(brush, random) {
    for (const side of [-1, 1]) {
      for (let line = 0; line < 9; line++) {
        const x = side * (0.42 + (random.unit() - 0.5) * 0.2);
        const end = 0.55 + random.unit() * 0.4;
        const fade = brush.createLinearGradient(0, -end, 0, end);
        fade.addColorStop(0, 'rgb(24 19 16 / 0)');
        fade.addColorStop(0.5, 'rgb(20 16 14 / 0.44)');
        fade.addColorStop(1, 'rgb(20 16 14 / 0.14)');
        brush.strokeStyle = fade;
        brush.lineWidth = 0.02 + random.unit() * 0.045;
        brush.beginPath();
        brush.moveTo(x, -end);
        brush.lineTo(x + (random.unit() - 0.5) * 0.06, end);
        brush.stroke();
      }
    }
  },
  burst(brush, random) {
    stain(brush, '52 36 24', 0.8, 0.9);
    for (let clod = 0; clod < 90; clod++) {
      const angle = random.unit() * 2 * Math.PI;
      const reach = 0.2 + 0.72 * random.unit() ** 0.7;
      brush.fillStyle = random.below(2) === 0 ? 'rgb(84 60 40 / 0.9)' : 'rgb(44 30 20 / 0.9)';
      blot(brush, random, Math.cos(angle) * reach, Math.sin(angle) * reach, 0.02 + 0.055 * random.unit());
    }
    stain(brush, '20 13 9', 0.34, 0.95);
  },
  ink(brush, random) {
    brush.fillStyle = 'rgb(32 15 58 / 0.92)';
    blot(brush, random, 0, 0, 0.42);
    for (let drop = 0; drop < 22; drop++) {
      const angle = random.unit() * 2 * Math.PI;
      const reach = 0.4 + random.unit() * 0.5;
      blot(
        brush,
        random,
        Math.cos(angle) * reach,
        Math.sin(angle) * reach,
        0.02 + 0.09 * random.unit() * (1 - reach * 0.6),
      );
    }
  },
  oil(brush, random) {
    brush.fillStyle = 'rgb(16 15 14 / 0.85)';
    blot(brush, random, 0, 0, 0.55);
    for (let drop = 0; drop < 9; drop++) {
      const angle = random.unit() * 2 * Math.PI;
      blot(brush, random, Math.cos(angle) * 0.75, Math.sin(angle) * 0.75, 0.04 + 0.06 * random.unit());
    }
  },
};

/** All marks that things leave on the ground, drawn in rows. */
export function decalTexture(): CanvasTexture {
  return paintedTexture(DECAL_COLUMNS * SIDE, DECAL_ROWS * SIDE, (brush) => {
    for (const [index, kind] of DECAL_KINDS.entries()) {
      brush.save();
      const [column, row] = [index % DECAL_COLUMNS, Math.floor(index / DECAL_COLUMNS)];
      brush.translate((column + 0.5) * SIDE, (row + 0.5) * SIDE);
      brush.scale(SIDE * 0.48, SIDE * 0.48);
      DRAWINGS[kind](brush, Random.fromSeed(31 + index));
      brush.restore();
    }
  });
}
