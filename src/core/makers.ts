import type { Problem, ProblemParams, ProblemWords } from './problem';
import { err, type Result } from './result';

/** What comes after field and code: the parameters that the words of the code take, and the clause. */
type Rest<Wording> = Wording extends (params: infer Params) => string
  ? [params: Params, clause?: string]
  : [params?: Readonly<Record<string, never>>, clause?: string];

type Maker<Words, Made> = <Code extends keyof Words & string>(
  field: string,
  code: Code,
  ...rest: Rest<Words[Code]>
) => Made;

/** Makers of problems for the codes of a room; parameters are typed by the words of the code. */
export interface ProblemMakers<Words> {
  readonly makeProblem: Maker<Words, Problem>;
  /** The same as a failed result. */
  readonly fail: Maker<Words, Result<never>>;
}

function found(field: string, code: string, rest: readonly unknown[]): Problem {
  const [params = {}, clause] = rest as readonly [params?: ProblemParams, clause?: string];
  return {
    field,
    code,
    ...(Object.keys(params).length === 0 ? {} : { params }),
    ...(clause === undefined ? {} : { clause }),
  };
}

/** The makers of problems for a room whose codes have these words. */
export function defineProblems<Words extends ProblemWords>(): ProblemMakers<Words> {
  return {
    makeProblem: (field, code, ...rest) => found(field, code, rest),
    fail: (field, code, ...rest) => err(found(field, code, rest)),
  };
}
