import { isTable } from '../address';
import { carriesSomething } from '../fragment';
import type { Page } from '../page';

/** What other programs share with the installed one arrives in these parameters of the address. */
const SHARED = ['shared-url', 'shared-text', 'shared-title'];

/** The fragment of a link of ours in what another program has shared; null where there is none. */
export function sharedFragment(search: string): string | null {
  const query = new URLSearchParams(search);
  for (const name of SHARED) {
    for (const [, hash = ''] of (query.get(name) ?? '').matchAll(/https?:\/\/[^\s#]+(#[\w=-]+)/g)) {
      if (carriesSomething(hash)) return hash;
    }
  }
  return null;
}

/** What systems hand to a program that opens files. */
interface LaunchParams {
  readonly files?: readonly { getFile(): Promise<File> }[];
}

interface Launching {
  readonly launchQueue?: { setConsumer(consumer: (params: LaunchParams) => void): void };
}

/** Opens the files of games and lessons that the system hands to the installed program, now and later. */
export function openLaunchedFiles(browser: Window & Launching, page: Page): void {
  browser.launchQueue?.setConsumer(({ files = [] }) => {
    const [handle] = files;
    if (handle !== undefined) void openHandle(handle, browser, page);
  });
}

async function openHandle(handle: { getFile(): Promise<File> }, browser: Window, page: Page): Promise<void> {
  const { openFile } = await import('../author/open');
  const opened = await openFile(await handle.getFile(), page);
  if (!opened.ok) page.report(opened.error);
  else if (!isTable(opened.value)) browser.location.assign(opened.value);
}
