import type { PageRoute } from '#module';

/** The pages of The Struggle for Zorn beside its table. */
export const pages: readonly PageRoute[] = [
  { path: '/dev/tokens', load: async () => (await import('./tokens/TokensPage')).TokensPage },
  { path: '/dev/valley', load: async () => (await import('./valley/ValleyPage')).ValleyPage },
  { path: '/dev/figures', load: async () => (await import('./figures/FiguresPage')).FiguresPage },
];
