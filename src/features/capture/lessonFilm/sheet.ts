import { drawMark } from '#stage';
import { CARD_BOX } from '#ui';
import type { ShownHand } from '../../../table/lesson/held';

/** Layout of a lesson picture, pixels: the table, and the text below or beside it. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The table is in the upper left corner; the text takes the rest. */
  readonly table: { readonly width: number; readonly height: number };
  /** Font size. */
  readonly letters: number;
}

export interface SheetWords {
  readonly title: string;
  /** Progress in the lesson, e.g. `2/5`. */
  readonly count: string;
  readonly caption: string;
  /** Below the caption. */
  readonly hands: readonly ShownHand[];
}

/** Font size relative to the shorter side, and its minimum; line height and padding in em. */
const LETTERS = { share: 0.046, least: 14 };
const LINE = 1.36;
const EDGE = 0.8;
/** Size of the title, em. */
const TITLE_LETTERS = 1.3;
/** Maximum height of text below the table, relative to the picture. */
const MAX_SHARE = 0.46;
/** Above this aspect ratio the text goes beside the table, with this share of the width. */
const BROAD = 1.3;
const COLUMN = 0.3;
/** Maximum card width and spacing, em. */
const CARD = { width: 1.9, gap: 0.25 };
/** Offset and frame of a card that is about to be played, em. */
const RAISED = 0.2;
const LIT = '#ffd23f';
/** Step of the font size while the text does not fit. */
const SMALLER = 0.94;

const TEXT = '"Atkinson Hyperlegible", sans-serif';
const TITLE = 'Bangers, sans-serif';

/** Breaks a text into lines; non-breaking spaces are kept. @param fits whether a line is narrow enough */
export function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

type Pen = Pick<CanvasRenderingContext2D, 'font' | 'measureText'>;

/** Texts broken into the lines of a column. */
interface Column {
  readonly title: readonly string[];
  readonly caption: readonly string[];
}

function columnOf(pen: Pen, { title, caption }: SheetWords, width: number, letters: number): Column {
  const room = width - 2 * EDGE * letters;
  const fits = (line: string) => pen.measureText(line).width <= room;
  pen.font = titleFont(letters);
  const titleLines = linesOf(title, fits);
  pen.font = textFont(letters);
  return { title: titleLines, caption: linesOf(caption, fits) };
}

const titleFont = (letters: number) => `${letters * TITLE_LETTERS}px ${TITLE}`;
const textFont = (letters: number) => `${letters}px ${TEXT}`;

/** Card width that lets a hand fit in one row, pixels. */
const cardWidth = ({ cards }: ShownHand, room: number, letters: number) =>
  Math.min(CARD.width * letters, room / cards.length - CARD.gap * letters);

const cardHeight = (width: number) => (width * CARD_BOX.height) / CARD_BOX.width;

/** Height of a hand including its title, pixels. */
const handHeight = (hand: ShownHand, room: number, letters: number) =>
  letters * (LINE + 2 * CARD.gap) + cardHeight(cardWidth(hand, room, letters));

/** Height of a column: title, count, caption, hands, padding; pixels. */
function heightOf({ hands }: SheetWords, { title, caption }: Column, width: number, letters: number) {
  const lines = title.length * TITLE_LETTERS * LINE + (caption.length + 1) * LINE + 2 * EDGE;
  const room = width - 2 * EDGE * letters;
  return hands.reduce((height, hand) => height + handHeight(hand, room, letters), letters * lines);
}

/** Draws a hand with its title. @param room maximum width, pixels */
function drawHand(
  pen: CanvasRenderingContext2D,
  hand: ShownHand,
  x: number,
  y: number,
  room: number,
  letters: number,
) {
  pen.fillStyle = '#c9ab86';
  pen.fillText(hand.owner, x, y + letters);
  const width = cardWidth(hand, room, letters);
  const scale = width / CARD_BOX.width;
  for (const [index, { art, leaves }] of hand.cards.entries()) {
    pen.save();
    pen.translate(
      x + index * (width + CARD.gap * letters),
      y + LINE * letters - (leaves ? RAISED * letters : 0),
    );
    pen.scale(scale, scale);
    pen.beginPath();
    pen.roundRect(0, 0, CARD_BOX.width, CARD_BOX.height, CARD_BOX.width / 12);
    pen.save();
    pen.clip();
    for (const mark of art) drawMark(pen, mark);
    pen.restore();
    if (leaves) {
      pen.strokeStyle = LIT;
      pen.lineWidth = CARD_BOX.width / 14;
      pen.stroke();
    }
    pen.restore();
  }
}

/**
 * Lays out the pictures of a lesson. The longest text fits beside the table, or below it in narrow pictures,
 * and the table never moves.
 */
export function layOut(pen: Pen, width: number, height: number, words: readonly SheetWords[]): Sheet {
  const beside = width > BROAD * height;
  const column = beside ? Math.round(width * COLUMN) : width;
  const most = beside ? height : MAX_SHARE * height;
  let letters = Math.max(LETTERS.least, Math.round(Math.min(width, height) * LETTERS.share));
  const need = () =>
    Math.max(...words.map((each) => heightOf(each, columnOf(pen, each, column, letters), column, letters)));
  while (need() > most && letters > 1) letters = letters * SMALLER;
  const table = beside
    ? { width: width - column, height }
    : { width, height: Math.max(1, Math.floor(height - need())) };
  return { width, height, table, letters };
}

/** Draws a picture of a lesson. @param at its corner on the canvas, pixels */
export function drawSheet(
  pen: CanvasRenderingContext2D,
  { width, height, table, letters }: Sheet,
  picture: CanvasImageSource,
  words: SheetWords,
  [left, top]: readonly [x: number, y: number] = [0, 0],
): void {
  const beside = table.height === height;
  const corner = beside ? { x: left + table.width, y: top } : { x: left, y: top + table.height };
  const room = beside ? { width: width - table.width, height } : { width, height: height - table.height };
  const line = Math.max(1, Math.round(letters / 12));
  pen.drawImage(picture, left, top, table.width, table.height);
  pen.fillStyle = '#1e120f';
  pen.fillRect(corner.x, corner.y, room.width, room.height);
  pen.fillStyle = '#6b4a2c';
  pen.fillRect(corner.x, corner.y, beside ? line : room.width, beside ? room.height : line);
  const column = columnOf(pen, words, room.width, letters);
  const x = corner.x + EDGE * letters;
  let y = corner.y + EDGE * letters * 0.6;
  const write = (text: string, size: number) => {
    y += size * LINE;
    pen.fillText(text, x, y);
  };
  pen.textBaseline = 'alphabetic';
  pen.font = titleFont(letters);
  pen.fillStyle = LIT;
  for (const text of column.title) write(text, letters * TITLE_LETTERS);
  pen.font = textFont(letters);
  pen.fillStyle = '#c9ab86';
  write(words.count, letters);
  pen.fillStyle = '#f6e9d6';
  for (const text of column.caption) write(text, letters);
  const within = room.width - 2 * EDGE * letters;
  y += letters * 2 * CARD.gap;
  for (const hand of words.hands) {
    drawHand(pen, hand, x, y, within, letters);
    y += handHeight(hand, within, letters);
  }
}
