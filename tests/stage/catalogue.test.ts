import { readdirSync, readFileSync } from 'node:fs';
import * as three from 'three';
import { expect, it } from 'vitest';
import { CATALOGUE } from '../../src/stage/catalogue';

/** Elements of drawings that are called like something of the 3D library. */
const OF_DRAWINGS = new Set(['line', 'path', 'shape', 'texture', 'source']);

const elements = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/<([a-z]\w*)\b/g)].map(([, name]) => name!),
  );
const named = (element: string) => `${element[0]!.toUpperCase()}${element.slice(1)}`;

it('the scene has all elements that are written anywhere', () => {
  const inScenes = elements.filter((element) => named(element) in three && !OF_DRAWINGS.has(element));
  expect(inScenes).toContain('mesh');
  expect(new Set(inScenes.map(named))).toEqual(new Set(Object.keys(CATALOGUE)));
});
