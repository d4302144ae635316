import { COLOURS, type Colour, isWild, numberOf } from './cards';
import type { Help, Helper } from './hands';
import type { Known, Plate, Row } from './position';

/** Average numbers of a row's plates, by column: four cards of a colour, sorted (K6.3). */
const DEFAULT_NUMBERS = [1.7, 3.7, 5.7, 7.7, 9] as const;
/** Scale of the logistic that turns a difference of numbers into a win probability. */
const DOUBT = 1.3;
/** Work left on a plate that is certain to fall when compared. */
const COMPARING = 0.3;
/** Work left in a row: the duel of an empty one, and each uncovered plate. */
const DUEL_LEFT = 0.24;
const PLATE_LEFT = 0.17;
/** Additional work per point of a plate above the average. */
const POINT_LEFT = 0.02;
const AVERAGE = 4.7;
/** Plates dealt to a row (K6.3). */
const DEALT = 4;
/** Discounts uncertain covers: one that will probably fail is worse than none. */
const CAREFUL = 1.2;

type Shown = Row<string | null>;

const isShown = ({ card, up, seen }: Plate<string | null>): boolean => card !== null && (up || seen === true);

/** Number of dealt plates that have left a row. */
function goneOf({ plates }: Shown): number {
  let wilds = 0;
  for (const { card, up } of plates) if (up && isWild(card)) wilds++;
  return Math.max(0, DEALT - (plates.length - wilds));
}

/**
 * Expected number of a plate as the League knows it; unseen plates take the average of their column (K6.3).
 * @param at original column, counting plates that have left
 * @param lowest number of the plate before it
 */
const numberSeen = (plate: Plate<string | null>, at: number, lowest: number): number =>
  isShown(plate) ? numberOf(plate.card!) : Math.max(lowest, DEFAULT_NUMBERS[at] ?? AVERAGE);

/** Probability that a cover beats a plate with this number, 0 … 1; certain if the plate is known. */
function chanceOf(plate: Plate<string | null>, number: number): number {
  const { cover } = plate;
  if (cover === null) return 0;
  const ahead = (cover.as ?? numberOf(cover.card)) + (cover.tokens ?? 0) - number;
  if (isShown(plate)) return ahead >= 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-(ahead + 0.5) / DOUBT));
}

/** Probability that the covers of a row beat all its plates, 0 … 1. */
export function compareChance(row: Shown): number {
  let at = goneOf(row);
  let number = 0;
  let chance = 1;
  for (const plate of row.plates) {
    number = numberSeen(plate, at++, number);
    chance *= chanceOf(plate, number);
  }
  return chance;
}

/** How far a card must exceed the expected number of an unseen plate. */
const MARGIN = 0.5;
/** Discount on later covers for each one that is still to be laid. */
const PLANNED = 0.9;
/**
 * A likelier card may be at most this much higher than the lowest sufficient one, and must be this much
 * likelier.
 */
const DEARER = 1;
const LIKELIER = 0.05;
/** Share of the duel that a strong hand counts as done: once the row is empty, and before. */
const DUELLING = 0.3;
const DUELLING_LATER = 0.15;

/**
 * Index of the card to cover a plate with: the lowest sufficient one, or a likelier one that is hardly
 * higher; -1 for none.
 */
function coverAmong(cards: readonly Helper[], needed: number): number {
  let best = -1;
  for (let index = 0; index < cards.length; index++) {
    const { number, likely } = cards[index]!;
    if (number < needed) continue;
    if (best < 0) best = index;
    else if (number > cards[best]!.number + DEARER) break;
    else if (likely > cards[best]!.likely + LIKELIER) best = index;
  }
  return best;
}

/**
 * Progress of the League in a row, from about 0 (four average plates, no covers) to 1 (disabled).
 * @param help counts part of what hands can still do
 */
function rowProgress(row: Shown, help?: Help): number {
  if (row.disabled) return 1;
  let at = goneOf(row);
  let number = 0;
  const duelling = row.plates.length === 0 ? DUELLING : DUELLING_LATER;
  let left = DUEL_LEFT * (1 - duelling * (help?.duel ?? 0));
  // A failed cover takes those after it along (K14.4).
  let through = 1;
  // Covers are laid from the left (K14.3): without one here, none can follow.
  const cards = help?.cards.slice() ?? [];
  for (const plate of row.plates) {
    number = numberSeen(plate, at++, number);
    const whole = PLATE_LEFT + (number - AVERAGE) * POINT_LEFT;
    if (plate.cover !== null) {
      const chance = chanceOf(plate, number);
      left += whole * (1 - through * (1 - COMPARING) * (CAREFUL * chance + 1 - CAREFUL));
      through *= chance;
      continue;
    }
    const found = coverAmong(cards, isShown(plate) ? number : number + MARGIN);
    if (found < 0) {
      left += whole;
      cards.length = 0;
      continue;
    }
    const [{ likely }] = cards.splice(found, 1) as [Helper];
    left += whole * (1 - likely * through * (1 - COMPARING));
    through *= PLANNED;
  }
  return 1 - left;
}

/** Value of each point by which a plate is lower than expected. */
const MISJUDGED = 1.5;

/**
 * Score by which the League is better off than it seems once a plate was replaced (K7.3): nothing on the
 * table shows later that it is a random card instead of the average of its column.
 */
export function misjudgedAt({ chart }: Pick<Known, 'chart'>, row: Colour, col: number): number {
  const { plates } = chart[row];
  const plate = plates[col - 1];
  if (plate === undefined || isShown(plate)) return 0;
  const gone = goneOf(chart[row]);
  let number = 0;
  for (let index = 0; index < col; index++) number = numberSeen(plates[index]!, gone + index, number);
  return MISJUDGED * (number - AVERAGE);
}

/** Exponent that favours finishing one row over starting two, since the next chart clears both (K6.3). */
const FINISHING = 1.5;

/** Progress of the League on the whole chart, 0 … 4. @param help as in {@link rowProgress}, per row */
export function chartProgress(
  { chart }: Pick<Known, 'chart'>,
  help?: Readonly<Record<Colour, Help>>,
): number {
  let sum = 0;
  for (const row of COLOURS) sum += Math.max(0, rowProgress(chart[row], help?.[row])) ** FINISHING;
  return sum;
}
