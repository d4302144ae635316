/** What a problem's words may mention. */
export type ProblemParam = string | number | readonly string[];
export type ProblemParams = Readonly<Record<string, ProblemParam>>;

/** What is wrong with an input: the field, a code and, for a game action, the clause it breaks. */
export interface Problem {
  /** The path of the offending field, e.g. `players.A.hand[3]`; empty when the whole input is at fault. */
  readonly field: string;
  /** What is wrong, e.g. `seed.invalid`: the key of its words in the catalogues. */
  readonly code: string;
  /** What the words mention; left out where they mention nothing. */
  readonly params?: ProblemParams;
  /** The rule that refuses an action, e.g. `Z4.2`. */
  readonly clause?: string;
}

/** Characters of what came from an input that a line repeats at most, in one piece. */
const MAX_REPEATED = 160;

const repeated = (text: string): string =>
  text.length > MAX_REPEATED ? `${text.slice(0, MAX_REPEATED)}…` : text;

/** Codes in one language: the reason each stands for, as a text or made of its parameters. */
export type ProblemWords = Readonly<Record<string, string | ((params: never) => string)>>;

/** What is wrong, in the language of the words. Throws a RangeError for a code that they do not have. */
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

/** One line for people: `field: reason (clause)`. Throws a RangeError for a code that the words do not have. */
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
