import { CanvasTexture, SRGBColorSpace } from 'three';
import { EMBLEM_CORNERS, type Emblem, type LocalizedText } from '#core';
import type { PaintContext } from '../paint';

/** A small sign with a seat's emblem, a few letters and an icon. */
export interface BadgeFace {
  /** The owner's emblem. Default: none. */
  readonly emblem?: Emblem;
  /** A CSS colour for emblem and frame. */
  readonly colour: string;
  /** A few letters, e.g. `+1`. */
  readonly text: string;
  /** SVG path of an icon, filled, in a 24 × 24 box. */
  readonly icon?: string;
  /** SVG path of an icon's strokes, in the same box. */
  readonly lines?: string;
  /** Whether it is highlighted. */
  readonly lit?: boolean;
  /** Tooltip. Default: none. */
  readonly says?: LocalizedText;
}

/** Cell size in the texture, pixels; a badge is centred in its cell. */
export const CELL = { width: 224, height: 96 } as const;
const FRAME = 7;
const TEXT = 60;
const SIGN = 52;
const GAP = 8;
const PADDING = 18;
/** Stroke width of an icon, in its 24 × 24 box. */
const STROKE = 2.2;
const FONT = `700 ${TEXT}px "Atkinson Hyperlegible", "DejaVu Sans", sans-serif`;

export const faceKey = ({ emblem, colour, text, icon, lines, lit }: BadgeFace): string =>
  [emblem, colour, text, icon, lines, lit].join('|');

function emblemPath(context: PaintContext, emblem: Emblem, x: number, y: number, radius: number): void {
  context.beginPath();
  if (emblem === 'circle') context.arc(x, y, radius * 0.86, 0, 2 * Math.PI);
  else
    for (const [across, down] of EMBLEM_CORNERS[emblem])
      context.lineTo(x + across * radius, y + down * radius);
  context.closePath();
}

/** Paints a face into the cell whose upper left corner is the origin. */
function paintFace(context: PaintContext, face: BadgeFace): void {
  const { emblem, colour, text, icon, lines, lit = false } = face;
  const drawn = icon !== undefined || lines !== undefined;
  context.font = FONT;
  const letters = text === '' ? 0 : context.measureText(text).width;
  const parts = [emblem === undefined ? 0 : SIGN, letters, drawn ? SIGN : 0].filter((width) => width > 0);
  const inner = parts.reduce((sum, width) => sum + width, 0) + GAP * Math.max(0, parts.length - 1);
  const width = Math.min(CELL.width - FRAME, inner + 2 * PADDING);
  const left = (CELL.width - width) / 2;
  const middle = CELL.height / 2;
  context.beginPath();
  context.roundRect(left, FRAME, width, CELL.height - 2 * FRAME, middle - FRAME);
  context.fillStyle = lit ? 'rgb(122 62 150 / 0.95)' : 'rgb(18 12 8 / 0.9)';
  context.fill();
  context.lineWidth = FRAME;
  context.strokeStyle = colour;
  context.stroke();
  let x = left + (width - inner) / 2;
  if (emblem !== undefined) {
    emblemPath(context, emblem, x + SIGN / 2, middle, SIGN / 2);
    context.fillStyle = colour;
    context.fill();
    context.lineWidth = 4;
    context.strokeStyle = 'rgb(255 240 220 / 0.85)';
    context.stroke();
    x += SIGN + GAP;
  }
  if (letters > 0) {
    context.fillStyle = '#fff6e6';
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    context.fillText(text, x, middle + 4);
    x += letters + GAP;
  }
  if (!drawn) return;
  context.save();
  context.translate(x, middle - SIGN / 2);
  context.scale(SIGN / 24, SIGN / 24);
  context.fillStyle = '#fff6e6';
  context.strokeStyle = '#fff6e6';
  context.lineWidth = STROKE;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (icon !== undefined) context.fill(new Path2D(icon));
  if (lines !== undefined) context.stroke(new Path2D(lines));
  context.restore();
}

/** A column of faces, the first at the top. */
export function badgeTexture(faces: readonly BadgeFace[]): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = CELL.width;
  canvas.height = CELL.height * Math.max(1, faces.length);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  for (const [row, face] of faces.entries()) {
    if (context === null) break;
    context.save();
    context.translate(0, row * CELL.height);
    paintFace(context, face);
    context.restore();
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
