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

/** How a room makes problems of the codes that have words, each with the parameters that its words take. */
export interface ProblemMakers<Words> {
  readonly finding: Maker<Words, Problem>;
  /** A failed result: the finding as an error. */
  readonly problem: Maker<Words, Result<never>>;
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
    finding: (field, code, ...rest) => found(field, code, rest),
    problem: (field, code, ...rest) => err(found(field, code, rest)),
  };
}
