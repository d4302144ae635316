import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Replaces the text between two markers of a document.
 * @throws RangeError if a marker is missing
 */
export function replaceBetween(
  document: string,
  [begin, end]: readonly [string, string],
  text: string,
): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new RangeError(`the document lacks ${begin} or ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${document.slice(to)}`;
}

/** Edits a file and formats it like `npm run format`. */
export function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
}
