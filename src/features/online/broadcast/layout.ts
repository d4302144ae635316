import type { WebcamCorner } from '#net';
import type { Insets } from '#stage';

/** Window size, CSS pixels. */
export interface LayoutSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Where the players are. Wide pictures: in columns beside the board, or in a band below it with the card in
 * play either beside the board (`band`) or inside it (`strip`). Upright pictures: below the board.
 */
export type Arrangement = 'columns' | 'band' | 'strip' | 'upright';

/** What covers the picture. */
export interface Covering {
  /** Whether a crowd's votes are shown: on the left or below a webcam, at the top in an upright picture. */
  readonly crowd: boolean;
  /** Whether the caster's tools are shown, on the left. */
  readonly desk: boolean;
  /** Number of players shown. */
  readonly seats: number;
  /** Number of open hands. */
  readonly hands: number;
  /** Whether the win probability bar is shown. */
  readonly chances: boolean;
  /** Corner reserved for a webcam: beside the board, above it in an upright picture. */
  readonly webcam: WebcamCorner;
  /** Safe margin per side, percent. */
  readonly margins: number;
}

/** Width of the caster's tools with their margins, CSS pixels. */
const DESK = 244;

/** Dimensions at 1920 × 1080, shared with `LowerThirds.css`. */
const WIDE = {
  edge: 30,
  top: 104,
  ticker: 52,
  gap: 20,
  /** Including the portrait above it. */
  plate: 155,
  hand: 134,
  narration: 100,
  chances: 50,
  /** Card in play, in the band. */
  strip: 76,
  column: 400,
  /** Card in play, beside the board. */
  beside: 330,
  votes: 510,
  webcam: 400,
};

/** Dimensions at 1080 × 1920. */
const TALL = {
  top: 296,
  ticker: 76,
  gap: 34,
  plate: 180,
  hand: 168,
  narration: 116,
  chances: 56,
  votes: 380,
  webcam: 324,
};

/** Maximum number of players at the two ends of a band, with captions between them. */
const ENDS = 2;

/** Size of a unit (a pixel at 1920 × 1080 or 1080 × 1920), CSS pixels. */
function unitOf({ width, height }: LayoutSize): number {
  return height > width ? Math.min(width / 1080, height / 1920) : Math.min(width / 1920, height / 1080);
}

/** Covered height above the ticker, units. */
function lowerHeight(arrangement: Arrangement, { seats, hands, chances, webcam }: Covering): number {
  if (arrangement === 'upright') {
    const rows = (count: number) => Math.ceil(count / 2);
    // With a webcam, captions are beside it.
    const middle = (webcam === 'none' ? TALL.narration : 0) + (chances ? TALL.chances : 0);
    return rows(seats) * TALL.plate + rows(hands) * TALL.hand + middle;
  }
  const strip = arrangement === 'strip' ? WIDE.strip : 0;
  const middle = WIDE.narration + (chances ? WIDE.chances : 0) + strip;
  if (arrangement === 'columns') return middle;
  const plates = WIDE.plate + (hands > 0 ? WIDE.hand : 0);
  return seats > ENDS ? middle + plates : Math.max(middle, plates);
}

/** Covered margins of the picture, CSS pixels. */
export function coveredBy(size: LayoutSize, covering: Covering, arrangement: Arrangement): Insets {
  const unit = unitOf(size);
  const free = { x: (covering.margins / 100) * size.width, y: (covering.margins / 100) * size.height };
  const desk = covering.desk ? DESK : 0;
  const lower = lowerHeight(arrangement, covering);
  if (arrangement === 'upright') {
    const top = TALL.top + (covering.crowd ? TALL.votes : 0) + (covering.webcam === 'none' ? 0 : TALL.webcam);
    const bottom = TALL.ticker + TALL.gap + lower + TALL.gap;
    return { top: free.y + top * unit, right: 0, bottom: free.y + bottom * unit, left: desk };
  }
  const beside =
    arrangement === 'columns'
      ? WIDE.edge + WIDE.column + WIDE.gap
      : arrangement === 'band'
        ? WIDE.edge + WIDE.beside
        : 0;
  const webcam = (corner: WebcamCorner) =>
    covering.webcam === corner ? WIDE.edge + WIDE.webcam + WIDE.gap : 0;
  // Votes are below the webcam, the card in play on the other side.
  const votes = covering.crowd ? WIDE.votes : 0;
  const voted = covering.webcam === 'right' ? 'right' : 'left';
  const left = Math.max(beside, webcam('left'), voted === 'left' ? votes : 0);
  const right = Math.max(beside, webcam('right'), voted === 'right' ? votes : 0);
  return {
    top: free.y + WIDE.top * unit,
    right: right === 0 ? 0 : free.x + right * unit,
    bottom: free.y + (WIDE.ticker + WIDE.gap + lower + WIDE.gap) * unit,
    left: desk + (left === 0 ? 0 : free.x + left * unit),
  };
}

const WIDE_ONES = ['band', 'columns', 'strip'] as const;

/**
 * The arrangement that brings the board closest.
 * @param distance of the camera that fits the board into the free area
 */
export function arrangementFor(
  size: LayoutSize,
  covering: Covering,
  distance: (insets: Insets) => number,
): Arrangement {
  if (size.height > size.width) return 'upright';
  const ranked = WIDE_ONES.map((arrangement) => ({
    arrangement,
    far: distance(coveredBy(size, covering, arrangement)),
  }));
  return ranked.reduce((best, each) => (each.far < best.far - 0.01 ? each : best)).arrangement;
}
