import {
  fail,
  type Game,
  type GameTypes,
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
import { recordLanguage } from './title';

/** What the header of a record says: the opening, and who plays. */
export interface RecordedOpening<T extends GameTypes> {
  readonly initial: T['Position'];
  readonly players: RecordedPlayers;
  readonly seed?: Seed;
}

/** An action as a line of a record tells it, and whose it is. */
export interface RecordedAction<T extends GameTypes> {
  readonly action: T['Action'];
  readonly by: T['Seat'];
}

/** How the records of a game are told in one language: a header, and phases that each begin with a heading. */
export interface PhasedForm<T extends GameTypes> {
  readonly rules: Game<T>;
  /** The shapes of lines that begin a phase. */
  readonly headings: readonly PhraseReader[];
  /** What the line of the result begins with, and what stands behind such a key. */
  readonly resultKey: string;
  readonly colon: string;
  /** Where notes on an action stand, in characters from the left, if the action leaves room. */
  readonly notesAt: number;
  /** The line that begins the phase of a position; undefined when the game is over. */
  headingOf(position: T['Position']): string | undefined;
  /** How a game has ended, or that it has not. */
  resultOf(position: T['Position'], players: RecordedPlayers): string;
  /** The lines that are needed to start the game again, except the title. */
  headerOf(game: RecordedGame<T>): readonly string[];
  /** An action, without its notes. */
  actionOf(entry: MatchEntry<T>): string;
  /**
   * What one fact adds to what the action says, for people to read beside it; null if it adds nothing.
   * @param events all facts of the action
   */
  noteOf(event: T['Event'], events: readonly T['Event'][]): string | null;
  /** Reads the lines before the first phase. @param title the first line of the record */
  readHeader(title: RecordLine, lines: readonly RecordLine[]): Result<RecordedOpening<T>>;
  /** Reads a line of a phase, its shape checked. Fails with the field of the action at fault. */
  readAction(text: string, position: T['Position'], seat: T['Seat']): Result<RecordedAction<T>>;
}

/** `Anna (A)`, or just the seat. It may be written where a comment may follow, so it does not begin one. */
export function recordName(seat: string, players: RecordedPlayers): string {
  const name = players[seat]?.name;
  return name === undefined ? seat : `${name.replaceAll(RECORD_COMMENT, ',')} (${seat})`;
}

/** Records of a game that is written in phases. */
export interface PhasedRecords<T extends GameTypes, Language extends string> {
  /** A whole game as text for people, a line for each action, which {@link parse} reads back to the letter. */
  format(game: RecordedGame<T>, language: Language): string;
  /**
   * Reads a record in any of its languages and plays it. Fails with the line, the field and the reason, e.g.
   * `line 12, row`.
   */
  parse(text: string): Result<RecordedGame<T>>;
  /** As {@link parse}, with a pause after each line. */
  reading(text: string): Task<Result<RecordedGame<T>>>;
}

/**
 * @param game what records call the game @param version that of the format, for readers of later programs
 * @param titles what a record is called in each language
 */
export function phasedRecords<T extends GameTypes, Language extends string>(
  game: string,
  version: number,
  titles: Readonly<Record<Language, string>>,
  formOf: (language: Language) => PhasedForm<T>,
): PhasedRecords<T, Language> {
  function* reading(text: string): Task<Result<RecordedGame<T>>> {
    const [title, ...lines] = recordLines(text);
    if (title === undefined) return fail('', 'record.empty');
    const language = recordLanguage(title, game, version, titles);
    if (!language.ok) return language;
    return yield* readingPhased(formOf(language.value), title, lines);
  }
  return {
    format: (recorded, language) => {
      const form = formOf(language);
      const title = `${titles[language]} ${version}${form.colon}${game}`;
      return formatPhased(title, form, recorded);
    },
    parse: (text) => runToEnd(reading(text)),
    reading,
  };
}

function formatPhased<T extends GameTypes>(
  title: string,
  form: PhasedForm<T>,
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
  lines.push('', `${form.resultKey}${form.colon}${form.resultOf(match.position, players)}`);
  return `${lines.join('\n')}\n`;
}

const notesOn = <T extends GameTypes>(form: PhasedForm<T>, { events }: MatchEntry<T>): readonly string[] =>
  events.map((event) => form.noteOf(event, events)).filter((note) => note !== null);

/** How wide the notes of a line may be, in characters; more go on in the lines below it. */
const NOTES_WIDTH = 90;

/** A line with notes in a column beside it, and below it where they are many. */
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

/** A line as headings are compared; any mark may part its two halves. */
const plainHeading = (text: string): string =>
  plainText(text).replace(/^(\p{L}+(?: \d+)?) ?[-–—:·.,] ?/u, '$1 · ');

const isHeading = ({ headings }: Pick<PhasedForm<GameTypes>, 'headings'>, plain: string): boolean =>
  headings.some((heading) => heading.read(plain) !== null);

/** What a line says of the end; undefined for another line. */
function resultIn({ resultKey }: Pick<PhasedForm<GameTypes>, 'resultKey'>, text: string): string | undefined {
  const [, key = '', said = ''] = /^([^:]*):\s*(.*)$/.exec(text) ?? [];
  return plainText(key) === plainText(resultKey) ? said : undefined;
}

function* readingPhased<T extends GameTypes>(
  form: PhasedForm<T>,
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
  /** The last line that began a phase. */
  private heading: string | undefined;

  constructor(
    private readonly form: PhasedForm<T>,
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
    const told = this.form.readAction(text, position, seat);
    if (!told.ok) return blameLine(line, told.error);
    if (told.value.by !== seat) {
      return blameLine(
        line,
        makeProblem('player', 'record.decides', { name: recordName(seat, this.players) }),
      );
    }
    const taken = this.match.act(told.value.action);
    return taken.ok ? ok(undefined) : blameLine(line, taken.error);
  }

  private readResult(line: RecordLine, said: string): Result<void> {
    const right = this.form.resultOf(this.match.position, this.players);
    if (plainText(said) === plainText(right)) return ok(undefined);
    return blameLine(line, makeProblem('result', 'record.differs', { given: said, right }));
  }
}
