import type { CanvasTexture } from 'three';
import { Random } from '#core';
import type { Mat } from './matGeometry';
import { type Brush, paintedTexture, speckle } from './paint';

const PIXELS_PER_UNIT = 236;
const CLOTH = '#1d1917';
/** In table units. */
const CORNER = 0.2;
const BORDER = 0.07;
const SEAM = 0.15;
/** Half the size of the emblem, and how far its middle is from the edge away from the viewer. */
const EMBLEM = { half: 0.3, down: 0.48 };

/** The outline of a seat's shape around the origin, one unit from the middle to its farthest point. */
export function emblemPath(brush: Brush, shape: Mat['shape']): void {
  brush.beginPath();
  if (shape === 'circle') {
    brush.arc(0, 0, 0.86, 0, Math.PI * 2);
    return;
  }
  const corners = { triangle: 3, square: 4, diamond: 4 }[shape];
  const first = { triangle: -Math.PI / 2, square: Math.PI / 4, diamond: 0 }[shape];
  for (let corner = 0; corner < corners; corner++) {
    const angle = first + (corner * Math.PI * 2) / corners;
    brush.lineTo(Math.cos(angle), Math.sin(angle));
  }
  brush.closePath();
}

function panel(brush: Brush, width: number, depth: number, inset: number): void {
  brush.beginPath();
  brush.roundRect(inset, inset, width - inset * 2, depth - inset * 2, Math.max(0.04, CORNER - inset));
}

/** The print of a mat: rays in the colour of its seat around a large emblem. */
function print(brush: Brush, { width, depth, colour, shape }: Mat): void {
  brush.save();
  panel(brush, width, depth, BORDER);
  brush.clip();
  brush.translate(width / 2, EMBLEM.down);
  brush.fillStyle = colour;
  brush.globalAlpha = 0.07;
  for (let ray = 0; ray < 16; ray++) {
    const angle = (ray * Math.PI) / 8;
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.lineTo(Math.cos(angle) * 4, Math.sin(angle) * 4);
    brush.lineTo(Math.cos(angle + Math.PI / 16) * 4, Math.sin(angle + Math.PI / 16) * 4);
    brush.fill();
  }
  const glow = brush.createRadialGradient(0, 0, 0.1, 0, 0, depth * 0.7);
  glow.addColorStop(0, colour);
  glow.addColorStop(1, 'transparent');
  brush.globalAlpha = 0.3;
  brush.fillStyle = glow;
  brush.fillRect(-width, -depth, width * 2, depth * 2);
  brush.scale(EMBLEM.half, EMBLEM.half);
  emblemPath(brush, shape);
  brush.globalAlpha = 0.85;
  brush.fillStyle = colour;
  brush.fill();
  brush.scale(0.72, 0.72);
  emblemPath(brush, shape);
  brush.globalAlpha = 0.8;
  brush.fillStyle = CLOTH;
  brush.fill();
  brush.restore();
}

/** A place for a pile: a thin frame on darker ground. */
function places(brush: Brush, mat: Mat): void {
  for (const place of mat.places ?? []) {
    const x = place.x - mat.x + mat.width / 2 - place.width / 2;
    const y = place.z - mat.z + mat.depth / 2 - place.depth / 2;
    brush.save();
    brush.beginPath();
    brush.roundRect(x, y, place.width, place.depth, 0.06);
    brush.fillStyle = 'rgb(8 6 6 / 0.42)';
    brush.fill();
    brush.strokeStyle = mat.colour;
    brush.globalAlpha = 0.5;
    brush.lineWidth = 0.022;
    brush.stroke();
    brush.restore();
  }
}

function border(brush: Brush, { width, depth, colour }: Mat): void {
  brush.strokeStyle = colour;
  brush.lineWidth = BORDER;
  panel(brush, width, depth, BORDER / 2);
  brush.stroke();
  brush.globalAlpha = 0.55;
  brush.lineWidth = 0.018;
  brush.setLineDash([0.06, 0.045]);
  panel(brush, width, depth, SEAM);
  brush.stroke();
  brush.setLineDash([]);
  brush.globalAlpha = 1;
}

/** Dust, and the border rubbed off here and there. */
function wear(brush: Brush, random: Random, { width, depth }: Mat): void {
  const whole = { x: 0, y: 0, width, height: depth };
  speckle(brush, random, whole, 1500, 0.014, '#000000', 0.4);
  speckle(brush, random, whole, 1100, 0.012, '#ffffff', 0.12);
  const edge = BORDER * 1.5;
  for (const area of [
    { ...whole, height: edge },
    { ...whole, y: depth - edge, height: edge },
    { ...whole, width: edge },
    { ...whole, x: width - edge, width: edge },
  ]) {
    speckle(brush, random, area, 160, 0.03, CLOTH, 0.75);
  }
}

/** The mats side by side, the first to the left, with nothing around their round corners. */
export function matTexture(mats: readonly Mat[]): CanvasTexture {
  const widest = Math.max(...mats.map(({ width }) => width));
  const deepest = Math.max(...mats.map(({ depth }) => depth));
  const across = Math.round(widest * PIXELS_PER_UNIT);
  const down = Math.round(deepest * PIXELS_PER_UNIT);
  return paintedTexture(across * mats.length, down, (brush) => {
    for (const [place, mat] of mats.entries()) {
      const random = Random.fromSeed(61 + place);
      brush.save();
      brush.translate(place * across, 0);
      brush.scale(across / mat.width, down / mat.depth);
      panel(brush, mat.width, mat.depth, 0.004);
      brush.clip();
      brush.fillStyle = CLOTH;
      brush.fillRect(0, 0, mat.width, mat.depth);
      print(brush, mat);
      places(brush, mat);
      border(brush, mat);
      wear(brush, random, mat);
      brush.restore();
    }
  });
}
