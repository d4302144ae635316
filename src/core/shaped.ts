import * as v from 'valibot';
import { ok, problem, type Result } from './result';

/** `players.A.hand[3]` from the path of a finding. */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  let field = '';
  for (const { key } of issue.path ?? []) {
    if (typeof key === 'number') field += `[${key}]`;
    else field += field === '' ? String(key) : `.${String(key)}`;
  }
  return field;
}

/** The library's own words for what it finds without a message of ours, in the style of the rest. */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is not a field of the notation';
  if (issue.received === 'undefined') return 'is missing';
  if (issue.type === 'strict_object' || issue.type === 'object') return 'must be an object';
  return issue.message;
}

/** The input in the form of a schema; the first thing wrong is named with its field. */
export function shaped<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Result<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return ok(result.output);
  const [issue] = result.issues;
  return problem(fieldOf(issue), reasonOf(issue));
}
