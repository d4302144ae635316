import type { positions as english } from './positions.en';

/** What can be wrong with positions and set-ups, in French. */
export const positions: typeof english = {
  'tetzilla.board.rows': ({ rows, count }) => `il faut ${rows} rangées, il y en a ${count}`,
  'tetzilla.board.tokens': ({ tokens, count }) => `il faut ${tokens} signes, il y en a ${count}`,
  'tetzilla.board.token': ({ token, box }) => `${token} en ${box} n’est pas un signe de la notation`,
};
