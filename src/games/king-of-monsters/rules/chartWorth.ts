import { COLOURS, type Colour, isWild, numberOf } from './cards';
import type { Help, Helper } from './hands';
import type { Known, Plate, Row } from './position';

/** What four cards of a colour are on average once they are sorted (K6.3). */
const DEFAULT_NUMBERS = [1.7, 3.7, 5.7, 7.7, 9] as const;
/** By how much a number must be larger for a comparison to be about e times as likely to be won. */
const DOUBT = 1.3;
/** What is left to do of a plate that is sure to fall once somebody compares. */
const COMPARING = 0.3;
/** What is left to do in a row: the duel of an empty one, and each plate that nothing lies on. */
const DUEL_LEFT = 0.24;
const PLATE_LEFT = 0.17;
/** What each point of a plate above or below the average adds to that. */
const POINT_LEFT = 0.02;
const AVERAGE = 4.7;
/** Plates that are dealt to a row (K6.3). */
const DEALT = 4;
/** How much more than 1 a sure cover counts for: one that will hardly do is worse than none. */
const CAREFUL = 1.2;

type Shown = Row<string | null>;

const isShown = ({ card, up, seen }: Plate<string | null>): boolean => card !== null && (up || seen === true);

/** How many of the plates that were dealt to a row are gone. */
function goneOf({ plates }: Shown): number {
  let wilds = 0;
  for (const { card, up } of plates) if (up && isWild(card)) wilds++;
  return Math.max(0, DEALT - (plates.length - wilds));
}

/**
 * The number of a plate as the League knows it: what it has not seen is as usual, counted from the right (K6.3).
 * @param at its column, with those that are gone @param lowest the number of the plate before it
 */
const numberSeen = (plate: Plate<string | null>, at: number, lowest: number): number =>
  isShown(plate) ? numberOf(plate.card!) : Math.max(lowest, DEFAULT_NUMBERS[at] ?? AVERAGE);

/** How likely a cover beats a plate of a number, 0 … 1; a plate that is seen is beaten or not. */
function chanceOf(plate: Plate<string | null>, number: number): number {
  const { cover } = plate;
  if (cover === null) return 0;
  const ahead = (cover.as ?? numberOf(cover.card)) + (cover.tokens ?? 0) - number;
  if (isShown(plate)) return ahead >= 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-(ahead + 0.5) / DOUBT));
}

/** How likely the covers of a row beat all its plates, 0 … 1. */
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

/** By how much a card must be higher than what a plate usually is, that nobody has seen. */
const MARGIN = 0.5;
/** What a cover that is still to be laid leaves of the hope for those after it. */
const PLANNED = 0.9;
/** For being likelier laid a card may be so much higher than the lowest that does, and by so much it must be likelier. */
const DEARER = 1;
const LIKELIER = 0.05;
/** How much of the duel of a row counts as done where somebody can fight it, and where plates lie before it. */
const DUELLING = 0.3;
const DUELLING_LATER = 0.15;

/** The place of the card that would cover a plate: the lowest that does, or one hardly higher that is likelier laid; -1: none. */
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
 * How far the League has come in a row, from little to 1: disabled. Four usual plates without covers are near 0.
 * @param help counts what hands can still do there, in part
 */
function rowProgress(row: Shown, help?: Help): number {
  if (row.disabled) return 1;
  let at = goneOf(row);
  let number = 0;
  const duelling = row.plates.length === 0 ? DUELLING : DUELLING_LATER;
  let left = DUEL_LEFT * (1 - duelling * (help?.duel ?? 0));
  // A cover that falls takes those after it along (K14.4).
  let through = 1;
  // Covers are laid from the left (K14.3): where none is to be had, nothing comes after it.
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

/** What a point is worth by which a plate is lower than it looks. */
const MISJUDGED = 1.5;

/**
 * By how much the League stands better than it looks once a plate was replaced (K7.3): nothing tells afterwards that it is not
 * what is usual in its column but any card. In points of the score.
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

/** By this power a row that is nearly done is worth more than two that are begun: the next chart wipes out both (K6.3). */
const FINISHING = 1.5;

/** How far the League has come on the whole chart, 0 … 4. @param help as of {@link rowProgress}, for each row */
export function chartProgress(
  { chart }: Pick<Known, 'chart'>,
  help?: Readonly<Record<Colour, Help>>,
): number {
  let sum = 0;
  for (const row of COLOURS) sum += Math.max(0, rowProgress(chart[row], help?.[row])) ** FINISHING;
  return sum;
}
