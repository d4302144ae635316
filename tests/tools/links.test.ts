import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { links } from '../../tools/build/links';

const root = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Two parts of a page that are loaded later, with one style sheet for both. */
const FILES = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': "import('./one.js');\nimport('./two.js');\n",
  'one.js': "import './both.css';\nexport const one = document.title;\n",
  'two.js': "import './both.css';\nexport const two = document.body;\n",
  'both.css': 'p { color: red }\n',
};

it('the server announces files that there are, in the order asked for, and none that held a style sheet alone', async () => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    plugins: [links('links.json', { '/one': ['two.js', 'one.js'] })],
  })) as Rolldown.RolldownOutput;
  const written = output.find(({ fileName }) => fileName === 'links.json');
  const source = written?.type === 'asset' ? String(written.source) : '';
  const announced = [...source.matchAll(/<\/([^>]+)>/g)].map(([, file]) => file);
  expect(announced.map((file) => file?.match(/one|two/)?.[0]).filter(Boolean)).toEqual(['two', 'one']);
  expect(output.map(({ fileName }) => fileName)).toEqual(expect.arrayContaining(announced));
});
