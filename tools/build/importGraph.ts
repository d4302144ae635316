import { parseSync, type Rolldown } from 'vite';

/** The static imports of each module of a build, by id. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

interface Named {
  readonly request: string;
  /** As the module that is asked calls it; null is all that it exports. */
  readonly name: string | null;
}

/** What a module takes from others, by the name under which it passes it on, if it does. */
function takenBy(id: string, code: string): readonly (Named & { readonly as: string | null })[] {
  const { staticImports, staticExports } = parseSync(id, code, { lang: 'js' }).module;
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ request: moduleRequest.value, name: importName.name, as: null })),
  );
  const passed = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName, exportName }) =>
      moduleRequest === null
        ? []
        : [{ request: moduleRequest.value, name: importName.name, as: exportName.name }],
    );
  return [...imported, ...passed];
}

/**
 * The static imports of all modules of a build, once they are parsed.
 * @param doors modules that only pass names on and have no side effects: who takes a name from one imports the module
 * behind it, as the bundler sees it too
 */
export async function importGraph(context: Rolldown.PluginContext, doors: RegExp): Promise<ImportGraph> {
  const infos = [...context.getModuleIds()].flatMap((id) => context.getModuleInfo(id) ?? []);
  const idOf = async (request: string, from: string) => (await context.resolve(request, from))?.id ?? request;
  /** For each door, the module behind each name. */
  const behind = new Map<string, ReadonlyMap<string | null, string>>();
  for (const { id, code } of infos.filter((info) => doors.test(info.id))) {
    const taken = takenBy(id, code ?? '').map(
      async ({ request, as }) => [as, await idOf(request, id)] as const,
    );
    behind.set(id, new Map(await Promise.all(taken)));
  }
  const imports = infos.map(async ({ id, code, importedIds }) => {
    if (!importedIds.some((other) => behind.has(other))) return [id, importedIds] as const;
    const through = takenBy(id, code ?? '').map(async ({ request, name }) => {
      const names = behind.get(await idOf(request, id));
      if (names === undefined) return [];
      return names.has(name) ? [names.get(name)!] : [...names.values()];
    });
    return [
      id,
      [...importedIds.filter((other) => !behind.has(other)), ...(await Promise.all(through)).flat()],
    ] as const;
  });
  return new Map(await Promise.all(imports));
}

/** A module and all that it imports, directly or not. */
export function reachable(module: string, imports: ImportGraph): ReadonlySet<string> {
  const found = new Set([module]);
  for (const id of found) for (const other of imports.get(id) ?? []) found.add(other);
  return found;
}

/** The shortest way of imports from one module to another that fits, both included; null if there is none. */
export function wayTo(
  fits: (id: string) => boolean,
  from: string,
  imports: ImportGraph,
): readonly string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  for (const id of before.keys()) {
    if (fits(id)) {
      const way: string[] = [];
      for (let at: string | null = id; at !== null; at = before.get(at) ?? null) way.unshift(at);
      return way;
    }
    for (const other of imports.get(id) ?? []) if (!before.has(other)) before.set(other, id);
  }
  return null;
}
