import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = process.cwd();

/** What the compiler says of a file planted into a pure room, in memory, under the settings of the type check. */
function complaints(file: string, code: string): string[] {
  const path = join(ROOT, file);
  const config = ts.readConfigFile(join(ROOT, 'tsconfig.pure.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  const folder = dirname(file);
  expect(
    fileNames.some((name) => name.startsWith(join(ROOT, folder))),
    `the pure type check reads ${folder}`,
  ).toBe(true);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.readFile = (name) => (name === path ? code : readFile(name));
  host.getSourceFile = (name, target) =>
    name === path ? ts.createSourceFile(name, code, target) : getSourceFile(name, target);
  const program = ts.createProgram([path], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(path))
    .map((diagnostic) => ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '));
}

const ROOMS = ['core', 'learning', 'director', 'bots', 'kaiju/cues', 'kaiju/show', 'games/zorgl/rules'];

const FORBIDDEN = [
  'window.innerWidth',
  'document.body',
  'setTimeout(() => {}, 1)',
  'requestAnimationFrame(() => {})',
  'performance.now()',
  'process.env',
  "console.log('seen')",
  'fetch("/")',
];

describe('a pure room', () => {
  it.each(ROOMS)('compiles the language itself: src/%s', (room) => {
    const code = 'export const sum = new Map([[1, 2n]]).size + [3, 1].toSorted().length;\n';
    expect(complaints(`src/${room}/planted.ts`, code)).toEqual([]);
  });

  it.each(ROOMS)('has neither browser nor node: src/%s', (room) => {
    const lines = FORBIDDEN.map((expression, index) => `export const x${index} = ${expression};`);
    const found = complaints(`src/${room}/planted.ts`, lines.join('\n'));
    for (const expression of FORBIDDEN) {
      const name = expression.split(/[.(]/)[0] as string;
      expect(found.join('\n'), expression).toContain(`'${name}'`);
    }
  });

  it('cannot import a module of node', () => {
    const code = "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n";
    expect(complaints('src/core/planted.ts', code)).toHaveLength(1);
  });
});
