import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file of the built page. */
export interface SiteFile {
  /** Path from the folder of the build, with a leading slash: `/assets/main.js`. */
  readonly path: string;
  /** Whether a compressed copy lies beside it, with `.gz` added to its name. */
  readonly gzip: boolean;
}

/** Shortest interval between scans of the folder, ms. */
const REST = 1000;
const GZIP = '.gz';

/** Index of the built page's files by path. No other file can be reached through it. */
export class Site {
  private files: ReadonlyMap<string, SiteFile>;
  private readAt: number;

  /** @param directory folder of the build @param rest shortest interval between scans of the folder, ms */
  constructor(
    private readonly directory: string,
    private readonly rest = REST,
  ) {
    this.files = filesIn(directory);
    this.readAt = performance.now();
  }

  /** The file at a path. Rescans the folder for an unknown path, since a new build has new file names. */
  find(path: string): SiteFile | undefined {
    const known = this.files.get(path);
    if (known !== undefined) return known;
    this.reread();
    return this.files.get(path);
  }

  /** Rescans the folder unless it has just done so. Keeps the old index while the folder is missing. */
  reread(): void {
    if (performance.now() - this.readAt < this.rest) return;
    this.readAt = performance.now();
    try {
      this.files = filesIn(this.directory);
    } catch {
      // A build empties the folder first.
    }
  }

  /** Whether a path is a client-side route: no dot, and not in a folder of files. */
  isRoute(path: string): boolean {
    if (path.includes('.')) return false;
    const folder = `/${path.split('/')[1]}/`;
    return ![...this.files.keys()].some((file) => file.startsWith(folder));
  }
}

function filesIn(directory: string): ReadonlyMap<string, SiteFile> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.flatMap((entry) => {
      if (!entry.isFile()) return [];
      return [`/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`];
    }),
  );
  const files = new Map<string, SiteFile>();
  for (const path of paths) {
    const hidden = path.includes('/.');
    const copy = path.endsWith(GZIP) && paths.has(path.slice(0, -GZIP.length));
    if (!hidden && !copy) files.set(path, { path, gzip: paths.has(`${path}${GZIP}`) });
  }
  return files;
}
