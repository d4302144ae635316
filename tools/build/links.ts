import type { Plugin } from 'vite';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1];

/** The file with a module in it and all the files that it runs: the longest first, for it takes longest. */
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
 * Writes down which files a path of the page will ask for, for the server to announce them with the page.
 * @param file that is written @param modules those that are loaded, by path of the page. A browser fetches a few files at
 *   a time: what asks for more files comes first.
 */
export function links(file: string, modules: Readonly<Record<string, readonly string[]>>): Plugin {
  return {
    name: 'links',
    apply: 'build',
    generateBundle: {
      // After chunks of style sheets alone have been taken out: nobody could load those.
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
