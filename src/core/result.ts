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

/** Prefixes the field of a problem with a path, e.g. `actions[2]` and `card` give `actions[2].card`. */
export function within(path: string, found: Problem): Problem {
  const { field } = found;
  const joint = field === '' || field.startsWith('[') ? '' : '.';
  return { ...found, field: `${path}${joint}${field}` };
}

/** Prefixes the field of a problem with a file name, e.g. `game.json: actions[2]`. */
export function inFile(file: string, found: Problem): Problem {
  return { ...found, field: found.field === '' ? file : `${file}: ${found.field}` };
}

/** Maximum number of input characters repeated in a message. */
const MAX_QUOTED = 80;

/** Input text as repeated in a message: in quotation marks, truncated if long. */
export function quoted(text: string): string {
  return `"${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}"`;
}

/** The value of a result that cannot have failed. Throws if it did: that is a programming error. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(problemLine(result.error));
  return result.value;
}
