import { err, type Problem, type Result } from '#core';

/** A non-empty line of a record. */
export interface RecordLine {
  /** Line number, from 1. */
  readonly number: number;
  /** The trimmed line. */
  readonly text: string;
}

/** Starts a comment, which extends to the end of the line. */
export const RECORD_COMMENT = ';';

/** The lines of a text without empty lines and comment lines. */
export function recordLines(text: string): readonly RecordLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index): RecordLine => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith(RECORD_COMMENT));
}

/** The line without a trailing comment. */
export const withoutComment = ({ text }: RecordLine): string => (text.split(RECORD_COMMENT)[0] ?? '').trim();

const fieldIn = (number: number, field: string): string =>
  field === '' ? `line ${number}` : `line ${number}, ${field}`;

/** Adds the line number to a problem. */
export function blameLine({ number }: RecordLine, found: Problem, prefix = ''): Result<never> {
  const field = [prefix, found.field].filter((part) => part !== '').join('.');
  return err({ ...found, field: fieldIn(number, field) });
}
