import type { Mark, PathMark } from '#core';
import type { Drawing } from '#ui';
import { type CardId, describeCard, SUITS, type Suit } from '#zorgl/rules';

/** A power written on the foot of a card. */
export interface CardPower {
  readonly name: string;
  readonly icon: Drawing;
}

/** The signs around the suit: in which of the eight directions a card works, and how. */
export interface CardSigns {
  readonly directions: 'straight' | 'diagonal' | 'all';
  readonly sign: 'arrow' | 'burst';
}

/** The ink of each suit: distinct in lightness as well as in hue. */
const SUIT_COLOURS: Readonly<Record<Suit, string>> = {
  S: '#1f1b1e',
  C: '#12645f',
  H: '#c4211d',
  D: '#d96c00',
};

/** The shape of each suit in a box of 100 × 100. */
const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S: 'M50 6C62 27 93 41 93 62c0 13-10 20-20 20-9 0-16-5-20-12 1 10 5 18 13 24H34c8-6 12-14 13-24-4 7-11 12-20 12-10 0-20-7-20-20C7 41 38 27 50 6z',
  C: 'M50 6c12 0 21 9 21 20 0 6-3 11-7 15 2-1 5-2 9-2 12 0 21 9 21 20s-9 20-21 20c-9 0-16-5-20-12 1 12 5 20 13 27H34c8-7 12-15 13-27-4 7-11 12-20 12C15 79 6 70 6 59s9-20 21-20c4 0 7 1 9 2-4-4-7-9-7-15C29 15 38 6 50 6z',
  H: 'M50 92C20 68 7 51 7 32 7 18 17 8 30 8c9 0 16 5 20 13C54 13 61 8 70 8c13 0 23 10 23 24 0 19-13 36-43 60z',
  D: 'M50 4c8 17 20 33 37 46-17 13-29 29-37 46-8-17-20-33-37-46C30 37 42 21 50 4z',
};

const PAPER = '#fbf2e0';
const EDGE = '#6b573f';
const JOKER_INKS = { XR: '#b3261e', XB: '#26222b' } as const;
const BACK = {
  ground: '#12333d',
  rays: '#1d4b57',
  gold: '#e9b44c',
  eye: '#a8d83c',
  slit: '#10201c',
} as const;

/** A rectangle with round corners. */
function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1-${r} ${r}h-${w}a${r} ${r} 0 0 1-${r}-${r}v-${h}a${r} ${r} 0 0 1 ${r}-${r}z`;
}

const circle = (r: number): string => `M${r} 0a${r} ${r} 0 0 1-${2 * r} 0a${r} ${r} 0 0 1 ${2 * r} 0z`;

const SHEET: PathMark = {
  draw: 'path',
  d: rectangle(0.75, 0.75, 98.5, 138.5, 8),
  fill: PAPER,
  stroke: EDGE,
  width: 1.5,
};

function suitMark(suit: Suit, x: number, y: number, size: number): PathMark {
  return {
    draw: 'path',
    d: SUIT_PATHS[suit],
    fill: SUIT_COLOURS[suit],
    x: x - size / 2,
    y: y - size / 2,
    scale: size / 100,
  };
}

function signMarks({ directions, sign }: CardSigns, ink: string, y: number): readonly PathMark[] {
  const angles = [0, 45, 90, 135, 180, 225, 270, 315].filter((angle) => {
    return directions === 'all' || (angle % 90 === 0) === (directions === 'straight');
  });
  const d =
    sign === 'arrow'
      ? 'M0-34l7 9H-7z'
      : 'M0-37l2.6 6.2 6-2.8-2.2 6.2 6 2.6-12.4 2.4-12.4-2.4 6-2.6-2.2-6.2 6 2.8z';
  return angles.map((turn) => ({ draw: 'path', d, fill: ink, opacity: 0.85, x: 50, y, turn }));
}

function powerMarks({ name, icon }: CardPower, ink: string): readonly Mark[] {
  return [
    { draw: 'path', d: 'M0.75 114h98.5v17.5a8 8 0 0 1-8 8h-82.5a8 8 0 0 1-8-8z', fill: ink },
    ...icon.map(({ d, solid }): PathMark => {
      const paint = solid ? { fill: PAPER } : { stroke: PAPER, width: 2.2 };
      return { draw: 'path', d, ...paint, x: 6, y: 117.5, scale: 0.75 };
    }),
    {
      draw: 'text',
      text: name,
      x: 60,
      y: 132.5,
      size: 16,
      fill: PAPER,
      face: 'sans',
      anchor: 'middle',
      ...(name.length > 8 ? { room: 68 } : {}),
    },
  ];
}

function jokerMarks(ink: string): readonly Mark[] {
  return [
    { draw: 'text', text: 'JOKER', x: 50, y: 31, size: 28, fill: ink, face: 'display', anchor: 'middle' },
    { draw: 'path', d: circle(31), fill: PAPER, stroke: ink, width: 4, x: 50, y: 73 },
    ...SUITS.map((suit, index) => suitMark(suit, index % 2 === 0 ? 38 : 62, index < 2 ? 61 : 85, 20)),
  ];
}

/** What stands in the corner of face cards and aces in a language, by rank. */
export type RankLetters = Readonly<Record<'A' | 'J' | 'Q' | 'K', string>>;

/** The face of a card. @param power on its foot @param signs around its suit */
export function cardFaceArt(
  card: CardId,
  letters: RankLetters,
  power?: CardPower,
  signs?: CardSigns,
): readonly Mark[] {
  const parts = describeCard(card);
  const ink = 'joker' in parts ? JOKER_INKS[parts.joker] : SUIT_COLOURS[parts.suit];
  const foot = power === undefined ? [] : powerMarks(power, ink);
  if ('joker' in parts) return [SHEET, ...jokerMarks(ink), ...foot];
  const middle = power === undefined ? 82 : 74;
  return [
    SHEET,
    {
      draw: 'text',
      text: letters[parts.rank as keyof RankLetters] ?? parts.rank,
      x: parts.rank === '10' ? 4 : 8,
      y: 32,
      size: 32,
      fill: ink,
      face: 'sans',
      anchor: 'start',
    },
    suitMark(parts.suit, 82, 21, 22),
    ...(signs === undefined ? [] : signMarks(signs, ink, middle)),
    suitMark(parts.suit, 50, middle, signs === undefined ? 52 : 34),
    ...foot,
  ];
}

const RAYS = 16;
const CLAWS = 'M-13-6C-11 2-9 8-5 13M-3-8C-2 1-1 8 1 14M8-7C8 1 8 7 8 12';

/** The back of every card: an eye in the night. */
export const CARD_BACK_ART: readonly Mark[] = [
  { draw: 'path', d: rectangle(0.75, 0.75, 98.5, 138.5, 8), fill: BACK.ground, stroke: EDGE, width: 1.5 },
  ...Array.from({ length: RAYS }, (_, ray): PathMark => {
    return { draw: 'path', d: 'M0 0L-5-46h10z', fill: BACK.rays, x: 50, y: 70, turn: (360 / RAYS) * ray };
  }),
  { draw: 'path', d: rectangle(8, 8, 84, 124, 4), stroke: BACK.gold, width: 2.4 },
  { draw: 'path', d: rectangle(12, 12, 76, 116, 2.5), stroke: BACK.gold, width: 0.9, opacity: 0.7 },
  { draw: 'path', d: 'M17 70Q50 33 83 70Q50 107 17 70z', fill: BACK.gold },
  { draw: 'path', d: circle(16.5), fill: BACK.eye, x: 50, y: 70 },
  { draw: 'path', d: 'M0-16Q6 0 0 16Q-6 0 0-16z', fill: BACK.slit, x: 50, y: 70 },
  { draw: 'path', d: circle(3.2), fill: PAPER, x: 56, y: 62 },
  { draw: 'path', d: CLAWS, stroke: BACK.gold, width: 3, x: 50, y: 28 },
  { draw: 'path', d: CLAWS, stroke: BACK.gold, width: 3, x: 50, y: 112, turn: 180 },
];
