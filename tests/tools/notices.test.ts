import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTICES, notices, noticesIn, writeNotices } from '../../tools/build/notices';

describe('the notices of a build', () => {
  let folder = '';
  let text = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kaiju-notices-'));
    const entry = join(folder, 'main.js');
    const packages = resolve('node_modules');
    const used = {
      version: 'react/index.js',
      Canvas: '@react-three/fiber',
      MeshoptDecoder: 'three/examples/jsm/libs/meshopt_decoder.module.js',
    };
    const lines = Object.entries(used).map(
      ([name, path]) => `import { ${name} } from '${packages}/${path}'; console.log(${name});`,
    );
    writeFileSync(entry, [`import '${packages}/@fontsource/bangers/400.css';`, ...lines].join('\n'));
    const output = await build({
      configFile: false,
      logLevel: 'silent',
      root: resolve('.'),
      publicDir: false,
      plugins: [notices()],
      build: { write: false, minify: false, rolldownOptions: { input: entry } },
    });
    const [bundle] = [output].flat();
    if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
    const names = bundle.output.map(({ fileName }) => fileName);
    expect(names).not.toContain(`${NOTICES}.json`);
    const file = bundle.output.find(({ fileName }) => fileName === NOTICES);
    text = file?.type === 'asset' ? String(file.source) : '';
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['react', /^react 19\.[\d.]+\nMIT/m],
    ['three', /^three 0\.[\d.]+\nMIT/m],
    ['a font', /^@fontsource\/bangers [\d.]+\nOFL-1\.1/m],
    ['the text of a licence', /SIL OPEN FONT LICENSE/i],
    ['a package without a licence file', /Copyright \(c\) 2019-\d+ Poimandres/],
    ['a part by somebody else in a package', /Arseny Kapoulkine/],
  ])('name %s', (_what, words) => {
    expect(text).toMatch(words);
  });

  it('name nothing that is not in it', () => {
    expect(text).not.toMatch(/^howler /m);
  });
});

describe('a licence', () => {
  const none = new Map();

  it('must be one that lets the build be handed on', () => {
    const strict = { name: 'strict', version: '1.0.0', identifier: 'GPL-3.0', text: 'You must …' };
    expect(() => writeNotices([strict], none)).toThrow('GPL-3.0');
    expect(() => writeNotices([{ ...strict, identifier: null }], none)).toThrow('strict');
  });

  it('must have a text', () => {
    const silent = { name: 'silent', version: '1.0.0', identifier: 'MIT' };
    expect(() => writeNotices([silent], none)).toThrow('silent');
  });
});

it('finds the comments that say whose a program is', () => {
  const program = `const a = 'Copyright 1900';
// Copyright (c) 2001 Somebody
// All rights reserved.
const b = 1; // Licensed under nothing
/* how it works */
/*!
 * Licensed under MIT
 */
`;
  expect(noticesIn(program)).toEqual([
    '// Copyright (c) 2001 Somebody\n// All rights reserved.',
    '/*!\n * Licensed under MIT\n */',
  ]);
});
