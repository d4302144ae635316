import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  installedManifest,
  type Manifest,
  ownPackages,
  packagesImportedBy,
  unusedPackages,
} from '../helpers/packages';

describe('the search itself', () => {
  it.each([
    ["import { a } from 'one';", ['one']],
    ["import type { A } from '@scope/two/deep';", ['@scope/two']],
    ["import 'three';\nimport './here';", ['three']],
    ["const four = await import('four/index.js');", ['four']],
    ["export * from 'five';", ['five']],
    ["const six = require('six');", ['six']],
    ["import { join } from 'node:path';", ['node']],
    ["import { a } from '#core';\nimport { b } from '../b';", []],
  ])('reads %s', (program, names) => {
    expect(packagesImportedBy(program)).toEqual(names);
  });

  const installed: Readonly<Record<string, Manifest>> = {
    runner: { bin: { run: 'run.js' } },
    used: { peerDependencies: { beside: '*' } },
  };

  it.each([
    ['imported', { dependencies: { used: '1' } }, []],
    ['run by a script', { devDependencies: { runner: '1' }, scripts: { test: 'run --all' } }, []],
    ['asked for by another', { dependencies: { used: '1', beside: '1' } }, []],
    ['with types of what is imported', { dependencies: { used: '1', '@types/used': '1' } }, []],
    [
      'for nothing',
      { dependencies: { used: '1', idle: '1' }, devDependencies: { runner: '1' } },
      ['idle', 'runner'],
    ],
    ['with types for nothing', { devDependencies: { '@types/idle': '1' } }, ['@types/idle']],
  ])('knows a package %s', (_what, manifest: Manifest, unused) => {
    expect(unusedPackages(manifest, new Set(['used']), (name) => installed[name] ?? {})).toEqual(unused);
  });
});

const packages = ownPackages();

describe.each([...packages])('the package in %s', (_folder, { manifest, imported }) => {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

  it('declares no package that nothing uses', () => {
    expect(unusedPackages(manifest, imported, installedManifest)).toEqual([]);
  });

  it('declares every package that a program of its own imports', () => {
    const known = new Set([...declared, 'node', manifest.name]);
    const missing = [...imported].filter((name) => !known.has(name) && !known.has(`@types/${name}`));
    expect(missing).toEqual([]);
  });
});

/** The packages that the table after a line of docs/dependencies.md names; `…/x` has the scope of the name before it. */
function namesInTable(after: string): readonly string[] {
  const [, rest = ''] = readFileSync('docs/dependencies.md', 'utf8').split(`\n${after}\n`);
  const [table = ''] = rest.trim().split('\n\n');
  return table.split('\n').flatMap((row) => {
    let scope = '';
    return [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
      if (!name.startsWith('…')) scope = name.split('/')[0] ?? '';
      return name.replace('…', scope);
    });
  });
}

describe('the tables of docs/dependencies.md', () => {
  const names = (key: 'dependencies' | 'devDependencies') =>
    Object.keys(packages.get('.')?.manifest[key] ?? {}).filter((name) => !name.startsWith('@types/'));

  it('name what the program needs at run time', () => {
    expect([...namesInTable('At run time:')].sort()).toEqual(names('dependencies').sort());
  });

  it('name what development needs', () => {
    const named = namesInTable('For development:').filter((name) => !name.startsWith('@types/'));
    expect([...named].sort()).toEqual(names('devDependencies').sort());
  });
});
