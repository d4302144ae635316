import {
  formatGameFile,
  type Game,
  type GameTypes,
  LANGUAGES,
  type Language,
  Match,
  type MatchRecord,
  ok,
  type ProblemWords,
  parseGameFile,
  type RecordedGame,
  type Result,
  type Simulator,
} from '#core';
import { kingIdeaTerms, kingLessonBoard, kingLessons } from '#king-of-monsters/lessons';
import { kingPuzzles } from '#king-of-monsters/puzzles';
import * as kingRecord from '#king-of-monsters/record';
import {
  SEATS as KING_SEATS,
  type Position as KingPosition,
  king,
  simulator as kingSimulator,
} from '#king-of-monsters/rules';
import { kingProblems } from '#king-of-monsters/words';
import type { IdeaTerms, Lesson, LessonBoard, PuzzleBook } from '#learning';
import { tetzillaIdeaTerms, tetzillaLessonBoard, tetzillaLessons } from '#tetzilla/lessons';
import { tetzillaPuzzles } from '#tetzilla/puzzles';
import * as tetzillaRecord from '#tetzilla/record';
import {
  DEADLY_HITS,
  type Position,
  SEATS as TETZILLA_SEATS,
  tetzilla,
  simulator as tetzillaSimulator,
} from '#tetzilla/rules';
import { tetzillaProblems } from '#tetzilla/words';
import { zorglIdeaTerms, zorglLessonBoard, zorglLessons } from '#zorgl/lessons';
import { zorglPuzzles } from '#zorgl/puzzles';
import * as zorglRecord from '#zorgl/record';
import { simulator, SEATS as ZORGL_SEATS, zorgl } from '#zorgl/rules';
import { zorglProblems } from '#zorgl/words';
import * as zornRecord from '#zorn/record';
import {
  SEATS as ZORN_SEATS,
  type Event as ZornEvent,
  type Position as ZornPosition,
  zorn,
  simulator as zornSimulator,
} from '#zorn/rules';
import { zornProblems } from '#zorn/words';

/** A game's records: human-readable text of whole games. */
export interface Records {
  readonly languages: readonly string[];
  /** Text of a match. @param language a supported language */
  ofMatch(match: MatchRecord<GameTypes>, language: string): Result<string>;
  /** Text of a game file. @param language a supported language */
  ofFile(file: unknown, language: string): Result<string>;
  /** Game file of a text. */
  read(text: string): Result<unknown>;
}

/** Terms of a game for the output of `sim`, and additional statistics. */
interface SimTerms {
  /** Name of {@link Standing.score}. */
  readonly score: string;
  /** Type of the event that occurs once per turn, for games without {@link endedIn}. */
  readonly turnEvent?: string;
  /** Additional values of a seat at the end of a game, by name. */
  readonly measures?: Readonly<Record<string, (position: unknown, seat: string) => number>>;
  /** The last turn of a game; `sim` prints their distribution. */
  readonly endedIn?: (position: unknown) => number;
  /** Which counted use of the game an event is, if any; `sim` prints how often each occurs. */
  readonly use?: (event: { readonly type: string }) => string | undefined;
  /** Why a game ended, in the game's terms; `sim` prints how often each occurs. */
  readonly reason?: (position: unknown) => string | undefined;
}

/** Teaching material of a game. */
interface CliTeaching {
  readonly lessons: readonly Lesson[];
  readonly board: LessonBoard;
  /** Names that data files of its ideas can use. */
  readonly terms: IdeaTerms;
}

/** A game for the command line. */
export interface CliGame {
  readonly rules: Game<GameTypes>;
  readonly simulator: Simulator<GameTypes>;
  /** Left out for games without records. */
  readonly records?: Records;
  readonly terms?: SimTerms;
  readonly teaching?: CliTeaching;
  readonly puzzles?: PuzzleBook;
  /** Words of its problems, in English. */
  readonly problems: ProblemWords;
}

/** How a game writes its records. */
interface RecordRoom<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly seats: readonly T['Seat'][];
  format(game: RecordedGame<T>, language: Language): string;
  parse(text: string): Result<RecordedGame<T>>;
}

const languageOf = (language: string): Language => LANGUAGES.find((each) => each === language) ?? 'en';

const recordsWith = <T extends GameTypes>({ rules, seats, format, parse }: RecordRoom<T>): Records => ({
  languages: LANGUAGES,
  ofMatch(record, language) {
    const initial = rules.parse(record.initial);
    if (!initial.ok) return initial;
    const match = new Match(rules, initial.value);
    for (const each of record.actions) {
      const action = rules.parseAction(each);
      const played = action.ok ? match.act(action.value) : action;
      if (!played.ok) return played;
    }
    return ok(format({ match, players: {} }, languageOf(language)));
  },
  ofFile(file, language) {
    const game = parseGameFile(rules, seats, file);
    return game.ok ? ok(format(game.value, languageOf(language))) : game;
  },
  read(text) {
    const game = parse(text);
    return game.ok ? ok(formatGameFile(game.value)) : game;
  },
});

/** A seat in a position of TetZilla. */
const playerOf = (position: unknown, seat: string) =>
  (position as Position).players[seat as keyof Position['players']];

const tetzillaTerms: SimTerms = {
  score: 'points',
  measures: {
    hits: (position, seat) => playerOf(position, seat)?.hits ?? 0,
    deaths: (position, seat) => Number(playerOf(position, seat)?.hits === DEADLY_HITS),
  },
  endedIn: (position) => (position as Position).turn.number,
};

const kingTerms: SimTerms = {
  score: 'won',
  endedIn: (position) => (position as KingPosition).turn.number,
  reason: (position) => (position as KingPosition).outcome?.reason,
};

/** Counted uses in The Struggle for Zorn. */
function useInZorn(event: { readonly type: string }): string | undefined {
  const zornEvent = event as ZornEvent;
  switch (zornEvent.type) {
    case 'fought':
      return 'fights';
    case 'shot':
      return 'shots';
    case 'cast':
      return `spells ${zornEvent.effect}`;
    case 'captured':
      return zornEvent.token.startsWith('relic') ? 'relics' : 'treasure and traps';
    case 'arrived':
      return ['hire', 'vagnar'].includes(zornEvent.by)
        ? 'mercenaries'
        : zornEvent.by === 'ambush'
          ? 'ambushes'
          : undefined;
    case 'gained':
      return zornEvent.what === 'food' && zornEvent.by < 0 ? 'meals paid' : undefined;
    case 'hungry':
      return zornEvent.on ? 'hungry' : undefined;
    case 'works':
      return zornEvent.kind === null ? undefined : `${zornEvent.kind}s`;
    case 'exited':
      return 'exits';
    case 'event':
      return 'events';
    default:
      return undefined;
  }
}

const zornTerms: SimTerms = {
  score: 'glory',
  measures: {
    relics: (position, seat) => (position as ZornPosition).seats[seat as 'A']?.relics ?? 0,
    magic: (position, seat) => (position as ZornPosition).seats[seat as 'A']?.magic ?? 0,
    terror: (position) => (position as ZornPosition).terror,
  },
  use: useInZorn,
  endedIn: (position) => (position as ZornPosition).turn.number,
  reason: (position) => (position as ZornPosition).outcome?.reason,
};

/** All games; the first is the default. */
export const COMMAND_GAMES: readonly [CliGame, ...CliGame[]] = [
  {
    rules: zorgl,
    simulator,
    records: recordsWith({
      rules: zorgl,
      seats: ZORGL_SEATS,
      format: zorglRecord.formatRecord,
      parse: zorglRecord.parseRecord,
    }),
    teaching: { lessons: zorglLessons, board: zorglLessonBoard, terms: zorglIdeaTerms },
    puzzles: zorglPuzzles,
    problems: zorglProblems.en,
    terms: { score: 'floors', turnEvent: 'turn-ended' },
  },
  {
    rules: tetzilla,
    simulator: tetzillaSimulator,
    records: recordsWith({
      rules: tetzilla,
      seats: TETZILLA_SEATS,
      format: tetzillaRecord.formatRecord,
      parse: tetzillaRecord.parseRecord,
    }),
    teaching: { lessons: tetzillaLessons, board: tetzillaLessonBoard, terms: tetzillaIdeaTerms },
    puzzles: tetzillaPuzzles,
    problems: tetzillaProblems.en,
    terms: tetzillaTerms,
  },
  {
    rules: king,
    simulator: kingSimulator,
    records: recordsWith({
      rules: king,
      seats: KING_SEATS,
      format: kingRecord.formatRecord,
      parse: kingRecord.parseRecord,
    }),
    teaching: { lessons: kingLessons, board: kingLessonBoard, terms: kingIdeaTerms },
    puzzles: kingPuzzles,
    problems: kingProblems.en,
    terms: kingTerms,
  },
  {
    rules: zorn,
    simulator: zornSimulator,
    records: recordsWith({
      rules: zorn,
      seats: ZORN_SEATS,
      format: zornRecord.formatRecord,
      parse: zornRecord.parseRecord,
    }),
    problems: zornProblems.en,
    terms: zornTerms,
  },
];
