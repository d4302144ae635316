import { CanvasTexture, SRGBColorSpace } from 'three';
import { CARD_IDS, describeCard, type Suit } from '#core';

/** Cards in a row of the atlas; 54 faces and the back fill it. */
export const ATLAS_COLUMNS = 11;
export const ATLAS_ROWS = 5;
/** The place of the back, after the faces. */
export const BACK_PLACE = CARD_IDS.length;

const WIDTH = 144;
const HEIGHT = 200;

const INK: Readonly<Record<Suit, string>> = { S: '#1d2a44', C: '#17583f', H: '#c0262d', D: '#d2691e' };
const PAPER = '#f6ecd8';
const FONT = '"Atkinson Hyperlegible", "DejaVu Sans", sans-serif';

type Context = CanvasRenderingContext2D;

/** Draws a suit's shape with its middle at the origin, one unit high. */
const SHAPES: Readonly<Record<Suit, (to: Context) => void>> = {
  S: (to) => {
    to.moveTo(0, -0.5);
    to.bezierCurveTo(0.1, -0.25, 0.48, -0.1, 0.45, 0.15);
    to.bezierCurveTo(0.42, 0.36, 0.14, 0.36, 0.05, 0.2);
    to.lineTo(0.16, 0.5);
    to.lineTo(-0.16, 0.5);
    to.lineTo(-0.05, 0.2);
    to.bezierCurveTo(-0.14, 0.36, -0.42, 0.36, -0.45, 0.15);
    to.bezierCurveTo(-0.48, -0.1, -0.1, -0.25, 0, -0.5);
  },
  C: (to) => {
    to.arc(0, -0.25, 0.23, 0, Math.PI * 2);
    to.moveTo(0, 0.1);
    to.arc(-0.24, 0.1, 0.23, 0, Math.PI * 2);
    to.moveTo(0.47, 0.1);
    to.arc(0.24, 0.1, 0.23, 0, Math.PI * 2);
    to.moveTo(0.05, 0);
    to.lineTo(0.16, 0.5);
    to.lineTo(-0.16, 0.5);
    to.lineTo(-0.05, 0);
  },
  H: (to) => {
    to.moveTo(0, 0.5);
    to.bezierCurveTo(-0.2, 0.22, -0.5, 0.05, -0.48, -0.2);
    to.bezierCurveTo(-0.46, -0.46, -0.1, -0.52, 0, -0.24);
    to.bezierCurveTo(0.1, -0.52, 0.46, -0.46, 0.48, -0.2);
    to.bezierCurveTo(0.5, 0.05, 0.2, 0.22, 0, 0.5);
  },
  D: (to) => {
    to.moveTo(0, -0.52);
    to.lineTo(0.38, 0);
    to.lineTo(0, 0.52);
    to.lineTo(-0.38, 0);
  },
};

function suitShape(to: Context, suit: Suit, x: number, y: number, size: number): void {
  to.save();
  to.translate(x, y);
  to.scale(size, size);
  to.beginPath();
  SHAPES[suit](to);
  to.closePath();
  to.fillStyle = INK[suit];
  to.fill();
  to.restore();
}

function paper(to: Context, colour: string): void {
  to.fillStyle = colour;
  to.fillRect(0, 0, WIDTH, HEIGHT);
}

function star(to: Context, x: number, y: number, radius: number, points: number): void {
  to.beginPath();
  for (let point = 0; point < points * 2; point++) {
    const reach = point % 2 === 0 ? radius : radius * 0.5;
    const angle = (point * Math.PI) / points - Math.PI / 2;
    to.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  to.closePath();
}

function face(to: Context, place: number): void {
  const parts = describeCard(CARD_IDS[place]!);
  paper(to, PAPER);
  to.textAlign = 'center';
  to.textBaseline = 'middle';
  if ('joker' in parts) {
    to.fillStyle = parts.joker === 'XR' ? '#c0262d' : '#1d2a44';
    star(to, WIDTH / 2, HEIGHT * 0.56, 52, 9);
    to.fill();
    to.fillStyle = PAPER;
    star(to, WIDTH / 2, HEIGHT * 0.56, 22, 5);
    to.fill();
    to.fillStyle = parts.joker === 'XR' ? '#c0262d' : '#1d2a44';
    to.font = `700 34px ${FONT}`;
    to.fillText('JOKER', WIDTH / 2, 28);
    return;
  }
  const { suit, rank } = parts;
  to.fillStyle = INK[suit];
  to.font = `700 ${rank === '10' ? 60 : 68}px ${FONT}`;
  to.fillText(rank, 44, 42);
  suitShape(to, suit, 112, 40, 44);
  suitShape(to, suit, WIDTH / 2, 126, 96);
  if (['J', 'Q', 'K', 'A'].includes(rank)) {
    to.lineWidth = 6;
    to.strokeStyle = INK[suit];
    to.strokeRect(8, 76, WIDTH - 16, HEIGHT - 86);
  }
}

function back(to: Context): void {
  paper(to, '#20344a');
  to.strokeStyle = '#e9b44c';
  to.lineWidth = 5;
  to.strokeRect(9, 9, WIDTH - 18, HEIGHT - 18);
  // A footprint with three claws.
  to.fillStyle = '#e9b44c';
  to.beginPath();
  to.ellipse(WIDTH / 2, 124, 30, 36, 0, 0, Math.PI * 2);
  to.fill();
  for (const [x, y, tilt] of [
    [40, 74, -0.5],
    [72, 58, 0],
    [104, 74, 0.5],
  ] as const) {
    to.beginPath();
    to.ellipse(x, y, 11, 24, tilt, 0, Math.PI * 2);
    to.fill();
  }
}

/** All faces and the back of the cards, drawn in code. The place of a card is its number. */
export function drawCardAtlas(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * ATLAS_COLUMNS;
  canvas.height = HEIGHT * ATLAS_ROWS;
  const to = canvas.getContext('2d');
  if (to !== null) {
    for (let place = 0; place <= BACK_PLACE; place++) {
      to.save();
      to.translate((place % ATLAS_COLUMNS) * WIDTH, Math.floor(place / ATLAS_COLUMNS) * HEIGHT);
      to.beginPath();
      to.rect(0, 0, WIDTH, HEIGHT);
      to.clip();
      if (place === BACK_PLACE) back(to);
      else face(to, place);
      to.restore();
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}
