import type { PageRoute } from '#module';

/** Extra pages of The Struggle for Zorn. */
export const pages: readonly PageRoute[] = [
  { path: '/dev/tokens', load: async () => (await import('./tokens/TokensPage')).TokensPage },
  { path: '/dev/valley', load: async () => (await import('./valley/ValleyPage')).ValleyPage },
  { path: '/dev/figures', load: async () => (await import('./figures/FiguresPage')).FiguresPage },
];
