import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Box3, type BufferGeometry } from 'three';
import { describe, expect, it, vi } from 'vitest';
import type { ModelPart } from '#stage';
import { decodeStandIns } from '../../src/stage/standInFile';
import { MODELS } from '../../tools/art/build';
import { STAND_INS } from '../../tools/art/stand-ins/build';
import { encodeStandIns } from '../../tools/art/stand-ins/encode';
import { STREET_MODELS } from '../../tools/art/stand-ins/street';

const SPECIALS = ['xman', 'greatzilla', 'nogyab', 'krustazor'].map((name) => `kaiju.${name}`);
const MONSTERS = [...['a', 'b', 'c', 'd'].map((letter) => `kaiju.zorgl.${letter}`), ...SPECIALS];
const FAMILIES = ['brick', 'deco', 'glass', 'concrete', 'pastel'];
const KINDS = ['ground', 'middle', 'top', 'roof'];
const FLOORS = FAMILIES.flatMap((family) => KINDS.map((kind) => `floor.${family}.${kind}`));
const BROKEN = FLOORS.filter((key) => !key.endsWith('.roof')).map((key) => `${key}.broken`);
const RUBBLE = FAMILIES.map((family) => `rubble.${family}`);
const RINGS = Array.from({ length: 8 }, (_, i) => `plant.${i + 1}`);
const UNITS = ['unit.tank', 'unit.soldiers', 'unit.truck', 'unit.helicopter'];
const CRUSHED = UNITS.map((key) => `${key}.crushed`);
const STREET = Object.keys(STREET_MODELS).map((kind) => `street.${kind}`);
const KEYS = [...MONSTERS, ...FLOORS, ...BROKEN, ...RUBBLE, ...RINGS, ...UNITS, ...CRUSHED, ...STREET];

const bytes = readFileSync(join(MODELS, STAND_INS));
const models = decodeStandIns(new Uint8Array(bytes).buffer);
const model = (key: string): readonly ModelPart[] => models.get(key)!();

const numbers = (geometry: BufferGeometry, name: string): Float32Array =>
  geometry.getAttribute(name).array as Float32Array;

const triangles = (key: string): number =>
  model(key).reduce((sum, part) => sum + part.geometry.getIndex()!.count / 3, 0);

function bounds(key: string): Box3 {
  const box = new Box3();
  for (const { geometry } of model(key)) {
    geometry.computeBoundingBox();
    box.union(geometry.boundingBox!);
  }
  return box;
}

describe('the file of stand-ins', () => {
  it('is small: at most 150 kB as it is sent', () => {
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(150_000);
  });

  it('holds one for every model of the theme', async () => {
    // Other files of the same worker have registered models of their own.
    vi.resetModules();
    const { registerKaijuModels } = await import('#kaiju');
    const { registeredModels } = await import('#stage');
    registerKaijuModels();
    // What the stage draws by itself has no file.
    const own = registeredModels().filter((key) => !/^(card$|medallion\.)/.test(key));
    expect([...models.keys()]).toEqual(expect.arrayContaining(own));
    expect([...models.keys()].sort()).toEqual([...KEYS].sort());
  });

  it.each(KEYS)('%s is made of proper triangles', (key) => {
    expect(triangles(key)).toBeGreaterThan(0);
    for (const { geometry } of model(key)) {
      const count = geometry.getAttribute('position').count;
      expect(numbers(geometry, 'position').every(Number.isFinite)).toBe(true);
      expect(numbers(geometry, 'color').every((value) => value >= 0 && value <= 1)).toBe(true);
      const normals = numbers(geometry, 'normal');
      for (let i = 0; i < normals.length; i += 3) {
        expect(Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!)).toBeCloseTo(1, 1);
      }
      expect(Math.max(...geometry.getIndex()!.array)).toBeLessThan(count);
    }
  });
});

it('gives back what was packed', () => {
  const positions = [0, 0, 0, 1, 0, 0, 0, 2, 0.5, -3, 1, 0.25];
  const packed = encodeStandIns([
    {
      key: 'one',
      parts: [
        {
          material: 'glass',
          tinted: true,
          glazed: 0.35,
          positions,
          normals: [0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 0, -1],
          colours: [0, 0.25, 1, 0.5, 0.5, 0.5, 1, 1, 1, 0.01, 0.02, 0.03],
          indices: [0, 1, 2, 2, 1, 3],
        },
      ],
    },
    { key: 'none', parts: [] },
  ]);
  const read = decodeStandIns(new Uint8Array(packed).buffer);
  expect([...read.keys()]).toEqual(['one', 'none']);
  const [part] = read.get('one')!();
  expect(part).toMatchObject({ material: 'glass', tinted: true, glazed: 0.35 });
  expect([...part!.geometry.getIndex()!.array]).toEqual([0, 1, 2, 2, 1, 3]);
  for (const [i, value] of positions.entries()) {
    expect(numbers(part!.geometry, 'position')[i]).toBeCloseTo(value, 3);
  }
  expect([...numbers(part!.geometry, 'normal').subarray(0, 6)]).toEqual([0, 1, 0, 0, -1, 0]);
  expect(numbers(part!.geometry, 'color')[1]).toBeCloseTo(0.25, 2);
  expect(numbers(part!.geometry, 'color')[11]).toBeCloseTo(0.03, 2);
});

it('refuses a file that was cut off', () => {
  expect(() => decodeStandIns(new Uint8Array(bytes.subarray(0, bytes.length - 10)).buffer)).toThrow(
    RangeError,
  );
});

describe('monsters', () => {
  it.each(MONSTERS)('%s stands on its base and stays close to it', (key) => {
    const { min, max } = bounds(key);
    expect(min.y).toBeCloseTo(0, 2);
    expect(max.y).toBeGreaterThan(0.95);
    expect(max.y).toBeLessThan(1.4);
    expect(Math.max(max.x, -min.x)).toBeGreaterThanOrEqual(0.41);
  });

  it.each(MONSTERS)('%s has at most 1,500 triangles', (key) => {
    expect(triangles(key)).toBeLessThanOrEqual(1500);
  });

  it.each(MONSTERS)('%s has one ring that takes the player’s colour, and shows it white', (key) => {
    const tinted = model(key).filter((part) => part.tinted);
    expect(tinted.length).toBe(1);
    expect(numbers(tinted[0]!.geometry, 'color').every((value) => value === 1)).toBe(true);
  });
});

describe('floors', () => {
  it.each(FLOORS)('%s is one storey high and stays on its footprint', (key) => {
    const { min, max } = bounds(key);
    expect(min.y).toBeCloseTo(0, 6);
    for (const value of [-min.x, max.x, -min.z, max.z]) {
      expect(value).toBeGreaterThan(0.33);
      expect(value).toBeLessThanOrEqual(0.39);
    }
    if (key.endsWith('.roof')) {
      expect(max.y).toBeGreaterThan(0.3);
      expect(max.y).toBeLessThanOrEqual(0.48);
    } else {
      expect(max.y).toBeCloseTo(0.3, 6);
    }
  });

  it.each([...FLOORS, ...BROKEN, ...RUBBLE])('%s is light: at most 120 triangles', (key) => {
    expect(triangles(key)).toBeLessThanOrEqual(120);
  });

  it.each(BROKEN)('%s is torn open below the height of a storey, with corners that stand higher', (key) => {
    expect(bounds(key).max.y).toBeGreaterThan(0.3);
    expect(bounds(key).max.y).toBeLessThanOrEqual(0.38);
  });

  it.each(RUBBLE)('%s lies low within its box', (key) => {
    const { min, max } = bounds(key);
    expect(max.y).toBeLessThanOrEqual(0.12);
    for (const value of [-min.x, max.x, -min.z, max.z]) expect(value).toBeLessThanOrEqual(0.36);
  });

  it.each(FLOORS)('%s has lit windows or lamps', (key) => {
    expect(model(key).some((part) => part.material === 'emissive')).toBe(true);
  });
});

it.each(RINGS)('%s is one storey high', (key) => {
  const { min, max } = bounds(key);
  expect(min.y).toBeCloseTo(0, 1);
  expect(max.y).toBeCloseTo(0.3, 1);
  for (const value of [-min.x, max.x, -min.z, max.z]) expect(value).toBeLessThanOrEqual(0.396);
});

describe('army units', () => {
  it.each(UNITS)('%s fits on its place', (key) => {
    const { min, max } = bounds(key);
    expect(min.y).toBeGreaterThanOrEqual(-0.001);
    expect(min.y).toBeLessThan(0.02);
    expect(max.y).toBeLessThanOrEqual(key === 'unit.helicopter' ? 0.42 : 0.36);
    for (const value of [-min.x, max.x, -min.z, max.z]) expect(value).toBeLessThanOrEqual(0.28);
  });

  it.each(CRUSHED)('%s is flat on the ground', (key) => {
    expect(bounds(key).max.y).toBeLessThanOrEqual(0.105);
  });
});
