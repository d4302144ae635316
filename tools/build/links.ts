import type { Plugin } from 'vite';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1];

/** The chunk of a module with all its static imports, largest first, since it takes longest. */
function filesWith(module: string, bundle: Bundle): readonly string[] {
  const found = new Map<string, number>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) return;
    found.set(name, file.code.length);
    for (const other of file.imports) add(other);
  };
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue;
    if ([file.facadeModuleId ?? '', ...file.moduleIds].some((id) => id.endsWith(module))) add(file.fileName);
  }
  if (found.size === 0) throw new Error(`there is no file with ${module} in it`);
  return [...found].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

/**
 * Writes a list of the files that each path of the page will request, which the server sends as `Link` headers.
 * @param file output @param modules loaded modules by path of the page, those with most imports first, since browsers
 * fetch only a few files at a time
 */
export function links(file: string, modules: Readonly<Record<string, readonly string[]>>): Plugin {
  return {
    name: 'links',
    apply: 'build',
    generateBundle: {
      // After chunks with only style sheets have been removed, which could not be loaded.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const values = Object.entries(modules).map(([path, loaded]) => {
          const files = new Set(loaded.flatMap((module) => filesWith(module, bundle)));
          return [path, [...files].map((name) => `</${name}>; rel=modulepreload; crossorigin`).join(', ')];
        });
        this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(Object.fromEntries(values)) });
      },
    },
  };
}
