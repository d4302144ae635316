import type { PageRoute } from '#module';
import { ANIMATION_GALLERY } from './routes';

export { lobby } from './lobby';

/** The pages of TetZilla besides its table. */
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
