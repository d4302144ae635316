import { readFileSync } from 'node:fs';
import { ok, problem, type Result } from '#core';

/** The text of a file that an option names. Fails with the option and the file. @param option e.g. `--city` */
export function readOptionFile(option: string, file: string): Result<string> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    return problem(option, `${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
