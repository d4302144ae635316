import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The rooms that all games share, without the texts: both languages call a catalogue alike. */
const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('games/') && !/\.(en|fr)\.ts$/.test(path))
  .map((path) => join('src', path));

const EXPORT = /^export (?:abstract )?(?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm;

/** The files that declare each exported name. */
function declarations(sources: Iterable<readonly [path: string, text: string]>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of sources) {
    for (const [, name = ''] of text.matchAll(EXPORT)) {
      const paths = found.get(name) ?? new Set();
      found.set(name, paths.add(path));
    }
  }
  return found;
}

const doubles = (sources: Iterable<readonly [path: string, text: string]>): readonly string[] =>
  [...declarations(sources)]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);

it('no exported name of the shared rooms stands for two things', () => {
  expect(doubles(FILES.map((path) => [path, readFileSync(path, 'utf8')] as const))).toEqual([]);
});

it('a name that is declared twice is found', () => {
  const planted = [
    ['src/a.ts', 'export interface Viewer {}\nconst own = 1;'],
    ['src/b.ts', 'export class Viewer {}\nexport const own = 2;'],
  ] as const;
  expect(doubles(planted)).toEqual(['Viewer: src/a.ts, src/b.ts']);
});

/** Superlatives do not say which of two limits is meant, and nobody looks for them. */
const SUPERLATIVE =
  /\bconst ((?:MOST|LONGEST|LARGEST|WIDEST|HIGHEST|GREATEST|LEAST|SMALLEST|SHORTEST|LOWEST|SLOWEST|FASTEST|FEWEST|USUAL)(?:_[A-Z_]+)?)\b/g;

const superlatives = (text: string): readonly string[] =>
  Array.from(text.matchAll(SUPERLATIVE), ([, name = '']) => name);

it('limits are called MAX_ and MIN_, and what holds where nothing is said DEFAULT_', () => {
  const everywhere = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  const found = everywhere.flatMap((path) =>
    superlatives(readFileSync(join('src', path), 'utf8')).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
  expect(superlatives('const MOST_CARDS = 5;\nconst USUAL = 1;\nconst MAX_CARDS = 5;')).toEqual([
    'MOST_CARDS',
    'USUAL',
  ]);
});
