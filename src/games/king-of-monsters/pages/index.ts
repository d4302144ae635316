import type { PageRoute } from '#module';
import { EVENT_SHEET } from './routes';

export { lobby } from './lobby';

/** The pages of King of Monsters beside its table. */
export const pages: readonly PageRoute[] = [
  {
    path: EVENT_SHEET,
    async load() {
      const { EventSheetPage, standIns } = await import('./sheet/EventSheetPage');
      await standIns();
      return EventSheetPage;
    },
  },
];
