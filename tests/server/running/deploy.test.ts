import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

/** The variables that the server reads, told in the table of its settings. */
const SETTINGS = [...read('docs/running.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name);

it('the guide tells of every variable that the server reads', () => {
  const sources = ['src/server/main.ts', 'src/server/address.ts', 'src/server/running/settings.ts'].map(read);
  const read_ = sources.flatMap((source) => source.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\bPORT\b/g) ?? []);
  const constants = new Set(['LOG_LEVELS', 'DEFAULT_PORT']);
  expect([...SETTINGS].sort()).toEqual([...new Set(read_)].filter((name) => !constants.has(name)).sort());
});

it.each(['deploy/compose.yaml', 'deploy/kaiju-tabletop.service', 'deploy/Containerfile'])(
  '%s sets no variable that the server does not read',
  (path) => {
    const set = [...read(path).matchAll(/\b([A-Z]+(?:_[A-Z]+)*)(?:=|: )/g)].map(([, name = '']) => name);
    const known = new Set([...SETTINGS, 'NODE_ENV', 'CMD']);
    expect(set.length).toBeGreaterThan(1);
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  },
);
