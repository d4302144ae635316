import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { chunks, DOORS } from '../../tools/build/chunks';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A program with one game, whose lobby and table share a part of the room `module`. */
const PROGRAM = {
  'index.html': '<script type="module" src="/src/shell/main.ts"></script>',
  'src/shell/main.ts': "import('../games/tiny/index');\nimport('./ExtendedTable');\n",
  'src/shell/ExtendedTable.tsx': `
    import { Turntable } from '../stage/index';
    import { panel } from '../module/index';
    document.title = Turntable + panel;`,
  'src/games/tiny/index.ts': `
    import { panel } from '../../module/index';
    document.body.title = panel;
    import('./table/index');`,
  'src/games/tiny/table/index.ts': `
    import { rolled } from '../../../kaiju/index';
    import { Turntable } from '../../../stage/index';
    document.body.lang = Turntable + rolled;`,
  'src/module/index.ts': "export { panel } from './panel';\nexport { Picture } from './Picture';\n",
  'src/module/panel.ts': "export const panel = 'a panel' + document.dir;\n",
  'src/module/Picture.ts': "import { draw } from 'three';\nexport const Picture = draw;\n",
  'src/stage/index.ts': "export { Turntable } from './Turntable';\n",
  'src/stage/Turntable.ts': "import { draw } from 'three';\nexport const Turntable = draw + document.dir;\n",
  'src/kaiju/index.ts': "export { rolled } from './dice';\n",
  'src/kaiju/dice.ts': "export const rolled = 'a die' + document.dir;\n",
  'node_modules/three/package.json': '{ "name": "three", "type": "module", "main": "build/three.js" }',
  'node_modules/three/build/three.js': "export const draw = 'the library' + document.dir;\n",
};

/** The chunks of the program with some files changed. */
async function built(
  changed: Readonly<Record<string, string>> = {},
): Promise<readonly Rolldown.OutputChunk[]> {
  const root = mkdtempSync(join(tmpdir(), 'chunks-'));
  folders.push(root);
  for (const [name, text] of Object.entries({ ...PROGRAM, ...changed })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const { plugin, groups } = chunks();
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: DOORS, sideEffects: false }] },
        output: { codeSplitting: { groups } },
      },
    },
    plugins: [plugin],
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** The code that runs with the module that ends with a path. */
function codeOf(path: string, files: readonly Rolldown.OutputChunk[]): string {
  const names = files.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
  const found = new Set(names.map(({ fileName }) => fileName));
  const fileOf = (name: string) => files.find(({ fileName }) => fileName === name);
  for (const name of found) for (const other of fileOf(name)?.imports ?? []) found.add(other);
  return [...found].map((name) => fileOf(name)?.code).join('\n');
}

describe('the chunks of the page', () => {
  it('give the lobby a part that the table has too, without the library that draws', async () => {
    const files = await built();
    expect(codeOf('tiny/index.ts', files)).toContain('a panel');
    expect(codeOf('tiny/index.ts', files)).not.toContain('the library');
    expect(codeOf('tiny/table/index.ts', files)).toContain('the library');
  });

  it('do not give every table what one game needs for its own', async () => {
    const files = await built();
    expect(codeOf('tiny/table/index.ts', files)).toContain('a die');
    expect(codeOf('ExtendedTable.tsx', files)).not.toContain('a die');
  });

  it('refuse a part of the lobby that draws, and name the imports that lead there', async () => {
    const drawing = built({
      'src/module/panel.ts': "import { Picture } from './Picture';\nexport const panel = Picture;\n",
    });
    await expect(drawing).rejects.toThrow(
      [
        'src/games/tiny/index.ts is shown without a table (tools/build/chunks.ts), but would load the 3D library:',
        '  src/games/tiny/index.ts',
        '  imports src/module/panel.ts',
        '  imports src/module/Picture.ts',
        '  imports node_modules/three/build/three.js',
      ].join('\n'),
    );
  });
});
