import { err, makeProblem, ok, type Result } from '#core';
import { plainText } from './phrases';

/** What is meant by a word of a record; undefined for another word. @param text as {@link plainText} gives it */
export function meaningOf<Id extends string>(
  names: Readonly<Record<Id, string>>,
  text: string,
): Id | undefined {
  return (Object.keys(names) as Id[]).find((id) => plainText(names[id]) === text);
}

/** As {@link meaningOf}. Fails if the word is none of them. @param field what the word stands for */
export function readWord<Id extends string>(
  field: string,
  text: string,
  names: Readonly<Record<Id, string>>,
): Result<Id> {
  const meaning = meaningOf(names, text);
  if (meaning !== undefined) return ok(meaning);
  return err(makeProblem(field, 'record.word', { text, known: Object.values<string>(names) }));
}
