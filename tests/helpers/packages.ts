import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The parts of a package.json that say what it takes and gives. */
export interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly bin?: string | Readonly<Record<string, string>>;
}

const IMPORTS = [
  /(?:\bfrom|^\s*@?import)\s*['"]([^'"]+)['"]/gm,
  /\b(?:import|require|require\.resolve|import\.meta\.resolve|mock)\(\s*['"]([^'"]+)['"]/g,
];

/** The names of the packages that a program imports, those of node as `node`. */
export function packagesImportedBy(program: string): readonly string[] {
  const paths = IMPORTS.flatMap((pattern) => [...program.matchAll(pattern)].map(([, path]) => path ?? ''));
  return paths.flatMap((path) => {
    if (path.startsWith('node:')) return ['node'];
    const [, name] = /^((?:@[a-z0-9-~][\w.-]*\/)?[a-z0-9-~][\w.-]*)(?:\/|$)/.exec(path) ?? [];
    return name === undefined ? [] : [name];
  });
}

/** The words of scripts, which may name programs. */
const words = (scripts: readonly string[]) => new Set(scripts.flatMap((script) => script.split(/[^\w@.-]+/)));

/**
 * The declared packages that nothing needs: no program imports them, no script runs them, no types belong to what is
 * imported, and no needed package asks to have them beside it.
 */
export function unusedPackages(
  { dependencies, devDependencies, scripts }: Manifest,
  imported: ReadonlySet<string>,
  manifestOf: (name: string) => Manifest,
): readonly string[] {
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const run = words(Object.values(scripts ?? {}));
  const isRun = (name: string) => {
    const { bin = {} } = manifestOf(name);
    const programs = typeof bin === 'string' ? [name] : Object.keys(bin);
    return run.has(name) || programs.some((program) => run.has(program));
  };
  const needed = declared.filter((name) => {
    const [, typed] = /^@types\/(.+)$/.exec(name) ?? [];
    return imported.has(name) || isRun(name) || (typed !== undefined && imported.has(typed));
  });
  const beside = new Set(needed.flatMap((name) => Object.keys(manifestOf(name).peerDependencies ?? {})));
  return declared.filter((name) => !needed.includes(name) && !beside.has(name));
}

const readManifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8'));

/** A package of this repository with what its programs import. */
export interface OwnPackage {
  readonly manifest: Manifest;
  readonly imported: ReadonlySet<string>;
}

const PROGRAM = /\.(ts|tsx|mts|js|mjs|cjs|css)$/;
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', 'dist', 'public', 'test-results', '.git']);

/** Tests that plant imports of all kinds. */
const PLANTED = join('tests', 'architecture');

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** The packages of this repository by folder, the root as `.`; a program belongs to the closest one above it. */
export function ownPackages(): ReadonlyMap<string, OwnPackage> {
  const files = [...filesBelow('.')];
  const imports = new Map<string, Set<string>>();
  for (const file of files) if (basename(file) === 'package.json') imports.set(dirname(file), new Set());
  for (const file of files) {
    if (!PROGRAM.test(file) || file.startsWith(PLANTED)) continue;
    let folder = dirname(file);
    while (!imports.has(folder)) folder = dirname(folder);
    for (const name of packagesImportedBy(readFileSync(file, 'utf8'))) imports.get(folder)?.add(name);
  }
  return new Map(
    [...imports].map(([folder, imported]) => [
      folder,
      { manifest: readManifest(join(folder, 'package.json')), imported },
    ]),
  );
}

/** What an installed package says of itself; nothing for one that is not installed. */
export function installedManifest(name: string): Manifest {
  const path = join('node_modules', name, 'package.json');
  return existsSync(path) ? readManifest(path) : {};
}
