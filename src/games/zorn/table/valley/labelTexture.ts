import type { CanvasTexture } from 'three';
import type { Language } from '#core';
import { type PaintContext, paintedTexture } from '#stage';
import { AP, AREAS, CAPACITY, MP } from '#zorn/rules';
import { areaNames } from '#zorn/view';

/** Label size in pixels, and labels per row. */
export const LABEL = { width: 288, height: 128, columns: 9 } as const;
export const LABEL_ROWS = Math.ceil(AREAS.length / LABEL.columns);

const INK = '#fff6dc';
const EDGE = 'rgb(24 16 10 / 0.92)';
const MARGIN = 10;
/** Maximum font sizes; `place` is for areas without a name. */
const SIZE = { name: 40, place: 34, numbers: 36 } as const;

const FONT = '"Atkinson Hyperlegible", "DejaVu Sans", sans-serif';

/** Splits text into two lines of similar length; null for a single word. */
function twoLines(text: string): readonly [string, string] | null {
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const uneven = (at: number) => Math.abs(text.length - 2 * at);
  const [best] = breaks.sort((one, other) => uneven(one) - uneven(other));
  return best === undefined ? null : [text.slice(0, best), text.slice(best + 1)];
}

/** Text below this share of its font size is broken into two lines. */
const SMALL = 0.75;

/** Draws text as large as fits, in one or two lines. @param deep available height, pixels */
function words(context: PaintContext, text: string, middle: number, deep: number, most: number): void {
  const fitting = (line: string, size: number): number => {
    context.font = `700 ${size}px ${FONT}`;
    return Math.min(1, (LABEL.width - 2 * MARGIN) / context.measureText(line).width);
  };
  const whole = fitting(text, most);
  const broken = whole < SMALL ? twoLines(text) : null;
  const lines = broken ?? [text];
  const size = broken === null ? most : Math.min(most, (deep - 2 * MARGIN) / 2);
  const share = broken === null ? whole : Math.min(...lines.map((line) => fitting(line, size)));
  context.font = `700 ${Math.floor(size * share)}px ${FONT}`;
  for (const [index, line] of lines.entries()) {
    const y = middle + (index - (lines.length - 1) / 2) * size;
    context.strokeText(line, LABEL.width / 2, y);
    context.fillText(line, LABEL.width / 2, y);
  }
}

/** Icons: a figure for capacity, an arrow for missile protection, a shield for melee protection. */
const SIGNS: readonly ((context: PaintContext) => void)[] = [
  (context) => {
    context.arc(0, -8, 6, 0, Math.PI * 2);
    context.moveTo(-10, 12);
    context.lineTo(-5, -2);
    context.lineTo(5, -2);
    context.lineTo(10, 12);
    context.closePath();
  },
  (context) => {
    context.moveTo(-11, 9);
    context.lineTo(-8, 12);
    context.lineTo(5, -1);
    context.lineTo(9, 3);
    context.lineTo(12, -12);
    context.lineTo(-3, -9);
    context.lineTo(1, -5);
    context.closePath();
  },
  (context) => {
    context.moveTo(-10, -11);
    context.lineTo(10, -11);
    context.lineTo(10, 1);
    context.quadraticCurveTo(8, 9, 0, 13);
    context.quadraticCurveTo(-8, 9, -10, 1);
    context.closePath();
  },
];

function numbers(context: PaintContext, values: readonly number[], middle: number): void {
  const each = LABEL.width / 3.3;
  context.font = `700 ${SIZE.numbers}px ${FONT}`;
  for (const [index, value] of values.entries()) {
    const x = LABEL.width / 2 + (index - 1) * each;
    context.save();
    context.translate(x - 15, middle);
    context.beginPath();
    SIGNS[index]!(context);
    context.stroke();
    context.fill();
    context.restore();
    context.strokeText(String(value), x + 18, middle);
    context.fillText(String(value), x + 18, middle);
  }
}

/** Contents of labels. */
export interface LabelText {
  readonly language: Language;
  /** Includes capacity and protection. */
  readonly all: boolean;
}

/** Draws the label of an area with its upper left corner at the origin. */
export function paintLabel(context: PaintContext, index: number, { language, all }: LabelText): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 9;
  context.strokeStyle = EDGE;
  context.fillStyle = INK;
  const area = AREAS[index]!;
  const name = areaNames[language][area];
  const deep = LABEL.height * (all ? 0.64 : 1);
  words(context, name ?? area, deep / 2, deep, name === undefined ? SIZE.place : SIZE.name);
  if (all) numbers(context, [CAPACITY[index]!, MP[index]!, AP[index]!], LABEL.height * 0.8);
}

/** Texture atlas of all area labels, in the order of `data.json`. */
export function labelTexture(text: LabelText): CanvasTexture {
  const [width, height] = [LABEL.width * LABEL.columns, LABEL.height * LABEL_ROWS];
  return paintedTexture(width, height, (context) => {
    for (const index of AREAS.keys()) {
      context.save();
      context.translate(
        (index % LABEL.columns) * LABEL.width,
        Math.floor(index / LABEL.columns) * LABEL.height,
      );
      paintLabel(context, index, text);
      context.restore();
    }
  });
}

/** Size of a sign on the frame, pixels. */
const SIGN = 96;

/**
 * Signs on the tray: the number of a rift, the letter of a pass on cloth, a step of a flank path, a stretch
 * of one.
 */
export interface Sign {
  readonly kind: 'rift' | 'cloth' | 'step' | 'path';
  readonly text: string;
}

/** Texture of all signs in one row. */
export function signTexture(signs: readonly Sign[]): CanvasTexture {
  return paintedTexture(SIGN * signs.length, SIGN, (context) => {
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const [index, { kind, text }] of signs.entries()) {
      const cloth = kind === 'cloth';
      context.save();
      context.translate(index * SIGN, 0);
      if (kind === 'path') {
        context.fillStyle = '#c9b084';
        for (const y of [0.25, 0.75]) {
          context.beginPath();
          context.ellipse(SIGN / 2, SIGN * y, SIGN * 0.16, SIGN * 0.13, 0, 0, Math.PI * 2);
          context.fill();
        }
      } else if (cloth) {
        context.fillStyle = '#e9dcb8';
        context.beginPath();
        context.moveTo(8, 2);
        context.lineTo(SIGN - 8, 2);
        context.lineTo(SIGN - 8, SIGN - 14);
        context.lineTo(SIGN / 2, SIGN - 2);
        context.lineTo(8, SIGN - 14);
        context.closePath();
        context.fill();
        context.lineWidth = 5;
        context.strokeStyle = '#7a2a22';
        context.stroke();
      } else {
        context.fillStyle = kind === 'rift' ? '#2a1512' : '#3b2f1d';
        context.beginPath();
        context.arc(SIGN / 2, SIGN / 2, SIGN / 2 - 4, 0, Math.PI * 2);
        context.fill();
        context.lineWidth = 6;
        context.strokeStyle = kind === 'rift' ? '#c4472c' : '#c9b084';
        context.stroke();
      }
      context.font = `700 ${cloth ? 56 : kind === 'rift' ? 50 : 42}px ${FONT}`;
      context.fillStyle = cloth ? '#3a1c16' : kind === 'rift' ? '#ffb27a' : '#f0e0b8';
      context.fillText(text, SIGN / 2, SIGN / 2 + (cloth ? 0 : 3));
      context.restore();
    }
  });
}
