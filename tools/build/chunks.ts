import type { Plugin } from 'vite';
import { type ImportGraph, importGraph, reachable, wayTo } from './importGraph.ts';

/** Rooms whose `index.ts` only passes names on: who takes one runs that, and not all that the room holds. */
export const DOORS = /\/src\/(module|stage|kaiju)\/index\.ts$/;

const LIBRARY_3D = /\/node_modules\/(three|@react-three)\//;
/** Roots that are shown before there is a table; the lobby of a game comes with its module. */
const WITHOUT_TABLE =
  /\/src\/(shell\/(main|embed)|games\/[\w-]+\/((pages|lessons|puzzles)\/)?index|features\/learn\/(rules\/\w+Page|lessons\/LessonListPage))\.tsx?$/;
const TABLE = /\/src\/shell\/ExtendedTable\.tsx$/;
const TABLE_OF_GAME = /\/src\/games\/[\w-]+\/table\/index\.ts$/;

const OF_ROOMS = /\/src\/(core|learning|director|session|storage|ui|i18n|audio|bots|module|stage|kaiju)\//;
const OF_PAGES = /\/src\/(page|table)\//;
const PACKAGES_3D = /\/node_modules\/(three\/build|@react-three)\//;
const OF_GAME = /\/src\/games\/([\w-]+)\/(?!pages|table|box|lessons|puzzles|botWorker)/;

/** Where modules run. */
interface Usage {
  /** On pages without a table. */
  readonly light: ReadonlySet<string>;
  /** On every table, or on those of several games. */
  readonly table: ReadonlySet<string>;
}

/**
 * @param roots entries of the page, and what is imported dynamically
 * @param folder of the project
 * @throws an Error with the chain of imports if what is shown without a table would load the 3D library
 */
function usageOf(roots: ReadonlySet<string>, imports: ImportGraph, folder: string): Usage {
  const light = new Set<string>();
  const table = new Set<string>();
  const ofOneGame = new Set<string>();
  for (const root of roots) {
    const all = reachable(root, imports);
    const chain = wayTo((id) => LIBRARY_3D.test(id), root, imports);
    if (chain === null) for (const id of all) light.add(id);
    else if (WITHOUT_TABLE.test(root)) {
      const names = chain.map((id) => (id.startsWith(folder) ? id.slice(folder.length + 1) : id));
      throw new Error(
        `${names[0]} is shown without a table (tools/build/chunks.ts), but would load the 3D library:\n  ${names.join('\n  imports ')}`,
      );
    }
    if (TABLE.test(root)) for (const id of all) table.add(id);
    if (TABLE_OF_GAME.test(root)) for (const id of all) (ofOneGame.has(id) ? table : ofOneGame).add(id);
  }
  return { light, table };
}

/**
 * Assigns the page's modules to chunks. Few and large ones: each file is a request, and requests that are discovered
 * late wait for each other. What pages without a table run is kept apart from what only tables run; the imports tell
 * which is which.
 */
export function chunks() {
  let usage: Usage = { light: new Set(), table: new Set() };
  let roots: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'chunks',
    apply: 'build',
    async buildEnd(error) {
      if (error !== undefined || this.environment.name !== 'client') return;
      const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
      const entries = infos.filter(({ isEntry }) => isEntry).map(({ id }) => id);
      roots = new Set([...entries, ...infos.flatMap((info) => info.dynamicallyImportedIds)]);
      usage = usageOf(roots, await importGraph(this, DOORS), this.environment.config.root);
    },
  };
  // A root is loaded by itself, when it is asked for.
  const isLight = (id: string) => usage.light.has(id) && !roots.has(id);
  const isOfTable = (id: string) => usage.table.has(id) && !roots.has(id);
  const groups = [
    // The first code to run is a chunk of its own, so that it waits for nothing.
    {
      name: 'ahead',
      test: /\/src\/(shell\/(ahead|chosenGame|faults\/earlyFaults)|page\/(address|fonts)|stage\/graphics\/index)\.ts$|^\0/,
      priority: 5,
    },
    // The poster of a frame needs no other code of the page.
    { name: 'poster', test: /\/src\/(shell\/embed|features\/learn\/embed\/entry)\.ts$/, priority: 5 },
    {
      // React looks for the hook of `beforeReact` when its chunk runs, which is before the page's own code.
      name: 'react',
      test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/shell\/(beforeReact|commitHook)\.ts$/,
      priority: 4,
    },
    // Metadata of all games, needed before they are loaded.
    { name: 'games', test: /\/src\/page\/games\.ts$|\/src\/games\/[\w-]+\/box\//, priority: 3 },
    { name: 'shell', tags: ['$initial' as const], priority: 2 },
    // Shared by games in the lobby and tables.
    { name: 'common', test: (id: string) => OF_ROOMS.test(id) && isLight(id), priority: 2 },
    // Shared by text pages and tables.
    {
      name: 'reading',
      test: (id: string) => OF_PAGES.test(id) && isLight(id) && isOfTable(id),
      priority: 1.5,
    },
    {
      name: 'stage',
      test: (id: string) =>
        PACKAGES_3D.test(id) || ((OF_ROOMS.test(id) || OF_PAGES.test(id)) && isOfTable(id)),
      priority: 1,
    },
    {
      debugName: 'games',
      name: (id: string) => (usage.light.has(id) ? (OF_GAME.exec(id)?.[1] ?? null) : null),
      priority: 0,
    },
  ];
  return { plugin, groups };
}
