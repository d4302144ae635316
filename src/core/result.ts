import { type Problem, problemLine } from './problem';

export type Result<Value, Failure = Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function err<Failure>(error: Failure): Result<never, Failure> {
  return { ok: false, error };
}

/** The same problem seen from outside: its field is one of `path`, e.g. `actions[2]` and `card` give `actions[2].card`. */
export function within(path: string, found: Problem): Problem {
  const { field } = found;
  const joint = field === '' || field.startsWith('[') ? '' : '.';
  return { ...found, field: `${path}${joint}${field}` };
}

/** The same problem as one of a file, e.g. `game.json: actions[2]`. */
export function inFile(file: string, found: Problem): Problem {
  return { ...found, field: found.field === '' ? file : `${file}: ${found.field}` };
}

/** Characters of an input that a message repeats at most. */
const MAX_QUOTED = 80;

/** Words of an input as a message repeats them: in quotation marks, cut when long. */
export function quoted(text: string): string {
  return `"${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}"`;
}

/** The value of a result that cannot have failed. Throws the problem if it did: a programming error. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(problemLine(result.error));
  return result.value;
}
