import { COLOURS, isWild, numberOf } from './cards';
import type { Known, Plate, Row } from './position';

/** What four cards of a colour are on average once they are sorted (K6.3). */
const USUAL_NUMBERS = [1.7, 3.7, 5.7, 7.7, 9] as const;
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
  isShown(plate) ? numberOf(plate.card!) : Math.max(lowest, USUAL_NUMBERS[at] ?? AVERAGE);

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

/** How far the League has come in a row, from little to 1: disabled. Four usual plates without covers are near 0. */
export function rowProgress(row: Shown): number {
  if (row.disabled) return 1;
  let at = goneOf(row);
  let number = 0;
  let left = DUEL_LEFT;
  // A cover that falls takes those after it along (K14.4).
  let through = 1;
  for (const plate of row.plates) {
    number = numberSeen(plate, at++, number);
    const whole = PLATE_LEFT + (number - AVERAGE) * POINT_LEFT;
    if (plate.cover === null) {
      left += whole;
      continue;
    }
    const chance = chanceOf(plate, number);
    left += whole * (1 - through * (1 - COMPARING) * (CAREFUL * chance + 1 - CAREFUL));
    through *= chance;
  }
  return 1 - left;
}

/** By this power a row that is nearly done is worth more than two that are begun: the next chart wipes out both (K6.3). */
const FINISHING = 1.5;

/** How far the League has come on the whole chart, 0 … 4. */
export function chartProgress({ chart }: Pick<Known, 'chart'>): number {
  let sum = 0;
  for (const row of COLOURS) sum += Math.max(0, rowProgress(chart[row])) ** FINISHING;
  return sum;
}
