import type { LinkHandler, PageRoute } from '#module';
import { openCity } from './city/open';

export { lobby } from './lobby';

import { EDITOR, WORKSHOP } from './routes';

import { openMonster } from './workshop/open';

/** Loads the stand-ins, needed for the first picture, in parallel with the page. */
async function withStandIns<Page>(page: Promise<Page>): Promise<Page> {
  const { loadKaijuStandIns } = await import('#kaiju');
  const [loaded] = await Promise.all([page, loadKaijuStandIns()]);
  return loaded;
}

/** The pages of Zorgl-Zilla besides its table. */
export const pages: readonly PageRoute[] = [
  {
    path: WORKSHOP,
    load: async () => (await withStandIns(import('./workshop/WorkshopPage'))).WorkshopPage,
  },
  { path: EDITOR, load: async () => (await withStandIns(import('./city/CityPage'))).CityPage },
  { path: '/dev/choreography', load: async () => (await withStandIns(import('./Gallery'))).Gallery },
];

/** Handlers for links with cities and monsters, by kind. */
export const links: Readonly<Record<string, LinkHandler>> = { city: openCity, monster: openMonster };
