import { LANGUAGES, type Language } from '#core';

/** What is shown for a while: a figure from near by, an example of the rules, bots that play. */
type TurnKind = 'close' | 'lesson' | 'game';

/** What is shown at some time. */
export interface AttractTurn {
  readonly kind: TurnKind;
  /** The index of the game. */
  readonly game: number;
  /** How many of its kind were shown of the game before. */
  readonly nth: number;
  /** The index of the language. */
  readonly language: number;
}

/** What is shown of a game before the next one's turn comes. */
const ROUND: readonly TurnKind[] = ['close', 'lesson', 'game', 'lesson', 'lesson'];

/**
 * What is shown, forever.
 * @param index from 0 @param games how many games take turns @param languages how many languages do, with each round
 */
export function turnAt(index: number, games: number, languages: number): AttractTurn {
  const round = Math.floor(index / ROUND.length);
  const at = index % ROUND.length;
  const kind = ROUND[at]!;
  const same = (turns: readonly TurnKind[]) => turns.filter((each) => each === kind).length;
  const before = Math.floor(round / games);
  return {
    kind,
    game: round % games,
    nth: before * same(ROUND) + same(ROUND.slice(0, at)),
    // With as many games as languages each game would otherwise have one of its own.
    language: (round + Math.floor(round / games)) % languages,
  };
}

/** Steps from one lesson to the next, so that neighbours are of different chapters. Primes. */
const STRIDES = [11, 7, 5, 3];

/** The index of a lesson, so that each comes once before any comes again. @param nth from 0 @param count how many there are */
export function lessonAt(nth: number, count: number): number {
  const stride = STRIDES.find((each) => count % each !== 0) ?? 1;
  return (nth * stride) % count;
}

/** The languages that an address asks for in turn, such as `en,fr`; only the page's own where it names none. */
export function languagesIn(search: string, own: Language): readonly Language[] {
  const wished = (new URLSearchParams(search).get('languages') ?? '').split(',');
  const known = LANGUAGES.filter((each) => wished.includes(each));
  return known.length === 0 ? [own] : known;
}
