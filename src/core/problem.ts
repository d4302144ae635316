/** A value that a problem's message may mention. */
export type ProblemParam = string | number | readonly string[];
export type ProblemParams = Readonly<Record<string, ProblemParam>>;

/** What is wrong with an input: the field, a code and, for a game action, the clause it breaks. */
export interface Problem {
  /** The path of the invalid field, e.g. `players.A.hand[3]`; empty if the whole input is invalid. */
  readonly field: string;
  /** What is wrong, e.g. `seed.invalid`: the key of the message in the catalogues. */
  readonly code: string;
  /** Parameters of the message. Omitted if it has none. */
  readonly params?: ProblemParams;
  /** The rule that refuses an action, e.g. `Z4.2`. */
  readonly clause?: string;
}

/** Maximum number of characters of an input value that a line repeats. */
const MAX_REPEATED = 160;

const repeated = (text: string): string =>
  text.length > MAX_REPEATED ? `${text.slice(0, MAX_REPEATED)}…` : text;

/** Messages by code, in one language: a text, or a function of the parameters. */
export type ProblemWords = Readonly<Record<string, string | ((params: never) => string)>>;

/** The message of a problem. Throws a RangeError for an unknown code. */
export function reasonOf({ code, params = {} }: Problem, words: ProblemWords): string {
  const wording = Object.hasOwn(words, code) ? words[code] : undefined;
  if (wording === undefined) throw new RangeError(`no words for ${code}`);
  if (typeof wording === 'string') return wording;
  const short = Object.fromEntries(
    Object.entries(params).map(([name, param]) => [
      name,
      typeof param === 'string' ? repeated(param) : param,
    ]),
  );
  return (wording as (params: ProblemParams) => string)(short);
}

/** One line for people: `field: reason (clause)`. Throws a RangeError for an unknown code. */
export function describeProblem(problem: Problem, words: ProblemWords): string {
  const { field, clause } = problem;
  const reason = reasonOf(problem, words);
  const place = field === '' ? '' : `${repeated(field)}: `;
  return clause === undefined ? `${place}${reason}` : `${place}${reason} (${clause})`;
}

/** One line for developers: `field: code {parameters} (clause)`. */
export function problemLine({ field, code, params, clause }: Problem): string {
  const place = field === '' ? '' : `${field}: `;
  const mentioned = params === undefined ? '' : ` ${JSON.stringify(params)}`;
  return `${place}${code}${mentioned}${clause === undefined ? '' : ` (${clause})`}`;
}
