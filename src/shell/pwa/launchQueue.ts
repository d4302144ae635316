import { isTable } from '../../page/address';
import type { PageServices } from '../../page/services';
import { carriesSomething } from '../share/fragment';

/** Query parameters with what other programs share with the installed app. */
const SHARED = ['shared-url', 'shared-text', 'shared-title'];

/** What another program has shared, in the order in which it is searched. */
function shared(search: string): readonly string[] {
  const query = new URLSearchParams(search);
  return SHARED.flatMap((name) => query.getAll(name)).filter((text) => text !== '');
}

/** Whether the URL contains something shared by another program. */
export function isShared(search: string): boolean {
  return shared(search).length > 0;
}

/** Fragment of one of our links in the shared text; null if there is none. */
export function sharedFragment(search: string): string | null {
  for (const text of shared(search)) {
    for (const [, hash = ''] of text.matchAll(/https?:\/\/[^\s#]+(#[\w=-]+)/g)) {
      if (carriesSomething(hash)) return hash;
    }
  }
  return null;
}

/**
 * Target of a link to this site in the shared text: a table to join, a lesson, a rule. Null if there is none.
 * @param origin scheme, host and port of this site
 */
export function sharedAddress(search: string, origin: string): string | null {
  for (const text of shared(search)) {
    for (const [link] of text.matchAll(/https?:\/\/[^\s<>"'»]+[^\s<>"'».,;:!?)]/g)) {
      if (!URL.canParse(link)) continue;
      const { origin: whose, pathname, search: query, hash } = new URL(link);
      if (whose === origin && pathname !== '/') return `${pathname}${query}${hash}`;
    }
  }
  return null;
}

/** What the operating system passes to a program that opens files. */
interface LaunchParams {
  readonly files?: readonly { getFile(): Promise<File> }[];
}

interface Launching {
  readonly launchQueue?: { setConsumer(consumer: (params: LaunchParams) => void): void };
}

/** Opens game and lesson files that the operating system passes to the installed app, now and later. */
export function openLaunchedFiles(browser: Window & Launching, services: PageServices): void {
  browser.launchQueue?.setConsumer(({ files = [] }) => {
    const [handle] = files;
    if (handle !== undefined) void openHandle(handle, browser, services);
  });
}

async function openHandle(
  handle: { getFile(): Promise<File> },
  browser: Window,
  services: PageServices,
): Promise<void> {
  const { openFile } = await import('../../features/author/open');
  const opened = await openFile(await handle.getFile(), services);
  if (!opened.ok) services.notices.report(opened.error);
  else if (!isTable(opened.value)) browser.location.assign(opened.value);
}
