import type { LocalizedText } from '#core';
import { COLOURS, type KingTypes, type Known, type Seat } from '#king-of-monsters/rules';
import type { PuzzleKind } from '#learning';

const plates = ({ chart }: Known) => COLOURS.flatMap((row) => chart[row].plates);
const coversOn = (known: Known): number => plates(known).filter(({ cover }) => cover !== null).length;
const platesOn = (known: Known): number => plates(known).length;
const rows = ({ chart }: Known) => COLOURS.map((row) => chart[row].plates);
const rowsReady = (known: Known): number =>
  rows(known).filter((row) => row.length > 0 && row.every(({ cover }) => cover !== null)).length;
const rowsBare = (known: Known): number => rows(known).filter((row) => row.length === 0).length;

/** Whether the hero's turn in which the puzzle began is still going on. */
function heroActs(begun: Known, now: Known, seat: Seat): boolean {
  const acts = (known: Known) => known.stack.some((frame) => frame.kind === 'hero' && frame.seat === seat);
  return now.outcome === null && now.turn.number === begun.turn.number && acts(begun) && acts(now);
}

/** Solved once the count reaches its target, failed when the turn ends first. */
const counting = (
  counts: readonly number[],
  ask: (count: number) => LocalizedText,
  done: (begun: Known, now: Known) => number,
): PuzzleKind<KingTypes> => ({
  counts,
  ask,
  done,
  state(begun, now, seat, count) {
    if (!heroActs(begun, begun, seat)) return 'lost';
    if (done(begun, now) >= count) return 'reached';
    return heroActs(begun, now, seat) ? 'open' : 'lost';
  },
});

const NUMBERS: Readonly<Record<'en' | 'fr', readonly string[]>> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five'],
  fr: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq'],
};
const en = (count: number): string => NUMBERS.en[count] ?? String(count);
const fr = (count: number): string => NUMBERS.fr[count] ?? String(count);

const cover = counting(
  [4, 3, 2],
  (count) => ({
    en: `Cover ${en(count)} of the King’s plates in this hero’s turn.`,
    fr: `Couvrez ${fr(count)} plaques du Roi dans le tour de ce héros.`,
  }),
  (begun, now) => coversOn(now) - coversOn(begun),
);

const strip = counting(
  [4, 3, 2, 1],
  (count) =>
    count === 1
      ? {
          en: 'Take a plate away from the King in this hero’s turn, whatever lies face down.',
          fr: 'Ôtez une plaque au Roi dans le tour de ce héros, quelles que soient les cartes cachées.',
        }
      : {
          en: `Take ${en(count)} plates away from the King in this hero’s turn, whatever lies face down.`,
          fr: `Ôtez ${fr(count)} plaques au Roi dans le tour de ce héros, quelles que soient les cartes cachées.`,
        },
  (begun, now) => platesOn(begun) - platesOn(now),
);

const ready = counting(
  [2, 1],
  (count) =>
    count === 1
      ? {
          en: 'Cover a row to its last plate in this hero’s turn, so that it could be compared.',
          fr: 'Couvrez une rangée jusqu’à sa dernière plaque dans le tour de ce héros, pour qu’on puisse la comparer.',
        }
      : {
          en: `Cover ${en(count)} rows to their last plates in this hero’s turn, so that they could be compared.`,
          fr: `Couvrez ${fr(count)} rangées jusqu’à leur dernière plaque dans le tour de ce héros, pour qu’on puisse les comparer.`,
        },
  (begun, now) => rowsReady(now) - rowsReady(begun),
);

const bare = counting(
  [2, 1],
  (count) =>
    count === 1
      ? {
          en: 'Strip a row of its last plate in this hero’s turn, whatever lies face down.',
          fr: 'Ôtez la dernière plaque d’une rangée dans le tour de ce héros, quelles que soient les cartes cachées.',
        }
      : {
          en: `Strip ${en(count)} rows of their last plates in this hero’s turn, whatever lies face down.`,
          fr: `Ôtez la dernière plaque de ${fr(count)} rangées dans le tour de ce héros, quelles que soient les cartes cachées.`,
        },
  (begun, now) => rowsBare(now) - rowsBare(begun),
);

/** Goals for a hero's turn. There are none for the King, whose best move is usually the greedy one. */
export const KINDS = { cover, strip, ready, bare } satisfies Readonly<Record<string, PuzzleKind<KingTypes>>>;
