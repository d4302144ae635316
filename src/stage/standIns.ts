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
 * Fetches a file of stand-ins, once. Resolves also, with a warning, when that fails: plain blocks stand in then.
 * To be awaited before the first picture.
 */
export function loadStandIns(url: string): Promise<void> {
  let file = files.get(url);
  if (file === undefined) {
    file = fetchStandIns(url);
    files.set(url, file);
  }
  return file;
}
