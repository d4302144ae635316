import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build says of it: values of the header `Link` by the paths of the page's own router. */
const LINKS = 'links.json';

/**
 * What the page at a path will ask for, as a `Link` header, so that the browser need not find that out first; undefined
 * where the build names nothing. Read again each time, for a new build brings new names.
 */
export function linksFor(directory: string, path: string): string | undefined {
  try {
    const links: unknown = JSON.parse(readFileSync(join(directory, LINKS), 'utf8'));
    const value = new Map(Object.entries(links as object)).get(path);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
