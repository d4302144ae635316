import type { PageRoute } from '#module';
import { ANIMATION_GALLERY } from './routes';

export { lobby } from './lobby';

/** Extra pages of King of Monsters. */
export const pages: readonly PageRoute[] = [
  {
    path: ANIMATION_GALLERY,
    async load() {
      const { EventSheetPage, standIns } = await import('./sheet/EventSheetPage');
      await standIns();
      return EventSheetPage;
    },
  },
];
