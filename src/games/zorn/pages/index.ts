import type { PageRoute } from '#module';

/** The pages of The Struggle for Zorn beside its table. */
export const pages: readonly PageRoute[] = [
  { path: '/dev/valley', load: async () => (await import('./valley/ValleyPage')).ValleyPage },
];
