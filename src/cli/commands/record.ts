import { err, type GameTypes, Match, ok, type Problem, quoted, type Result, within } from '#core';
import type { Command } from '../command';
import { type CliGame, COMMAND_GAMES, type Records } from '../games';
import { gameOf, parseJson } from '../input';
import { fail } from '../problems';
import { type CommandOptions, numberWord } from '../words';

/** The fields of a trace line that a record needs. */
interface Transition {
  readonly game?: unknown;
  readonly position?: unknown;
  readonly action?: unknown;
}

const MAX_GAMES = 1_000_000;

function languageWord(words: CommandOptions, languages: readonly string[]): Result<string> {
  const text = words.get('lang') ?? 'en';
  return languages.includes(text)
    ? ok(text)
    : fail('--lang', 'value.unknown', { value: quoted(text), known: languages });
}

/** Parses a single JSON value or one value per line. If both fail, reports the error of the whole text. */
function jsonValues(text: string): Result<readonly unknown[]> {
  const whole = parseJson(text);
  if (whole.ok) return ok([whole.value]);
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseJson);
  const values = lines.flatMap((line) => (line.ok ? [line.value] : []));
  return lines.length > 1 && values.length === lines.length ? ok(values) : whole;
}

const isTrace = (value: unknown): value is Transition =>
  typeof value === 'object' && value !== null && 'position' in value && 'action' in value;

function inLine(index: number, path: string, found: Problem): Problem {
  const inside = within(path, found);
  return { ...inside, field: `line ${index + 1}, ${inside.field}` };
}

const recordsOf = ({ rules, records }: CliGame): Result<Records> =>
  records === undefined ? fail('game', 'record.none', { game: rules.id }) : ok(records);

/** Text of a numbered game in a trace. */
function fromTrace(
  transitions: readonly Transition[],
  number: number,
  words: CommandOptions,
): Result<string> {
  const lines = transitions.flatMap((line, index) => (line.game === number ? [{ line, index }] : []));
  const [first] = lines;
  if (first === undefined) return fail('--game', 'trace.game', { game: number });
  const game = gameOf(first.line.position);
  if (!game.ok) return err(inLine(first.index, 'position', game.error));
  const { rules } = game.value;
  const records = recordsOf(game.value);
  if (!records.ok) return records;
  const language = languageWord(words, records.value.languages);
  if (!language.ok) return language;
  const initial = rules.parse(first.line.position);
  if (!initial.ok) return err(inLine(first.index, 'position', initial.error));
  const match = new Match<GameTypes>(rules, initial.value);
  for (const { line, index } of lines) {
    const action = rules.parseAction(line.action);
    const taken = action.ok ? match.act(action.value) : action;
    if (!taken.ok) return err(inLine(index, 'action', taken.error));
  }
  return records.value.ofMatch(match.record(), language.value);
}

function fromFile(file: unknown, words: CommandOptions): Result<string> {
  const game = gameOf(file);
  if (!game.ok) return game;
  const records = recordsOf(game.value);
  if (!records.ok) return records;
  const language = languageWord(words, records.value.languages);
  return language.ok ? records.value.ofFile(file, language.value) : language;
}

export const record: Command = {
  summary: 'Prints a game as readable text.',
  reads: 'a game file, or the output of `trace`',
  flags: () => ({
    lang: { value: 'CODE', help: `${languages().join(', ')}; default en` },
    game: { value: 'G', help: 'which game of a trace; default 0' },
  }),
  async run({ words, input, print }) {
    const number = words.has('game') ? numberWord(words, 'game', 0, MAX_GAMES) : ok(0);
    if (!number.ok) return number;
    const values = jsonValues(await input());
    if (!values.ok) return values;
    const trace = values.value.filter(isTrace);
    const text =
      trace.length === values.value.length
        ? fromTrace(trace, number.value, words)
        : fromFile(values.value[0], words);
    if (!text.ok) return text;
    await print(text.value.trimEnd());
    return ok(null);
  },
};

const languages = (): readonly string[] => [
  ...new Set(COMMAND_GAMES.flatMap(({ records }) => records?.languages ?? [])),
];

export const parseRecordText: Command = {
  summary: 'Turns the text of a game into a game file.',
  reads: 'a game as text, as `record` prints it',
  takesGame: true,
  flags: () => ({}),
  async run({ game, input, print }) {
    const records = recordsOf(game);
    if (!records.ok) return records;
    const file = records.value.read(await input());
    if (!file.ok) return file;
    await print(JSON.stringify(file.value));
    return ok(null);
  },
};
