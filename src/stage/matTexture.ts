import type { CanvasTexture } from 'three';
import { EMBLEM_CORNERS, Random } from '#core';
import type { Mat } from './matGeometry';
import { type PaintContext, paintedTexture, speckle } from './paint';

const PIXELS_PER_UNIT = 236;
const CLOTH = '#1d1917';
/** Corner radius in table units. */
const CORNER = 0.2;
const BORDER = 0.07;
const SEAM = 0.15;
/** Half the size of the emblem, and the distance of its centre from the far edge. */
const EMBLEM = { half: 0.3, down: 0.48 };

/** The outline of an emblem around the origin; its farthest point is one unit away. */
function emblemPath(context: PaintContext, shape: Mat['shape']): void {
  context.beginPath();
  if (shape === 'circle') {
    context.arc(0, 0, 0.86, 0, Math.PI * 2);
    return;
  }
  for (const [x, y] of EMBLEM_CORNERS[shape]) context.lineTo(x, y);
  context.closePath();
}

function panel(context: PaintContext, width: number, depth: number, inset: number): void {
  context.beginPath();
  context.roundRect(inset, inset, width - inset * 2, depth - inset * 2, Math.max(0.04, CORNER - inset));
}

/** The print on a mat: rays in the seat's colour around a large emblem. */
function print(context: PaintContext, { width, depth, colour, shape }: Mat): void {
  context.save();
  panel(context, width, depth, BORDER);
  context.clip();
  context.translate(width / 2, EMBLEM.down);
  context.fillStyle = colour;
  context.globalAlpha = 0.07;
  for (let ray = 0; ray < 16; ray++) {
    const angle = (ray * Math.PI) / 8;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(Math.cos(angle) * 4, Math.sin(angle) * 4);
    context.lineTo(Math.cos(angle + Math.PI / 16) * 4, Math.sin(angle + Math.PI / 16) * 4);
    context.fill();
  }
  const glow = context.createRadialGradient(0, 0, 0.1, 0, 0, depth * 0.7);
  glow.addColorStop(0, colour);
  glow.addColorStop(1, 'transparent');
  context.globalAlpha = 0.3;
  context.fillStyle = glow;
  context.fillRect(-width, -depth, width * 2, depth * 2);
  context.scale(EMBLEM.half, EMBLEM.half);
  emblemPath(context, shape);
  context.globalAlpha = 0.85;
  context.fillStyle = colour;
  context.fill();
  context.scale(0.72, 0.72);
  emblemPath(context, shape);
  context.globalAlpha = 0.8;
  context.fillStyle = CLOTH;
  context.fill();
  context.restore();
}

/** A place for a pile: a thin frame on a darker ground. */
function places(context: PaintContext, mat: Mat): void {
  for (const place of mat.places ?? []) {
    const x = place.x - mat.x + mat.width / 2 - place.width / 2;
    const y = place.z - mat.z + mat.depth / 2 - place.depth / 2;
    context.save();
    context.beginPath();
    context.roundRect(x, y, place.width, place.depth, 0.06);
    context.fillStyle = 'rgb(8 6 6 / 0.42)';
    context.fill();
    context.strokeStyle = mat.colour;
    context.globalAlpha = 0.5;
    context.lineWidth = 0.022;
    context.stroke();
    context.restore();
  }
}

function border(context: PaintContext, { width, depth, colour }: Mat): void {
  context.strokeStyle = colour;
  context.lineWidth = BORDER;
  panel(context, width, depth, BORDER / 2);
  context.stroke();
  context.globalAlpha = 0.55;
  context.lineWidth = 0.018;
  context.setLineDash([0.06, 0.045]);
  panel(context, width, depth, SEAM);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** Dust, and a border worn off in places. */
function wear(context: PaintContext, random: Random, { width, depth }: Mat): void {
  const whole = { x: 0, y: 0, width, height: depth };
  speckle(context, random, whole, 1500, 0.014, '#000000', 0.4);
  speckle(context, random, whole, 1100, 0.012, '#ffffff', 0.12);
  const edge = BORDER * 1.5;
  for (const area of [
    { ...whole, height: edge },
    { ...whole, y: depth - edge, height: edge },
    { ...whole, width: edge },
    { ...whole, x: width - edge, width: edge },
  ]) {
    speckle(context, random, area, 160, 0.03, CLOTH, 0.75);
  }
}

/** The mats side by side, the first on the left, transparent around their rounded corners. */
export function matTexture(mats: readonly Mat[]): CanvasTexture {
  const widest = Math.max(...mats.map(({ width }) => width));
  const deepest = Math.max(...mats.map(({ depth }) => depth));
  const across = Math.round(widest * PIXELS_PER_UNIT);
  const down = Math.round(deepest * PIXELS_PER_UNIT);
  return paintedTexture(across * mats.length, down, (context) => {
    for (const [index, mat] of mats.entries()) {
      const random = Random.fromSeed(61 + index);
      context.save();
      context.translate(index * across, 0);
      context.scale(across / mat.width, down / mat.depth);
      panel(context, mat.width, mat.depth, 0.004);
      context.clip();
      context.fillStyle = CLOTH;
      context.fillRect(0, 0, mat.width, mat.depth);
      print(context, mat);
      places(context, mat);
      border(context, mat);
      wear(context, random, mat);
      context.restore();
    }
  });
}
