import {
  blameLine,
  finish,
  Match,
  MOST_ACTIONS,
  ok,
  type Pausable,
  PhraseReader,
  plainText,
  type RecordedGame,
  type RecordedPlayers,
  type RecordLine,
  type Result,
  recordLanguage,
  recordLines,
  withoutComment,
} from '#core';
import { type KingTypes, king, type Position } from '#king-of-monsters/rules';
import { RECORD_LANGUAGES, type RecordLanguage, VOCABULARIES } from './languages';
import { finding, problem } from './problems';
import { ActionReader } from './readAction';
import { readHeader } from './readHeader';
import type { Vocabulary } from './vocabulary';
import { headingOf, playerName, RECORD_GAME, RECORD_VERSION, resultText } from './write';

/** What a record is called in each language. */
const TITLES = Object.fromEntries(
  RECORD_LANGUAGES.map((language) => [language, VOCABULARIES[language].title]),
) as Readonly<Record<RecordLanguage, string>>;

/** The lines of one language that are no actions. */
class Marks {
  private readonly heading: PhraseReader;

  constructor(private readonly words: Vocabulary) {
    this.heading = new PhraseReader(words.heading);
  }

  /** Whether a line begins a phase, as {@link plainHeading} gives it. */
  isHeading(text: string): boolean {
    return this.heading.read(text) !== null;
  }

  /** What a line says of the end; undefined for another line. */
  resultIn(text: string): string | undefined {
    const [, key = '', said = ''] = /^([^:]*):\s*(.*)$/.exec(text) ?? [];
    return plainText(key) === plainText(this.words.keys.result) ? said : undefined;
  }
}

/** A line as headings are compared; any mark may part its two halves. */
const plainHeading = (text: string): string =>
  plainText(text).replace(/^(\p{L}+ \d+) ?[-–—:·.,] ?/u, '$1 · ');

/** Plays the lines after the header. */
class BodyReader {
  private readonly actions: ActionReader;
  private readonly match: Match<KingTypes>;
  /** The last line that began a phase. */
  private heading: string | undefined;

  constructor(
    initial: Position,
    private readonly players: RecordedPlayers,
    private readonly words: Vocabulary,
    private readonly marks: Marks,
  ) {
    this.match = new Match(king, initial);
    this.actions = new ActionReader(words);
  }

  *read(lines: readonly RecordLine[]): Pausable<Result<Match<KingTypes>>> {
    for (const [index, line] of lines.entries()) {
      const text = withoutComment(line);
      const result = this.marks.resultIn(text);
      const read = result === undefined ? this.readLine(line, text) : this.readResult(line, result);
      if (!read.ok) return read;
      const next = lines[index + 1];
      if (result !== undefined && next !== undefined) {
        return blameLine(next, finding('result', 'record.afterResult'));
      }
      yield (index + 1) / lines.length;
    }
    return ok(this.match);
  }

  private readLine(line: RecordLine, text: string): Result<void> {
    const heading = plainHeading(text);
    return this.marks.isHeading(heading)
      ? this.readHeading(line, heading, text)
      : this.readAction(line, text);
  }

  private readHeading(line: RecordLine, heading: string, text: string): Result<void> {
    const right = headingOf(this.match.position, this.words);
    if (right === undefined) return blameLine(line, finding('turn', 'game.over'));
    if (heading !== plainText(right)) {
      return blameLine(line, finding('turn', 'record.differs', { given: text, right }));
    }
    if (right === this.heading) return blameLine(line, finding('turn', 'field.twice'));
    this.heading = right;
    return ok(undefined);
  }

  private readAction(line: RecordLine, text: string): Result<void> {
    const { position, seat } = this.match;
    if (seat === undefined) return blameLine(line, finding('action', 'game.over'));
    if (this.match.length === MOST_ACTIONS) {
      return blameLine(line, finding('action', 'list.long', { most: MOST_ACTIONS }));
    }
    const right = headingOf(position, this.words);
    if (right !== undefined && right !== this.heading) {
      return blameLine(line, finding('turn', 'king.record.heading', { right }));
    }
    const told = this.actions.read(text, position, seat);
    if (!told.ok) return blameLine(line, told.error);
    if (told.value.by !== seat) {
      const name = playerName(seat, this.players);
      return blameLine(line, finding('player', 'record.decides', { name }));
    }
    const taken = this.match.act(told.value.action);
    return taken.ok ? ok(undefined) : blameLine(line, taken.error);
  }

  private readResult(line: RecordLine, said: string): Result<void> {
    const right = resultText(this.match.position.outcome, this.words);
    if (plainText(said) === plainText(right)) return ok(undefined);
    return blameLine(line, finding('result', 'record.differs', { given: said, right }));
  }
}

/**
 * Reads a game record in any of its languages and plays it. Fails with the line, the field and the reason, e.g.
 * `line 12, row`.
 */
export function parseRecord(text: string): Result<RecordedGame<KingTypes>> {
  return finish(readingRecord(text));
}

/** As {@link parseRecord}, with a pause after each line. */
export function* readingRecord(text: string): Pausable<Result<RecordedGame<KingTypes>>> {
  const [title, ...lines] = recordLines(text);
  if (title === undefined) return problem('', 'record.empty');
  const language = recordLanguage(title, RECORD_GAME, RECORD_VERSION, TITLES);
  if (!language.ok) return language;
  const words = VOCABULARIES[language.value];
  const marks = new Marks(words);
  const body = lines.findIndex(
    ({ text: line }) => marks.isHeading(plainHeading(line)) || marks.resultIn(line) !== undefined,
  );
  const end = body < 0 ? lines.length : body;
  const header = readHeader(title, lines.slice(0, end), words);
  if (!header.ok) return header;
  const { initial, players, seed } = header.value;
  const match = yield* new BodyReader(initial, players, words, marks).read(lines.slice(end));
  if (!match.ok) return match;
  return ok({ match: match.value, players, ...(seed === undefined ? {} : { seed }) });
}
