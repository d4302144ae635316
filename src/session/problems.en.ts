import type { ProblemWords } from '#core';

/** Problems of a session, in English. */
export const english = {
  'turn.bot': ({ seat }: { readonly seat: string }) => `a bot plays for ${seat}`,
  'turn.elsewhere': ({ seat }: { readonly seat: string }) => `${seat} is played on another device`,
  'turn.handOver': ({ seat }: { readonly seat: string }) => `hand the device to ${seat} first`,
  'turn.nobody': 'nobody is holding the device',
  'turn.past': 'the table shows an earlier moment',
  'turn.thrown': ({ detail }: { readonly detail: string }) => `the rules failed: ${detail}`,
  'moment.unknown': ({ count, length }: { readonly count: number; readonly length: number }) =>
    `${count} is not a number of actions from 0 to ${length}`,
} satisfies ProblemWords;

export type SessionProblems = typeof english;
