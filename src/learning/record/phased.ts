import {
  fail,
  type Game,
  type GameTypes,
  LANGUAGES,
  type Language,
  MAX_ACTIONS,
  Match,
  type MatchEntry,
  makeProblem,
  ok,
  type RecordedGame,
  type RecordedPlayers,
  type Result,
  runToEnd,
  type Seed,
  type Task,
} from '#core';
import { blameLine, RECORD_COMMENT, type RecordLine, recordLines, withoutComment } from './lines';
import { type PhraseReader, plainText } from './phrases';
import { type RecordTitle, recordLanguage } from './title';

/** The contents of a record's header: the opening and the players. */
export interface RecordedOpening<T extends GameTypes> {
  readonly initial: T['Position'];
  readonly players: RecordedPlayers;
  readonly seed?: Seed;
}

/** An action read from a line of a record, and its seat. */
export interface RecordedAction<T extends GameTypes> {
  readonly action: T['Action'];
  readonly by: T['Seat'];
}

/** Words that every game's records use. */
export interface RecordWords extends RecordTitle {
  readonly keys: { readonly result: string };
  /** Separates a key from its value. */
  readonly colon: string;
}

/** A form, and the words of its language. */
type WordedForm<T extends GameTypes> = PhasedForm<T> & { readonly words: RecordWords };

/** How a game writes and reads its records in one language: a header, then phases with a heading each. */
export interface PhasedForm<T extends GameTypes> {
  readonly rules: Game<T>;
  /** Patterns of the headings. */
  readonly headings: readonly PhraseReader[];
  /** Column of the notes, in characters, where the action leaves room. */
  readonly notesAt: number;
  /** The heading of the phase of a position; undefined when the game is over. */
  headingOf(position: T['Position']): string | undefined;
  /** The result of the game, or that it has none yet. */
  resultOf(position: T['Position'], players: RecordedPlayers): string;
  /** The lines that are needed to start the game again, except the title. */
  headerOf(game: RecordedGame<T>): readonly string[];
  /** The text of an action, without notes. */
  actionOf(entry: MatchEntry<T>): string;
  /**
   * The note for one event, if it adds something to the action's text; null otherwise.
   * @param events all events of the action
   */
  noteOf(event: T['Event'], events: readonly T['Event'][]): string | null;
  /**
   * Reads the lines before the first phase.
   * @param title the first line of the record
   */
  readHeader(title: RecordLine, lines: readonly RecordLine[]): Result<RecordedOpening<T>>;
  /** Reads an action line and validates its shape. Fails with the first invalid field of the action. */
  readAction(text: string, position: T['Position'], seat: T['Seat']): Result<RecordedAction<T>>;
}

/** `Anna (A)`, or just the seat without a name. Comment marks in the name are replaced. */
export function recordName(seat: string, players: RecordedPlayers): string {
  const name = players[seat]?.name;
  return name === undefined ? seat : `${name.replaceAll(RECORD_COMMENT, ',')} (${seat})`;
}

/** Reads and writes records of a game in phases. */
export interface PhasedRecords<T extends GameTypes> {
  /** A whole game as text, one line for each action. {@link parse} restores it exactly. */
  format(game: RecordedGame<T>, language: Language): string;
  /**
   * Parses a record in any of its languages and plays it. Fails with line, field and reason, e.g. `line 12,
   * row`.
   */
  parse(text: string): Result<RecordedGame<T>>;
  /** Like {@link parse}, but pauses after each line. */
  reading(text: string): Task<Result<RecordedGame<T>>>;
  /** {@link format} by language. */
  readonly texts: readonly {
    readonly language: Language;
    format(game: RecordedGame<T>): string;
  }[];
}

/**
 * @param game name of the game in records
 * @param version of the format, for future readers
 * @param vocabularies words of each language
 */
export function phasedRecords<T extends GameTypes, Words extends RecordWords>(
  game: string,
  version: number,
  vocabularies: Readonly<Record<Language, Words>>,
  formOf: (words: Words) => PhasedForm<T>,
): PhasedRecords<T> {
  const worded = (language: Language): WordedForm<T> => {
    const words = vocabularies[language];
    return { ...formOf(words), words };
  };
  function* reading(text: string): Task<Result<RecordedGame<T>>> {
    const [title, ...lines] = recordLines(text);
    if (title === undefined) return fail('', 'record.empty');
    const language = recordLanguage(title, game, version, vocabularies);
    if (!language.ok) return language;
    return yield* readingPhased(worded(language.value), title, lines);
  }
  const format: PhasedRecords<T>['format'] = (recorded, language) => {
    const form = worded(language);
    const title = `${form.words.title} ${version}${form.words.colon}${game}`;
    return formatPhased(title, form, recorded);
  };
  return {
    format,
    parse: (text) => runToEnd(reading(text)),
    reading,
    texts: LANGUAGES.map((language) => ({ language, format: (recorded) => format(recorded, language) })),
  };
}

function formatPhased<T extends GameTypes>(
  title: string,
  form: WordedForm<T>,
  game: RecordedGame<T>,
): string {
  const { match, players } = game;
  const lines = [title, ...form.headerOf(game)];
  let heading: string | undefined;
  for (let index = 0; index < match.length; index++) {
    const now = form.headingOf(match.positionAt(index));
    if (now !== undefined && now !== heading) lines.push('', now);
    heading = now;
    const entry = match.entry(index);
    lines.push(...withNotes(`  ${form.actionOf(entry)}`, notesOn(form, entry), form.notesAt));
  }
  lines.push('', `${form.words.keys.result}${form.words.colon}${form.resultOf(match.position, players)}`);
  return `${lines.join('\n')}\n`;
}

const notesOn = <T extends GameTypes>(form: PhasedForm<T>, { events }: MatchEntry<T>): readonly string[] =>
  events.map((event) => form.noteOf(event, events)).filter((note) => note !== null);

/** Maximum width of notes in characters; longer notes continue on the lines below. */
const NOTES_WIDTH = 90;

/** A line with notes in a column beside it, continued below it if necessary. */
function withNotes(text: string, notes: readonly string[], column: number): readonly string[] {
  const rows: string[] = [];
  for (const note of notes) {
    const longer = rows.length === 0 ? note : `${rows.at(-1)} · ${note}`;
    if (rows.length > 0 && longer.length <= NOTES_WIDTH) rows[rows.length - 1] = longer;
    else rows.push(note);
  }
  if (rows.length === 0) return [text];
  return rows.map((row, index) => `${(index === 0 ? text : '').padEnd(column - 1)} ${RECORD_COMMENT} ${row}`);
}

/** Normalises a heading for comparison; any punctuation may separate its two halves. */
const plainHeading = (text: string): string =>
  plainText(text).replace(/^(\p{L}+(?: \d+)?) ?[-–—:·.,] ?/u, '$1 · ');

const isHeading = ({ headings }: Pick<PhasedForm<GameTypes>, 'headings'>, plain: string): boolean =>
  headings.some((heading) => heading.read(plain) !== null);

/** The value of a result line; undefined for any other line. */
function resultIn({ words }: Pick<WordedForm<GameTypes>, 'words'>, text: string): string | undefined {
  const [, key = '', said = ''] = /^([^:]*):\s*(.*)$/.exec(text) ?? [];
  return plainText(key) === plainText(words.keys.result) ? said : undefined;
}

function* readingPhased<T extends GameTypes>(
  form: WordedForm<T>,
  title: RecordLine,
  lines: readonly RecordLine[],
): Task<Result<RecordedGame<T>>> {
  const body = lines.findIndex(
    ({ text }) => isHeading(form, plainHeading(text)) || resultIn(form, text) !== undefined,
  );
  const end = body < 0 ? lines.length : body;
  const opening = form.readHeader(title, lines.slice(0, end));
  if (!opening.ok) return opening;
  const match = yield* new BodyReader(form, opening.value).read(lines.slice(end));
  if (!match.ok) return match;
  const { players, seed } = opening.value;
  return ok({ match: match.value, players, ...(seed === undefined ? {} : { seed }) });
}

/** Plays the lines after the header. */
class BodyReader<T extends GameTypes> {
  private readonly match: Match<T>;
  private readonly players: RecordedPlayers;
  /** The last heading. */
  private heading: string | undefined;

  constructor(
    private readonly form: WordedForm<T>,
    { initial, players }: RecordedOpening<T>,
  ) {
    this.match = new Match(form.rules, initial);
    this.players = players;
  }

  *read(lines: readonly RecordLine[]): Task<Result<Match<T>>> {
    for (const [index, line] of lines.entries()) {
      const text = withoutComment(line);
      const result = resultIn(this.form, text);
      const read = result === undefined ? this.readLine(line, text) : this.readResult(line, result);
      if (!read.ok) return read;
      const next = lines[index + 1];
      if (result !== undefined && next !== undefined) {
        return blameLine(next, makeProblem('result', 'record.afterResult'));
      }
      yield (index + 1) / lines.length;
    }
    return ok(this.match);
  }

  private readLine(line: RecordLine, text: string): Result<void> {
    const heading = plainHeading(text);
    return isHeading(this.form, heading)
      ? this.readHeading(line, heading, text)
      : this.readAction(line, text);
  }

  private readHeading(line: RecordLine, heading: string, text: string): Result<void> {
    const right = this.form.headingOf(this.match.position);
    if (right === undefined) return blameLine(line, makeProblem('turn', 'game.over'));
    if (heading !== plainText(right)) {
      return blameLine(line, makeProblem('turn', 'record.differs', { given: text, right }));
    }
    if (right === this.heading) return blameLine(line, makeProblem('turn', 'field.twice'));
    this.heading = right;
    return ok(undefined);
  }

  private readAction(line: RecordLine, text: string): Result<void> {
    const { position, seat } = this.match;
    if (seat === undefined) return blameLine(line, makeProblem('action', 'game.over'));
    if (this.match.length === MAX_ACTIONS) {
      return blameLine(line, makeProblem('action', 'list.long', { most: MAX_ACTIONS }));
    }
    const right = this.form.headingOf(position);
    if (right !== undefined && right !== this.heading) {
      return blameLine(line, makeProblem('turn', 'record.heading', { right }));
    }
    const parsed = this.form.readAction(text, position, seat);
    if (!parsed.ok) return blameLine(line, parsed.error);
    if (parsed.value.by !== seat) {
      return blameLine(
        line,
        makeProblem('player', 'record.decides', { name: recordName(seat, this.players) }),
      );
    }
    const taken = this.match.act(parsed.value.action);
    return taken.ok ? ok(undefined) : blameLine(line, taken.error);
  }

  private readResult(line: RecordLine, said: string): Result<void> {
    const right = this.form.resultOf(this.match.position, this.players);
    if (plainText(said) === plainText(right)) return ok(undefined);
    return blameLine(line, makeProblem('result', 'record.differs', { given: said, right }));
  }
}
