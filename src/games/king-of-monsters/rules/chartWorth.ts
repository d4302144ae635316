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

/** The numbers of a row as the League knows them: what it has not seen is as usual, counted from the right (K6.3). */
function numbersSeen({ plates }: Shown): readonly number[] {
  const wilds = plates.filter(({ card, up }) => up && isWild(card)).length;
  const gone = Math.max(0, DEALT - (plates.length - wilds));
  let lowest = 0;
  return plates.map((plate, column) => {
    const number = isShown(plate)
      ? numberOf(plate.card!)
      : Math.max(lowest, USUAL_NUMBERS[column + gone] ?? AVERAGE);
    lowest = number;
    return number;
  });
}

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
  const numbers = numbersSeen(row);
  return row.plates.reduce((product, plate, column) => product * chanceOf(plate, numbers[column]!), 1);
}

/** How far the League has come in a row, from little to 1: disabled. Four usual plates without covers are near 0. */
export function rowProgress(row: Shown): number {
  if (row.disabled) return 1;
  const numbers = numbersSeen(row);
  let left = DUEL_LEFT;
  // A cover that falls takes those after it along (K14.4).
  let through = 1;
  for (const [column, plate] of row.plates.entries()) {
    const whole = PLATE_LEFT + (numbers[column]! - AVERAGE) * POINT_LEFT;
    const chance = chanceOf(plate, numbers[column]!);
    const done = plate.cover === null ? 0 : through * (1 - COMPARING) * (CAREFUL * chance + 1 - CAREFUL);
    if (plate.cover !== null) through *= chance;
    left += whole * (1 - done);
  }
  return 1 - left;
}

/** By this power a row that is nearly done is worth more than two that are begun: the next chart wipes out both (K6.3). */
const FINISHING = 1.5;

/** How far the League has come on the whole chart, 0 … 4. */
export function chartProgress({ chart }: Pick<Known, 'chart'>): number {
  return COLOURS.reduce((sum, row) => sum + Math.max(0, rowProgress(chart[row])) ** FINISHING, 0);
}
