import { LANGUAGES, type Problem, type ProblemWords, type Random, type Result, reasonOf } from '#core';
import { problemWordsIn, reasonFor } from '../helpers/problems';

/** What a parser did with an input: took it, or refused it. */
type Verdict = 'accepted' | 'refused';

/** Something that reads what comes from outside. */
export interface Target {
  readonly name: string;
  /** An input like those it must expect, or worse. */
  readonly input: (random: Random) => unknown;
  /** Gives it to the parser and checks the law; throws a {@link Breach}, or what the parser threw. */
  readonly check: (input: unknown, random: Random) => Verdict | Promise<Verdict>;
}

/** The law is broken. */
class Breach extends Error {}

export function demand(holds: boolean, law: string): asserts holds {
  if (!holds) throw new Breach(law);
}

/** A JSON value as text in which the order of keys does not count. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Every refusal can be worded in all of these. */
const WORDS = LANGUAGES.map(problemWordsIn);

/** The keys of `players.A.hand[3]`. */
function keysOf(field: string): readonly string[] {
  return field.split(/[.[\]]+/).filter((key) => key !== '');
}

/**
 * A refusal says what is wrong; and where it is: in a field of the input, which may be missing there itself.
 * @param input the value that was refused; left out for texts @param languages the words of all who may read it
 */
export function checkProblem(
  problem: Problem,
  input?: unknown,
  languages: readonly ProblemWords[] = WORDS,
): void {
  const { field, clause } = problem;
  for (const words of languages) demand(reasonOf(problem, words).trim() !== '', 'a refusal gives a reason');
  demand(typeof field === 'string', 'a refusal names a field');
  demand(clause === undefined || /^[A-Z]\d+(\.\d+)?$/.test(clause), `"${clause}" is no clause`);
  if (input === undefined) return;
  if (hasDottedKey(input)) return;
  let value: unknown = input;
  for (const key of keysOf(field).slice(0, -1)) {
    demand(
      typeof value === 'object' && value !== null && Object.hasOwn(value, key),
      `the refusal names ${field}, which is not in the input`,
    );
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
}

/** Whether a key of the input is one that the path of a field cannot tell apart. */
function hasDottedKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => /[.[\]]|^$/.test(key) || hasDottedKey(inner));
}

/**
 * The law of a parser of values: what it takes, written down and read again, is the same; what it refuses has a
 * reason, and a field of the input.
 */
export function checkParser<Value>(
  parse: (input: unknown) => Result<Value>,
  input: unknown,
  written: (value: Value) => unknown = (value) => value,
): Value | undefined {
  const parsed = parse(input);
  demand(
    Object.getOwnPropertyDescriptor(Object.prototype, 'polluted') === undefined,
    'no prototype is touched',
  );
  if (!parsed.ok) {
    checkProblem(parsed.error, input);
    return undefined;
  }
  const text = canonical(written(parsed.value));
  const again = parse(JSON.parse(text));
  demand(
    again.ok,
    `what was written is refused: ${again.ok ? '' : `${again.error.field} ${reasonFor(again.error)}`}`,
  );
  demand(canonical(written(again.value)) === text, 'what was written reads as something else');
  return parsed.value;
}
