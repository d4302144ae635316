import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** File of the notices in the build. */
export const NOTICES = 'third-party-notices.txt';

/** Entry of Vite's licence list for a bundled package. */
interface Licensed {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly identifier: string | null;
  readonly text?: string | null;
}

/** Licences that allow distribution with no more than their text. */
const ACCEPTED: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'OFL-1.1',
  'MPL-2.0',
]);

/** Authors of packages without a licence text, which are all MIT. */
const AUTHORS: Readonly<Record<string, string>> = {
  '@react-three/fiber': '2019-2026 Poimandres',
  'qrcode-generator': '2009 Kazuhiko Arase',
};

const mit = (author: string) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Packages in the build that Vite does not bundle: those of the service worker. */
const BESIDE = ['workbox-core'] as const;

function packageBeside(name: string): Licensed {
  const folder = new URL(`../../node_modules/${name}/`, import.meta.url);
  const { version, license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    readonly version: string;
    readonly license: string;
  };
  return { name, version, identifier: license, text: readFileSync(new URL('LICENSE', folder), 'utf8') };
}

/** @throws Error if the licence is not accepted or its text is missing */
function textOf({ name, identifier, text }: Licensed): string {
  if (identifier === null || !ACCEPTED.has(identifier)) {
    throw new Error(`${name} has the licence ${identifier}, which is not among those accepted in the build`);
  }
  if (text) return text.trim();
  const author = AUTHORS[name];
  if (author === undefined || identifier !== 'MIT')
    throw new Error(`${name} comes without the text of its licence`);
  return mit(author);
}

/** Licence comments in a program: packages contain parts by other authors. */
export function noticesIn(program: string): readonly string[] {
  const comments = program.match(/(?:^[ \t]*\/\/.*\n?)+|^[ \t]*\/\*[\s\S]*?\*\//gm) ?? [];
  return comments
    .filter((comment) => /copyright|licen[cs]ed under/i.test(comment))
    .map((comment) => comment.trim());
}

/** The notices of all packages and of the third-party parts in them. @param parts comments by package */
export function writeNotices(
  packages: readonly Licensed[],
  parts: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const rule = '-'.repeat(80);
  const chapters = packages.map((each) => {
    const source = `https://www.npmjs.com/package/${each.name}/v/${each.version}`;
    return `${each.name} ${each.version}\n${each.identifier}, source: ${source}\n\n${textOf(each)}`;
  });
  for (const [name, comments] of parts) {
    if (comments.size > 0) chapters.push(`In the files of ${name}\n\n${[...comments].join('\n\n')}`);
  }
  const head = 'Kaiju Tabletop is built with the work of others, under their licences:';
  return `${[head, ...chapters].join(`\n\n${rule}\n\n`)}\n`;
}

/** Adds the notices of everything bundled, fonts and pictures included, to the build. */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    config: () => ({ build: { license: { fileName: `${NOTICES}.json` } } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = bundle[`${NOTICES}.json`];
        if (list?.type !== 'asset') this.error('Vite made no list of licences');
        delete bundle[list.fileName];
        const packages: readonly Licensed[] = [
          ...JSON.parse(String(list.source)),
          ...BESIDE.map(packageBeside),
        ];
        const files = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
        const parts = new Map<string, ReadonlySet<string>>();
        for (const file of [...new Set(files)].sort()) {
          const [, name] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/[^\0?]+\.m?js$/.exec(file) ?? [];
          if (name === undefined) continue;
          parts.set(name, new Set([...(parts.get(name) ?? []), ...noticesIn(readFileSync(file, 'utf8'))]));
        }
        this.emitFile({ type: 'asset', fileName: NOTICES, source: writeNotices(packages, parts) });
      },
    },
  };
}
