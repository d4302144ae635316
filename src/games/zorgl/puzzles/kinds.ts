import type { LocalizedText } from '#core';
import type { PuzzleKind, PuzzleState } from '#learning';
import type { Position, Seat, View, ZorglTypes } from '#zorgl/rules';

type Known = Position | View;

const floorsOf = ({ players }: Known, seat: Seat): number => players[seat]?.floors ?? 0;
const unitsOf = ({ players }: Known, seat: Seat): number => players[seat]?.units ?? 0;

/** Floors of the plant; 0 once it is gone. */
function plantOf({ board }: Known): number {
  const [, floors = '0'] = /P(\d)/.exec(board.join(' ')) ?? [];
  return Number(floors);
}

/** Whether the turn of a seat goes on. */
const goesOn = ({ outcome, turn }: Known, seat: Seat): boolean => outcome === null && turn.player === seat;

/** A goal of reaching an amount before the turn ends. */
function counting(
  counts: readonly number[],
  ask: (count: number) => LocalizedText,
  amount: (known: Known, seat: Seat) => number,
): PuzzleKind<ZorglTypes> {
  const done = (begun: Known, now: Known, seat: Seat) => amount(now, seat) - amount(begun, seat);
  return {
    counts,
    ask,
    done,
    state(begun, now, seat, count): PuzzleState {
      if (done(begun, now, seat) >= count) return 'reached';
      return goesOn(now, seat) ? 'open' : 'lost';
    },
  };
}

const NUMBERS: Readonly<Record<'en' | 'fr', readonly string[]>> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'],
};
const floorsText = (count: number): LocalizedText => ({
  en: count === 1 ? 'one floor' : `${NUMBERS.en[count] ?? count} floors`,
  fr: count === 1 ? 'un étage' : `${NUMBERS.fr[count] ?? count} étages`,
});

const floors = counting(
  [6, 5, 4, 3],
  (count) => {
    const { en, fr } = floorsText(count);
    return { en: `Take ${en} in this turn.`, fr: `Gagnez ${fr} dans ce tour.` };
  },
  floorsOf,
);

const crush = counting(
  [3, 2, 1],
  (count) =>
    count === 1
      ? { en: 'Crush a unit in this turn.', fr: 'Écrasez une unité de l’armée dans ce tour.' }
      : {
          en: `Crush ${NUMBERS.en[count] ?? count} units in this turn.`,
          fr: `Écrasez ${NUMBERS.fr[count] ?? count} unités de l’armée dans ce tour.`,
        },
  unitsOf,
);

const win: PuzzleKind<ZorglTypes> = {
  counts: [1],
  ask: () => ({ en: 'Win the game in this turn.', fr: 'Gagnez la partie dans ce tour.' }),
  done: (_, now, seat) => (now.outcome?.winner === seat ? 1 : 0),
  state(_, now, seat) {
    if (now.outcome !== null) return now.outcome.winner === seat ? 'reached' : 'lost';
    return goesOn(now, seat) ? 'open' : 'lost';
  },
};

/** Win floors, but none of the plant's. */
const spare: PuzzleKind<ZorglTypes> = {
  ...floors,
  counts: [5, 4, 3],
  ask(count) {
    const { en, fr } = floorsText(count);
    return {
      en: `Take ${en} in this turn, and leave the power plant as it is.`,
      fr: `Gagnez ${fr} dans ce tour, sans toucher à la centrale.`,
    };
  },
  state(begun, now, seat, count) {
    return plantOf(now) < plantOf(begun) ? 'lost' : floors.state(begun, now, seat, count);
  },
  lost: (begun, now) =>
    plantOf(now) < plantOf(begun)
      ? { en: 'The plant has lost a floor.', fr: 'La centrale a perdu un étage.' }
      : null,
};

/** Crush a unit and win floors, but none of the plant's. */
const both: PuzzleKind<ZorglTypes> = {
  ...spare,
  counts: [4, 3, 2],
  ask(count) {
    const { en, fr } = floorsText(count);
    return {
      en: `Crush a unit and take ${en} in this turn, and leave the power plant as it is.`,
      fr: `Écrasez une unité de l’armée et gagnez ${fr} dans ce tour, sans toucher à la centrale.`,
    };
  },
  state(begun, now, seat, count) {
    const taken = spare.state(begun, now, seat, count);
    if (taken !== 'reached' || unitsOf(now, seat) > unitsOf(begun, seat)) return taken;
    return goesOn(now, seat) ? 'open' : 'lost';
  },
};

/** The kinds of puzzles of Zorgl-Zilla. */
export const KINDS = { floors, crush, win, spare, both } satisfies Readonly<
  Record<string, PuzzleKind<ZorglTypes>>
>;
