import { provideStandIns } from './registry';
import { decodeStandIns } from './standInFile';

const files = new Map<string, Promise<void>>();

async function fetchStandIns(url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    provideStandIns(decodeStandIns(await response.arrayBuffer()));
  } catch (reason) {
    console.warn(`Plain blocks stand for models until they are there: ${url} could not be used.`, reason);
  }
}

/**
 * Fetches a stand-in file, once. If that fails it still resolves, with a warning, and plain blocks stand in. Await it
 * before the first frame.
 */
export function loadStandIns(url: string): Promise<void> {
  let file = files.get(url);
  if (file === undefined) {
    file = fetchStandIns(url);
    files.set(url, file);
  }
  return file;
}
