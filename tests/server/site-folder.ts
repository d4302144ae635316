import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder like that of a build, for one test. */
export interface SiteFolder {
  readonly directory: string;
  write(path: string, content: string | Buffer): void;
  remove(): void;
}

/** Makes a folder with files. @param files contents by path, such as `assets/main.js` */
export function siteFolder(files: Readonly<Record<string, string | Buffer>>): SiteFolder {
  const directory = mkdtempSync(join(tmpdir(), 'kaiju-page-'));
  const write = (path: string, content: string | Buffer) => {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [path, content] of Object.entries(files)) write(path, content);
  return { directory, write, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
