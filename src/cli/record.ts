import { err, Match, ok, type Problem, problem, type Result } from '#core';
import {
  formatGameFile,
  formatRecord,
  parseGameFile,
  parseRecord,
  RECORD_LANGUAGES,
  type RecordedGame,
  type RecordLanguage,
} from '#zorgl/record';
import { zorgl } from '#zorgl/rules';
import { numberOption, type Options, parseOptions } from './arguments';
import type { Command } from './command';

/** One line of a trace, as far as a record needs it. */
interface Transition {
  readonly game?: unknown;
  readonly position?: unknown;
  readonly action?: unknown;
}

const MOST_GAMES = 1_000_000;

function languageOption(options: Options): Result<RecordLanguage> {
  const text = options.get('lang') ?? 'en';
  const language = RECORD_LANGUAGES.find((each) => each === text);
  return language === undefined
    ? problem('--lang', `"${text}" is not one of ${RECORD_LANGUAGES.join(', ')}`)
    : ok(language);
}

/** The values of a text that holds JSON, one in all or one on each line. */
function jsonValues(text: string): Result<readonly unknown[]> {
  try {
    return ok([JSON.parse(text)]);
  } catch (whole) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    try {
      if (lines.length > 1) return ok(lines.map((line): unknown => JSON.parse(line)));
    } catch {
      // Neither: told of the whole.
    }
    return problem('input', `is not JSON: ${whole instanceof Error ? whole.message : String(whole)}`);
  }
}

const isTrace = (value: unknown): value is Transition =>
  typeof value === 'object' && value !== null && 'position' in value && 'action' in value;

function inLine(index: number, field: string, found: Problem): Problem {
  return { ...found, field: `line ${index + 1}, ${found.field === '' ? field : `${field}.${found.field}`}` };
}

/** The game of a number from a trace. */
function fromTrace(transitions: readonly Transition[], number: number): Result<RecordedGame> {
  const lines = transitions.flatMap((line, index) => (line.game === number ? [{ line, index }] : []));
  const [first] = lines;
  if (first === undefined) return problem('--game', `the trace holds no game ${number}`);
  const initial = zorgl.parse(first.line.position);
  if (!initial.ok) return err(inLine(first.index, 'position', initial.error));
  const match = new Match(zorgl, initial.value);
  for (const { line, index } of lines) {
    const action = zorgl.parseAction(line.action);
    const taken = action.ok ? match.act(action.value) : action;
    if (!taken.ok) return err(inLine(index, 'action', taken.error));
  }
  return ok({ match, players: {} });
}

/** `record`: a game file, or a game of a trace, as text for people. */
export const record: Command = async (words, input, print) => {
  const options = parseOptions(words, { lang: true, game: true });
  if (!options.ok) return options;
  const language = languageOption(options.value);
  if (!language.ok) return language;
  const number = options.value.has('game') ? numberOption(options.value, 'game', 0, MOST_GAMES) : ok(0);
  if (!number.ok) return number;
  const values = jsonValues(await input());
  if (!values.ok) return values;
  const trace = values.value.filter(isTrace);
  const game =
    trace.length === values.value.length ? fromTrace(trace, number.value) : parseGameFile(values.value[0]);
  if (!game.ok) return game;
  await print(formatRecord(game.value, language.value).trimEnd());
  return ok(null);
};

/** `parse-record`: a game file from what `record` wrote, or people did. */
export const readRecord: Command = async (words, input, print) => {
  const options = parseOptions(words, {});
  if (!options.ok) return options;
  const game = parseRecord(await input());
  if (!game.ok) return game;
  await print(JSON.stringify(formatGameFile(game.value)));
  return ok(null);
};
