import type { Result } from '#core';

/** Reads what the command is given and hands its output, line by line, to `print`. */
export type Command = (
  words: readonly string[],
  input: () => Promise<string>,
  print: (line: string) => Promise<void>,
) => Promise<Result<null>>;
