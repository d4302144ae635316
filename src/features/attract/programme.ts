import { LANGUAGES, type Language } from '#core';

/** Kinds of scenes: close-up of a figure, lesson, bot game. */
type TurnKind = 'close' | 'lesson' | 'game';

/** One scene of the programme. */
export interface AttractTurn {
  readonly kind: TurnKind;
  /** Index of the game. */
  readonly game: number;
  /** Scenes of the same kind that this game has had before. */
  readonly nth: number;
  /** Index of the language. */
  readonly language: number;
}

/** Scenes of one game before the next game's turn. */
const ROUND: readonly TurnKind[] = ['close', 'lesson', 'game', 'lesson', 'lesson'];

/**
 * The scene at an index of the endless programme.
 * @param index from 0
 * @param games number of games
 * @param languages number of languages, which change with each round
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
    // Otherwise, with equal numbers of games and languages, each game would always have the same language.
    language: (round + Math.floor(round / games)) % languages,
  };
}

/** Prime strides between lessons, so that consecutive lessons come from different chapters. */
const STRIDES = [11, 7, 5, 3];

/**
 * Index of the nth lesson; every lesson comes once before any repeats.
 * @param nth from 0
 * @param count number of lessons
 */
export function lessonAt(nth: number, count: number): number {
  const stride = STRIDES.find((each) => count % each !== 0) ?? 1;
  return (nth * stride) % count;
}

/** Languages listed in the address, such as `en,fr`; the page's own by default. */
export function languagesIn(search: string, own: Language): readonly Language[] {
  const wished = (new URLSearchParams(search).get('languages') ?? '').split(',');
  const known = LANGUAGES.filter((each) => wished.includes(each));
  return known.length === 0 ? [own] : known;
}
