import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the build: `Link` header values by route. */
const LINKS = 'links.json';

/**
 * Preload `Link` header for a path; undefined if the build lists none. Read on each call, since a new build changes the
 * file names.
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
