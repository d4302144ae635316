import type { PageRoute } from '#module';

export { lobby } from './lobby';

/** Extra pages of King of Monsters. */
export const pages: readonly PageRoute[] = [
  {
    path: '/dev/king-of-monsters',
    async load() {
      const { Gallery, standIns } = await import('./Gallery');
      await standIns();
      return Gallery;
    },
  },
];
