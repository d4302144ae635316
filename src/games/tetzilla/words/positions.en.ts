import type { ProblemWords } from '#core';

/** What can be wrong with positions and set-ups, in English. */
export const positions = {
  'tetzilla.board.rows': ({ rows, count }: Record<'rows' | 'count', number>) =>
    `needs ${rows} rows, has ${count}`,
  'tetzilla.board.tokens': ({ tokens, count }: Record<'tokens' | 'count', number>) =>
    `needs ${tokens} tokens, has ${count}`,
  'tetzilla.board.token': ({ token, box }: { readonly token: string; readonly box: string }) =>
    `${token} on ${box} is not a token of the notation`,
} satisfies ProblemWords;
