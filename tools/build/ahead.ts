import type { Plugin } from 'vite';

/**
 * Loads a module before and in parallel with the page's own script; neither waits for the other.
 * @param module its path from the project root
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
        // After the page's style sheets, which come before those that the module loads.
        return [{ tag: 'script', attrs, injectTo: 'head' }];
      },
    },
  };
}
