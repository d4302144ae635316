import type { ProblemWords } from '#core';

/** What can be wrong around a session, in English. */
export const english = {
  'turn.bot': ({ seat }: { readonly seat: string }) => `a bot decides for ${seat}`,
  'turn.elsewhere': ({ seat }: { readonly seat: string }) => `somebody elsewhere decides for ${seat}`,
  'turn.handOver': ({ seat }: { readonly seat: string }) => `hand the device to ${seat} first`,
  'turn.nobody': 'the device is in nobody’s hands',
  'turn.past': 'the table shows the past',
  'turn.thrown': ({ detail }: { readonly detail: string }) => `the rules broke off: ${detail}`,
  'moment.unknown': ({ count, length }: { readonly count: number; readonly length: number }) =>
    `${count} is not a number of actions from 0 to ${length}`,
} satisfies ProblemWords;

export type SessionProblems = typeof english;
