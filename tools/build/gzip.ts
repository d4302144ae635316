import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|glb|bin|txt)$/;

/** Smaller files fit into one packet anyway. */
const WORTHWHILE_BYTES = 1400;

/** Puts a `.gz` beside each built file that it makes smaller; the server sends it. */
export function gzip(): Plugin {
  let folder = '';
  return {
    name: 'gzip',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const content = readFileSync(join(folder, name));
        if (content.length < WORTHWHILE_BYTES) continue;
        const compressed = gzipSync(content, { level: 9 });
        if (compressed.length < content.length * 0.9) writeFileSync(join(folder, `${name}.gz`), compressed);
      }
    },
  };
}
