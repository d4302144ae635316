import * as v from 'valibot';
import type { Problem, ProblemParams, ProblemWords } from './problem';
import { makeProblem } from './problems';
import { err, ok, quoted, type Result } from './result';

/** Formats the path of a Valibot issue, e.g. `players.A.hand[3]`. */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  let field = '';
  for (const { key } of issue.path ?? []) {
    if (typeof key === 'number') field += `[${key}]`;
    else field += field === '' ? String(key) : `.${String(key)}`;
  }
  return field;
}

/** Formats a value for messages: quoted, or just its kind if it is an object or an array. */
export function formatValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** Prefix of the codes in schemas, to tell them from Valibot's own messages. */
const CODE = 'code:';

/** Codes whose messages take no parameters, or only the value given. */
type IssueCode<Words> = {
  [Code in keyof Words & string]: Words[Code] extends (params: infer Params) => string
    ? { readonly given: string } extends Params
      ? Code
      : never
    : Code;
}[keyof Words & string];

/** How the schemas of a room name their problem codes; the message of a code may mention the `given` value. */
export function codesOf<Words extends ProblemWords>(): (code: IssueCode<Words>) => string {
  return (code) => `${CODE}${code}`;
}

const TYPES = {
  string: 'type.text',
  boolean: 'type.flag',
  number: 'type.number',
  integer: 'type.integer',
  array: 'type.list',
  object: 'type.object',
  strict_object: 'type.object',
  record: 'type.object',
} as const;

const isType = (type: string): type is keyof typeof TYPES => Object.hasOwn(TYPES, type);

/** Valibot's format for literals: strings quoted, numbers bare. */
const OPTIONS = /"(?:[^"\\]|\\.)*"|[^\s()|]+/g;

/** The problem for a Valibot issue without a code of ours. */
function found(field: string, issue: v.BaseIssue<unknown>): Problem {
  const { type, expected, received, input } = issue;
  const limit = Number(issue.requirement);
  if (type === 'strict_object' && expected === 'never') return makeProblem(field, 'field.unknown');
  if (received === 'undefined') return makeProblem(field, 'missing');
  if (type === 'variant' && expected === 'Object') return makeProblem(field, 'type.object');
  if (isType(type)) return makeProblem(field, TYPES[type]);
  switch (type) {
    case 'literal':
      return makeProblem(field, 'value.other', { expected: expected ?? '' });
    case 'picklist':
    case 'variant': {
      const known = (expected ?? '').match(OPTIONS) ?? [];
      return makeProblem(field, 'value.unknown', { value: formatValue(input), known: known.map(unquoted) });
    }
    case 'min_value':
      return makeProblem(field, 'number.small', { least: limit });
    case 'max_value':
      return makeProblem(field, 'number.large', { most: limit });
    case 'non_empty':
    case 'min_length':
      return makeProblem(field, Array.isArray(input) ? 'list.empty' : 'text.empty');
    case 'max_length':
    case 'max_code_points':
      return makeProblem(field, Array.isArray(input) ? 'list.long' : 'text.long', { most: limit });
    default:
      return makeProblem(field, 'type.other');
  }
}

const unquoted = (word: string): string => word.replace(/^"(.*)"$/, '$1');

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const field = fieldOf(issue);
  if (!issue.message.startsWith(CODE)) return found(field, issue);
  const params: ProblemParams = { given: formatValue(issue.input) };
  return { field, code: issue.message.slice(CODE.length), params };
}

/**
 * Validates an input against a schema. Fails with the first invalid field; Valibot issues have codes of their own unless
 * the schema names another, see {@link codesOf}.
 */
export function parseShape<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Result<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  return result.success ? ok(result.output) : err(problemOf(result.issues[0]));
}
