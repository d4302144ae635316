import type { WebcamCorner } from '#net';
import type { Insets } from '#stage';

/** A window, CSS pixels. */
export interface LayoutSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Where the players stand: in a wide picture in columns beside the board, or in a band below it, with the card that is
 * played beside the board or in the band itself; in an upright picture below the board.
 */
export type Arrangement = 'columns' | 'band' | 'strip' | 'upright';

/** What stands over the picture. */
export interface Covering {
  /** A crowd has a seat, whose votes are shown: on the left or below a webcam, in an upright picture above. */
  readonly crowd: boolean;
  /** A caster's tools stand on the left. */
  readonly desk: boolean;
  /** How many players are told of. */
  readonly seats: number;
  /** Of how many of them the hands are open. */
  readonly hands: number;
  /** A bar tells who is winning. */
  readonly chances: boolean;
  /** A corner is kept free for the picture of a face: beside the board, in an upright picture above. */
  readonly webcam: WebcamCorner;
  /** Percent of each side that is kept free. */
  readonly margins: number;
}

/** CSS pixels of a caster's tools with the gaps beside them. */
const DESK = 244;

/** Measures of a picture of 1920 × 1080; `LowerThirds.css` draws by the same. */
const WIDE = {
  edge: 30,
  top: 104,
  ticker: 52,
  gap: 20,
  /** With the face that rises above it. */
  plate: 155,
  hand: 134,
  told: 100,
  chances: 50,
  /** The card that is played, in the band. */
  strip: 76,
  column: 400,
  /** The card that is played, beside the board. */
  beside: 330,
  votes: 510,
  webcam: 400,
};

/** The same of one of 1080 × 1920. */
const TALL = {
  top: 296,
  ticker: 76,
  gap: 34,
  plate: 180,
  hand: 168,
  told: 116,
  chances: 56,
  votes: 380,
  webcam: 324,
};

/** As many players as have room at both ends of a band, with what happens told between them. */
const ENDS = 2;

/** A pixel of a picture of 1920 × 1080 or 1080 × 1920, in CSS pixels. */
function unitOf({ width, height }: LayoutSize): number {
  return height > width ? Math.min(width / 1080, height / 1920) : Math.min(width / 1920, height / 1080);
}

/** How much is covered above the ticker, units. */
function lowerHeight(arrangement: Arrangement, { seats, hands, chances, webcam }: Covering): number {
  if (arrangement === 'upright') {
    const rows = (count: number) => Math.ceil(count / 2);
    // What happens is told beside a webcam.
    const middle = (webcam === 'none' ? TALL.told : 0) + (chances ? TALL.chances : 0);
    return rows(seats) * TALL.plate + rows(hands) * TALL.hand + middle;
  }
  const strip = arrangement === 'strip' ? WIDE.strip : 0;
  const middle = WIDE.told + (chances ? WIDE.chances : 0) + strip;
  if (arrangement === 'columns') return middle;
  const plates = WIDE.plate + (hands > 0 ? WIDE.hand : 0);
  return seats > ENDS ? middle + plates : Math.max(middle, plates);
}

/** The parts of the picture that are covered by what is written, in CSS pixels. */
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
  // The votes stand below the webcam, what is played on the other side.
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
 * The arrangement in which the board is seen from nearest.
 * @param distance of the camera that shows all of the board in what the insets leave free
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
