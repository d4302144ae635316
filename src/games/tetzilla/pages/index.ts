import type { PageRoute } from '#module';

export { lobby } from './lobby';

/** The pages of TetZilla besides its table. */
export const pages: readonly PageRoute[] = [
  {
    path: '/dev/tetzilla',
    async load() {
      const { Gallery, standIns } = await import('./Gallery');
      await standIns();
      return Gallery;
    },
  },
];
