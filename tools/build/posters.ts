import { createServer, type Plugin, type ResolvedConfig } from 'vite';

/** Entry module of frames on other sites, from the project root. */
const ENTRY = 'src/shell/embed.ts';
const DRAWN = '/src/features/learn/embed/posters.tsx';
const PLAYER = '/src/features/learn/embed/EmbeddedLesson.tsx';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1];

/** The posters of all lessons by path, rendered by the program itself. */
async function drawn({ root, resolve }: ResolvedConfig): Promise<ReadonlyMap<string, unknown>> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: resolve.conditions } },
  });
  try {
    const [{ postersOf }, { GAMES }] = await Promise.all([
      server.ssrLoadModule(DRAWN),
      server.ssrLoadModule('#games'),
    ]);
    return await postersOf(GAMES);
  } finally {
    await server.close();
  }
}

/** HTML of the frame page: the main page with the poster module in place of its own. */
function pageOf(page: string, bundle: Bundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ENTRY) === true);
  const player = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(PLAYER)));
  if (entry === undefined || player === undefined) throw new Error(`there is no file with ${ENTRY} in it`);
  const styles = [player, ...chunks.filter(({ fileName }) => player.imports.includes(fileName))].flatMap(
    ({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])],
  );
  const own = [
    ...new Set(styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`)),
    `<script type="module" crossorigin src="/${entry.fileName}"></script>`,
  ].filter((tag) => !page.includes(tag));
  return page
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', `${own.join('\n    ')}\n  </head>`);
}

/**
 * Gives embedded lessons a page of their own, `embed.html`, which loads no other code until somebody plays: the page's
 * styles, one small module, and posters rendered at build time.
 */
export function posters(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'posters',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      if (this.environment.name === 'client') this.emitFile({ type: 'chunk', id: ENTRY, name: 'poster' });
    },
    generateBundle: {
      // After the main page, from which this one is derived.
      order: 'post',
      async handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no page');
        this.emitFile({ type: 'asset', fileName: 'embed.html', source: pageOf(String(page.source), bundle) });
        for (const [path, poster] of await drawn(config))
          this.emitFile({ type: 'asset', fileName: `posters/${path}.json`, source: JSON.stringify(poster) });
      },
    },
  };
}
