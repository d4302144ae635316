import { EMBLEM_CORNERS, type Mark } from '#core';
import {
  type Card,
  COLOUR_EMBLEMS,
  type Colour,
  colourOf,
  numberOf,
  type Side,
} from '#king-of-monsters/rules';
import type { CardArt, CardFace, CardLight } from '#stage';
import { FACES, type Face } from './faces';

/** Size of all card drawings. */
export const FACE_BOX = { width: 100, height: 140 } as const;

/** Colours of cards and rows: background, text and shade. */
export const PAINTS: Readonly<
  Record<Colour, { readonly ground: string; readonly ink: string; readonly dark: string }>
> = {
  R: { ground: '#d63a2c', ink: '#fff4e2', dark: '#5c1410' },
  G: { ground: '#2c9a4b', ink: '#f3ffe6', dark: '#0f4220' },
  Y: { ground: '#f2bb22', ink: '#33210a', dark: '#6d4a05' },
  B: { ground: '#2b70d2', ink: '#eef6ff', dark: '#102f62' },
};

const LIGHTS: Readonly<Record<Colour, CardLight>> = {
  R: [1.2, 0.3, 0.12],
  G: [0.25, 1, 0.35],
  Y: [1.1, 0.8, 0.15],
  B: [0.2, 0.5, 1.2],
};

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const fill = (d: string, colour: string, opacity = 1): Mark => ({ draw: 'path', d, fill: colour, opacity });
const line = (d: string, colour: string, width: number): Mark => ({ draw: 'path', d, stroke: colour, width });
const ground = (colour: string): Mark => fill(rectangle(0, 0, 100, 140), colour);
const word = (
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  anchor: 'start' | 'middle' = 'middle',
): Mark => ({
  draw: 'text',
  text,
  x,
  y,
  size,
  fill: colour,
  face: 'display',
  anchor,
});

const CIRCLE = 'M-0.86 0a0.86 0.86 0 1 0 1.72 0a0.86 0.86 0 1 0 -1.72 0z';
const polygon = (corners: readonly (readonly [number, number])[]): string =>
  `M${corners.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}z`;
/** SVG path of a colour's shape, centred, with radius 1. */
export function shapeOf(colour: Colour): string {
  const emblem = COLOUR_EMBLEMS[colour];
  return emblem === 'circle' ? CIRCLE : polygon(EMBLEM_CORNERS[emblem]);
}

const shape = (colour: Colour, x: number, y: number, scale: number, paint: string, opacity = 1): Mark => ({
  draw: 'path',
  d: shapeOf(colour),
  x,
  y,
  scale,
  fill: paint,
  opacity,
});

/** Three claw marks, and the League's star. */
const CLAWS =
  'M-30 -34C-20 -10 -24 14 -38 38C-14 18 -8 -12 -30 -34zM-2 -40C8 -12 4 16 -10 42C16 20 20 -12 -2 -40zM26 -34C34 -10 32 12 20 34C42 16 46 -12 26 -34z';
const STAR = polygon(EMBLEM_CORNERS.star);
const BOLT = 'M8 -44L-26 8H-4L-10 44L26 -10H4z';

const NIGHT = '#191620';
const CREAM = '#f7f0de';

/** A combat card. Everything is in its head, the only part of a plate that a cover leaves visible. */
function combat(side: Side, card: Card): readonly Mark[] {
  const colour = colourOf(card);
  const paint = PAINTS[colour];
  const number = String(numberOf(card));
  const king = side === 'king';
  const field = king ? NIGHT : CREAM;
  return [
    ground(paint.ground),
    fill(rectangle(5, 46, 90, 89), field),
    word(number, 24, 41, 46, paint.ink),
    shape(colour, 74, 24, 16, paint.ink),
    ...(king
      ? [{ draw: 'path', d: CLAWS, x: 46, y: 90, scale: 0.92, fill: paint.ground, opacity: 0.5 } as const]
      : [{ draw: 'path', d: STAR, x: 50, y: 92, scale: 42, fill: paint.ground, opacity: 0.28 } as const]),
    word(number, 50, 118, 72, king ? paint.ground : paint.dark),
  ];
}

const ARROWS = 'M-30 -6H14V-20L36 2L14 24V10H-30z';
const BARRED = 'M-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M-24 -24L24 24';

function coloured(card: Card): readonly Mark[] {
  const colour = colourOf(card);
  const { ground: paint, ink, dark } = PAINTS[colour];
  const sign: readonly Mark[] =
    card[1] === 'D'
      ? [word('+2', 50, 104, 66, ink)]
      : card[1] === 'V'
        ? [
            { draw: 'path', d: ARROWS, x: 50, y: 62, scale: 0.9, fill: ink },
            { draw: 'path', d: ARROWS, x: 50, y: 98, scale: 0.9, turn: 180, fill: ink },
          ]
        : [{ draw: 'path', d: BARRED, x: 50, y: 80, stroke: ink, width: 11 }];
  return [
    ground(paint),
    fill(rectangle(6, 6, 88, 128), dark, 0.55),
    shape(colour, 22, 24, 11, ink),
    shape(colour, 78, 24, 11, ink),
    ...sign,
  ];
}

/** A card with all four colours. */
function wild(card: Card): readonly Mark[] {
  const quarter = (turn: number, colour: Colour): Mark => ({
    draw: 'path',
    d: 'M0 0L0 -40A40 40 0 0 1 40 0z',
    x: 50,
    y: 84,
    turn,
    fill: PAINTS[colour].ground,
  });
  return [
    ground('#241f2b'),
    line(rectangle(6, 6, 88, 128), '#f4e6c4', 3),
    word(card === 'W4' ? '+4' : '9', 24, 40, 42, '#fff4dc'),
    { draw: 'path', d: STAR, x: 74, y: 24, scale: 15, fill: '#f2bb22' },
    quarter(0, 'R'),
    quarter(90, 'G'),
    quarter(180, 'Y'),
    quarter(270, 'B'),
    fill('M36 84a14 14 0 1 0 28 0a14 14 0 1 0 -28 0z', '#241f2b'),
  ];
}

const framed = (colour: string, frame: string): readonly Mark[] => [
  ground(colour),
  line(rectangle(7, 7, 86, 126), frame, 3),
];
const sign = (d: string, colour: string, scale: number, y = 70): Mark => ({
  draw: 'path',
  d,
  x: 50,
  y,
  scale,
  fill: colour,
});

const KING_BACK_ART: readonly Mark[] = [
  ...framed('#3d0f16', '#c8862e'),
  sign('M-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0z', '#6b1a1f', 1.1),
  sign(CLAWS, '#f0a63a', 0.95),
];

function back(kind: string): readonly Mark[] {
  if (kind === 'king-action')
    return [...framed('#1f1222', '#c8862e'), sign(CLAWS, '#6d2430', 1.1), sign(BOLT, '#ffb52e', 1)];
  if (kind === 'league-action')
    return [...framed('#14294d', '#e8eefc'), sign(STAR, '#28508e', 46), sign(BOLT, '#ffd24a', 0.95)];
  if (kind === 'league') return [...framed('#1f4c92', '#e8eefc'), sign(STAR, '#ffd24a', 36)];
  const eye = 'M-34 0C-16 -24 16 -24 34 0C16 24 -16 24 -34 0z';
  return [
    ...KING_BACK_ART,
    sign(eye, '#f4fbff', 1, 24),
    sign('M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z', '#1f4c92', 1, 24),
  ];
}

function head(row: Colour, off: boolean): readonly Mark[] {
  const { ground: paint, ink, dark } = PAINTS[row];
  if (!off) return [ground(dark), fill(rectangle(6, 6, 88, 128), paint), shape(row, 50, 70, 38, ink)];
  return [ground('#26242a'), shape(row, 50, 70, 38, paint), line('M14 20L86 122M86 20L14 122', '#ff4a34', 9)];
}

const BURST = polygon(
  Array.from({ length: 24 }, (_, corner) => {
    const angle = (corner * Math.PI) / 12;
    const far = corner % 2 === 0 ? 1 : 0.76;
    return [Math.cos(angle) * far, Math.sin(angle) * far] as const;
  }),
);

function number(kind: 'damage' | 'tokens' | 'changed', value: number): readonly Mark[] {
  if (kind === 'damage')
    return [
      ground('#2a0f0c'),
      { draw: 'path', d: BURST, x: 50, y: 70, scale: 50, fill: '#ff6a26' },
      word(String(value), 50, 92, 62, '#fff6df'),
    ];
  if (kind === 'tokens')
    return [
      ground('#5a4206'),
      fill(rectangle(6, 6, 88, 128), '#ffd24a'),
      word(`+${value}`, 50, 92, 66, '#33210a'),
    ];
  return [
    ground('#e9e9f2'),
    fill(rectangle(6, 6, 88, 128), '#5b5f73'),
    word(`=${value}`, 50, 92, 66, '#ffffff'),
  ];
}

function faceArt(face: Face): CardFace {
  switch (face.kind) {
    case 'combat':
      return { marks: combat(face.side, face.card), light: LIGHTS[colourOf(face.card)] };
    case 'action':
      return face.card[0] === 'W'
        ? { marks: wild(face.card) }
        : { marks: coloured(face.card), light: LIGHTS[colourOf(face.card)] };
    case 'back':
      return { marks: back(face.back) };
    case 'head':
      return { marks: head(face.row, false), light: LIGHTS[face.row] };
    case 'off':
      return { marks: head(face.row, true) };
    default:
      return { marks: number(face.kind, face.number) };
  }
}

/**
 * Drawing of a card, for use outside the table.
 * @param side owner of the card
 * @param card null for its back
 */
export function cardMarks(card: Card | null, side: Side): readonly Mark[] {
  if (card === null) return side === 'king' ? KING_BACK_ART : back('league');
  if (card[0] === 'W') return wild(card);
  return /\d/.test(card[1] ?? '') ? combat(side, card) : coloured(card);
}

export const tableCards = (): CardArt => ({ box: FACE_BOX, back: KING_BACK_ART, faces: FACES.map(faceArt) });
