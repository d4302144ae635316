import { err, makeProblem, ok, type Result } from '#core';
import { plainText } from './phrases';

/**
 * The id of a word of a record; undefined for an unknown word. @param text normalised with {@link plainText}
 */
export function meaningOf<Id extends string>(
  names: Readonly<Record<Id, string>>,
  text: string,
): Id | undefined {
  return (Object.keys(names) as Id[]).find((id) => plainText(names[id]) === text);
}

/** Like {@link meaningOf}, but fails for an unknown word. @param field blamed for it */
export function readWord<Id extends string>(
  field: string,
  text: string,
  names: Readonly<Record<Id, string>>,
): Result<Id> {
  const meaning = meaningOf(names, text);
  if (meaning !== undefined) return ok(meaning);
  return err(makeProblem(field, 'record.word', { text, known: Object.values<string>(names) }));
}
