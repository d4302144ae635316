import type { Problem, ProblemParams, ProblemWords } from './problem';
import { err, type Result } from './result';

/** The arguments after field and code: the parameters of the code's message, and the clause. */
type Rest<Wording> = Wording extends (params: infer Params) => string
  ? [params: Params, clause?: string]
  : [params?: Readonly<Record<string, never>>, clause?: string];

type Maker<Words, Made> = <Code extends keyof Words & string>(
  field: string,
  code: Code,
  ...rest: Rest<Words[Code]>
) => Made;

/** Problem factories for the codes of a room; the message of each code types its parameters. */
export interface ProblemMakers<Words> {
  readonly makeProblem: Maker<Words, Problem>;
  /** The same, as a failed result. */
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

/** Creates the problem factories for a room from the messages of its codes. */
export function defineProblems<Words extends ProblemWords>(): ProblemMakers<Words> {
  return {
    makeProblem: (field, code, ...rest) => found(field, code, rest),
    fail: (field, code, ...rest) => err(found(field, code, rest)),
  };
}
