import type { Plugin } from 'vite';

/**
 * Runs a module of the page before, and beside, the page's own: it waits for nothing, and nothing waits for it.
 * @param module its path, from the root of the project
 */
export function ahead(module: string): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    buildStart() {
      if (this.environment.name === 'client') this.emitFile({ type: 'chunk', id: module, name: 'ahead' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const made = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module) === true,
        );
        if (made === undefined) throw new Error(`there is no file with ${module} in it`);
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${made.fileName}` };
        // After the style sheets of the page, which come before those that it loads.
        return [{ tag: 'script', attrs, injectTo: 'head' }];
      },
    },
  };
}
