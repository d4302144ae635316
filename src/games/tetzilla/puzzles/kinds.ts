import type { LocalizedText } from '#core';
import type { PuzzleKind, PuzzleState } from '#learning';
import type { Position, Seat, TetzillaTypes, View } from '#tetzilla/rules';

type Known = Position | View;

const guardsOf = ({ players }: Known, seat: Seat): number => players[seat]?.guards.length ?? 0;
const buildingsOf = ({ players }: Known, seat: Seat): number => players[seat]?.pile.length ?? 0;
const hitsOf = ({ players }: Known, seat: Seat): number => players[seat]?.hits ?? 0;
const towersOf = ({ players }: Known, seat: Seat): number =>
  players[seat]?.pile.filter((each) => each.startsWith('s')).length ?? 0;

/** The movement stage in which the puzzle began is still going on. */
const walks = (begun: Known, now: Known): boolean =>
  now.turn.number === begun.turn.number && now.turn.stage === 'move';

/** A goal of overrunning an amount; lost with a hit or when movement ends. */
function overrunning(
  counts: readonly number[],
  ask: (count: number) => LocalizedText,
  amount: (known: Known, seat: Seat) => number,
  hitsAllowed: boolean,
): PuzzleKind<TetzillaTypes> {
  const done = (begun: Known, now: Known, seat: Seat) => amount(now, seat) - amount(begun, seat);
  const hit = (begun: Known, now: Known, seat: Seat) =>
    !hitsAllowed && hitsOf(now, seat) > hitsOf(begun, seat);
  return {
    counts,
    ask,
    done,
    state(begun, now, seat, count): PuzzleState {
      if (hit(begun, now, seat)) return 'lost';
      if (done(begun, now, seat) >= count) return 'reached';
      return walks(begun, now) ? 'open' : 'lost';
    },
    lost: (begun, now, seat) =>
      hit(begun, now, seat) ? { en: 'That cost a hit.', fr: 'Cela a coûté une blessure.' } : null,
  };
}

const NUMBERS: Readonly<Record<'en' | 'fr', readonly string[]>> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'],
};

const trample = overrunning(
  [2, 1],
  (count) =>
    count === 1
      ? {
          en: 'Crush a guard without a hit, whatever the others do.',
          fr: 'Écrasez un garde sans recevoir de blessure, quoi que fassent les autres.',
        }
      : {
          en: `Crush ${NUMBERS.en[count] ?? count} guards without a hit, whatever the others do.`,
          fr: `Écrasez ${NUMBERS.fr[count] ?? count} gardes sans recevoir de blessure, quoi que fassent les autres.`,
        },
  guardsOf,
  false,
);

const buildings = overrunning(
  [5, 4, 3],
  (count) => ({
    en: `Crush ${NUMBERS.en[count] ?? count} buildings this turn without a hit, whatever the others do.`,
    fr: `Écrasez ${NUMBERS.fr[count] ?? count} bâtiments dans ce tour sans recevoir de blessure, quoi que fassent les autres.`,
  }),
  buildingsOf,
  false,
);

const towers = overrunning(
  [2, 1],
  (count) =>
    count === 1
      ? {
          en: 'Crush a skyscraper this turn without a hit, whatever the others do.',
          fr: 'Écrasez un gratte-ciel dans ce tour sans recevoir de blessure, quoi que fassent les autres.',
        }
      : {
          en: `Crush ${NUMBERS.en[count] ?? count} skyscrapers this turn without a hit, whatever the others do.`,
          fr: `Écrasez ${NUMBERS.fr[count] ?? count} gratte-ciel dans ce tour sans recevoir de blessure, quoi que fassent les autres.`,
        },
  towersOf,
  false,
);

const haul = overrunning(
  [5, 4],
  (count) => ({
    en: `Crush ${NUMBERS.en[count] ?? count} buildings and guards this turn, whatever the others do.`,
    fr: `Écrasez ${NUMBERS.fr[count] ?? count} bâtiments et gardes dans ce tour, quoi que fassent les autres.`,
  }),
  (known, seat) => buildingsOf(known, seat) + guardsOf(known, seat),
  true,
);

/** The kinds of puzzles of TetZilla. */
export const KINDS = { trample, buildings, towers, haul } satisfies Readonly<
  Record<string, PuzzleKind<TetzillaTypes>>
>;
