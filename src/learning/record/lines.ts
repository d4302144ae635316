import { err, type Problem, type Result } from '#core';

/** A line of a record that says something. */
export interface RecordLine {
  /** 1 for the first of the text. */
  readonly number: number;
  /** As it stands there, without the spaces around it. */
  readonly text: string;
}

/** What a comment begins with; it goes on to the end of the line. */
export const RECORD_COMMENT = ';';

/** The lines of a text but the empty ones and those that are comments. */
export function recordLines(text: string): readonly RecordLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index): RecordLine => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith(RECORD_COMMENT));
}

/** A line without the comment at its end. */
export const withoutComment = ({ text }: RecordLine): string => (text.split(RECORD_COMMENT)[0] ?? '').trim();

const fieldIn = (number: number, field: string): string =>
  field === '' ? `line ${number}` : `line ${number}, ${field}`;

/** A problem with the line that caused it. */
export function blameLine({ number }: RecordLine, found: Problem, prefix = ''): Result<never> {
  const field = [prefix, found.field].filter((part) => part !== '').join('.');
  return err({ ...found, field: fieldIn(number, field) });
}
