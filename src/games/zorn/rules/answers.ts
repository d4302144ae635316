import { SPELLS } from './facts';
import { AREAS, areaOf, placeOf } from './map';
import { type AskState, SEATS, type Seat, type Why } from './position';
import { type Ask, FIRST, NO, NOBODY, SECOND, YES } from './state';
import { seatName } from './table';
import { named, UNITS, unitOf } from './units';

export const seatNumber = (seat: string): number => SEATS.indexOf(seat as Seat);

const WORDS: Readonly<Record<number, string>> = {
  [NO]: 'no',
  [YES]: 'yes',
  [FIRST]: 'first',
  [SECOND]: 'second',
};

const WORD_NUMBERS: Readonly<Record<string, number>> = { no: NO, yes: YES, first: FIRST, second: SECOND };

/** Questions whose answers are areas. */
const OF_AREAS: ReadonlySet<Why> = new Set<Why>([
  'fight',
  'area',
  'attack',
  'retreat',
  'ambush',
  'vagnar',
  'home',
  'pass',
  'raider',
  'bat',
  'way',
  'push-to',
  'lure-to',
  'forest',
  'town',
  'hills',
]);

export const answerName = (why: Why, answer: number): string =>
  OF_AREAS.has(why) ? AREAS[answer]! : (WORDS[answer] ?? UNITS[answer]!);

/** Number of an answer; undefined if unknown. */
export const answerNumber = (why: Why, answer: string): number | undefined =>
  OF_AREAS.has(why) ? placeOf(answer) : (WORD_NUMBERS[answer] ?? unitOf(answer));

/** The open question in notation form. */
export function askToJson(ask: Ask | null): AskState | null {
  if (ask === null) return null;
  const { why } = ask;
  const json: AskState = { seat: seatName(ask.seat), why };
  if (ask.of !== undefined) json.of = ask.of.map((answer) => answerName(why, answer));
  if (ask.unit !== undefined) json.unit = UNITS[ask.unit]!;
  if (ask.area !== undefined) json.area = ask.area < 0 ? null : AREAS[ask.area]!;
  if (ask.for !== undefined) json.for = ask.for;
  if (ask.spell !== undefined) json.spell = SPELLS[ask.spell]!;
  if (ask.answers !== undefined) json.answers = ask.answers.map(seatName);
  if (ask.votes !== undefined) {
    const votes: AskState['votes'] = {};
    for (const [seat, vote] of ask.votes.entries()) {
      if (vote >= 0) votes[seatName(seat)] = vote === NOBODY ? null : seatName(vote);
    }
    json.votes = votes;
  }
  return json;
}

export function askFromJson(json: AskState | null, seats: number): Ask | null {
  if (json === null) return null;
  const { why } = json;
  const votes = json.votes;
  return {
    seat: seatNumber(json.seat),
    why,
    ...(json.of === undefined ? {} : { of: json.of.map((answer) => answerNumber(why, answer)!) }),
    ...(json.unit === undefined ? {} : { unit: named(json.unit) }),
    ...(json.area === undefined ? {} : { area: json.area === null ? -1 : areaOf(json.area) }),
    ...(json.for === undefined ? {} : { for: json.for }),
    ...(json.spell === undefined ? {} : { spell: SPELLS.indexOf(json.spell) }),
    ...(json.answers === undefined ? {} : { answers: json.answers.map(seatNumber) }),
    ...(votes === undefined
      ? {}
      : {
          votes: Array.from({ length: seats }, (_, seat) => {
            const vote = votes[seatName(seat)];
            return vote === undefined ? -1 : vote === null ? NOBODY : seatNumber(vote);
          }),
        }),
  };
}
