import type { Random } from '#core';
import type { DecalDrawing, PaintContext } from '#stage';
import type { DecalKind } from './cues';

function stain(context: PaintContext, colour: string, radius: number, alpha: number): void {
  const fade = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  fade.addColorStop(0, `rgb(${colour} / ${alpha})`);
  fade.addColorStop(0.55, `rgb(${colour} / ${alpha * 0.75})`);
  fade.addColorStop(1, `rgb(${colour} / 0)`);
  context.fillStyle = fade;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
}

function blot(context: PaintContext, random: Random, x: number, y: number, radius: number): void {
  context.beginPath();
  const corners = 14;
  for (let corner = 0; corner <= corners; corner++) {
    const angle = (corner / corners) * 2 * Math.PI;
    const reach = radius * (0.8 + 0.35 * random.unit());
    if (corner === 0) context.moveTo(x + reach, y);
    else context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.fill();
}

/** A branch of a crack, tapering outwards. */
function branch(
  context: PaintContext,
  random: Random,
  x: number,
  y: number,
  angle: number,
  width: number,
): void {
  let [at, to] = [x, y];
  let heading = angle;
  let wide = width;
  while (wide > 0.006 && Math.hypot(at, to) < 0.95) {
    heading += (random.unit() - 0.5) * 1.1;
    const step = 0.08 + random.unit() * 0.09;
    const [nextX, nextY] = [at + Math.cos(heading) * step, to + Math.sin(heading) * step];
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(at, to);
    context.lineTo(nextX, nextY);
    context.stroke();
    if (random.unit() < 0.28)
      branch(context, random, nextX, nextY, heading + (random.unit() - 0.5) * 2, wide * 0.6);
    [at, to] = [nextX, nextY];
    wide *= 0.86;
  }
}

function cracks(context: PaintContext, random: Random): void {
  stain(context, '30 24 20', 0.5, 0.4);
  context.lineCap = 'round';
  context.strokeStyle = 'rgb(18 14 12 / 0.92)';
  const arms = 8;
  for (let arm = 0; arm < arms; arm++) {
    const angle = ((arm + random.unit() * 0.6) / arms) * 2 * Math.PI;
    branch(context, random, Math.cos(angle) * 0.1, Math.sin(angle) * 0.1, angle, 0.05);
  }
}

/** Marks that kaiju leave on the ground of a city. */
export const KAIJU_DECALS: Readonly<Record<DecalKind, DecalDrawing>> = {
  crack: cracks,
  scorch(context, random) {
    stain(context, '14 11 10', 0.95, 0.85);
    context.fillStyle = 'rgb(10 8 8 / 0.4)';
    for (let spot = 0; spot < 26; spot++) {
      const angle = random.unit() * 2 * Math.PI;
      const reach = 0.25 + random.unit() * 0.62;
      blot(context, random, Math.cos(angle) * reach, Math.sin(angle) * reach, 0.03 + 0.05 * random.unit());
    }
  },
  footprint(context, random) {
    context.fillStyle = 'rgb(28 22 18 / 0.66)';
    for (const side of [-1, 1]) {
      const [x, y] = [side * 0.42, side * 0.22];
      blot(context, random, x, y, 0.26);
      for (const toe of [-1, 0, 1]) {
        blot(context, random, x + toe * 0.18, y + 0.36 - Math.abs(toe) * 0.06, 0.1);
      }
    }
  },
  skid(context, random) {
    for (const side of [-1, 1]) {
      for (let line = 0; line < 9; line++) {
        const x = side * (0.42 + (random.unit() - 0.5) * 0.2);
        const end = 0.55 + random.unit() * 0.4;
        const fade = context.createLinearGradient(0, -end, 0, end);
        fade.addColorStop(0, 'rgb(24 19 16 / 0)');
        fade.addColorStop(0.5, 'rgb(20 16 14 / 0.44)');
        fade.addColorStop(1, 'rgb(20 16 14 / 0.14)');
        context.strokeStyle = fade;
        context.lineWidth = 0.02 + random.unit() * 0.045;
        context.beginPath();
        context.moveTo(x, -end);
        context.lineTo(x + (random.unit() - 0.5) * 0.06, end);
        context.stroke();
      }
    }
  },
  burst(context, random) {
    stain(context, '52 36 24', 0.8, 0.9);
    for (let clod = 0; clod < 90; clod++) {
      const angle = random.unit() * 2 * Math.PI;
      const reach = 0.2 + 0.72 * random.unit() ** 0.7;
      context.fillStyle = random.below(2) === 0 ? 'rgb(84 60 40 / 0.9)' : 'rgb(44 30 20 / 0.9)';
      blot(context, random, Math.cos(angle) * reach, Math.sin(angle) * reach, 0.02 + 0.055 * random.unit());
    }
    stain(context, '20 13 9', 0.34, 0.95);
  },
  ink(context, random) {
    context.fillStyle = 'rgb(32 15 58 / 0.92)';
    blot(context, random, 0, 0, 0.42);
    for (let drop = 0; drop < 22; drop++) {
      const angle = random.unit() * 2 * Math.PI;
      const reach = 0.4 + random.unit() * 0.5;
      blot(
        context,
        random,
        Math.cos(angle) * reach,
        Math.sin(angle) * reach,
        0.02 + 0.09 * random.unit() * (1 - reach * 0.6),
      );
    }
  },
  oil(context, random) {
    context.fillStyle = 'rgb(16 15 14 / 0.85)';
    blot(context, random, 0, 0, 0.55);
    for (let drop = 0; drop < 9; drop++) {
      const angle = random.unit() * 2 * Math.PI;
      blot(context, random, Math.cos(angle) * 0.75, Math.sin(angle) * 0.75, 0.04 + 0.06 * random.unit());
    }
  },
};
