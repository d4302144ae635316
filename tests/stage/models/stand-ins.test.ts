import { Box3, type BufferGeometry } from 'three';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerStandIns } from '../../../src/stage/models';
import { type ModelPart, modelSource, registeredModels } from '../../../src/stage/registry';

const LETTERS = ['a', 'b', 'c', 'd'];
const SPECIALS = ['xman', 'greatzilla', 'nogyab', 'krustazor'].map((name) => `kaiju.${name}`);
const FAMILIES = ['brick', 'deco', 'glass', 'concrete', 'pastel'];
const KINDS = ['ground', 'middle', 'top', 'roof'];
const MONSTERS = [...LETTERS.map((letter) => `kaiju.zorgl.${letter}`), ...SPECIALS];
const FLOORS = FAMILIES.flatMap((family) => KINDS.map((kind) => `floor.${family}.${kind}`));
const BROKEN = FLOORS.filter((key) => !key.endsWith('.roof')).map((key) => `${key}.broken`);
const RUBBLE = FAMILIES.map((family) => `rubble.${family}`);
const RINGS = Array.from({ length: 8 }, (_, i) => `plant.${i + 1}`);
const UNITS = ['unit.tank', 'unit.soldiers', 'unit.truck', 'unit.helicopter'];
const CRUSHED = UNITS.map((key) => `${key}.crushed`);
const KEYS = [...MONSTERS, ...FLOORS, ...BROKEN, ...RUBBLE, ...RINGS, ...UNITS, ...CRUSHED];

const models = new Map<string, readonly ModelPart[]>();
const model = (key: string): readonly ModelPart[] => models.get(key)!;

beforeAll(() => {
  registerStandIns();
  for (const key of KEYS) models.set(key, modelSource(key)!.standIn());
});

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

/** The distance from the model's axis of the vertex farthest from it. */
function reach(key: string): number {
  let farthest = 0;
  for (const { geometry } of model(key)) {
    const positions = numbers(geometry, 'position');
    for (let i = 0; i < positions.length; i += 3) {
      farthest = Math.max(farthest, Math.hypot(positions[i]!, positions[i + 2]!));
    }
  }
  return farthest;
}

describe('the stand-in models', () => {
  it('are registered under every key that the city needs', () => {
    expect(registeredModels()).toEqual(expect.arrayContaining(KEYS));
    expect(registeredModels()).not.toContain('card');
  });

  it.each(KEYS)('%s is drawn in one to three goes, painted or lit', (key) => {
    expect(model(key).length).toBeGreaterThanOrEqual(1);
    expect(model(key).length).toBeLessThanOrEqual(3);
    for (const part of model(key)) expect(['painted', 'emissive']).toContain(part.material);
  });

  it.each(KEYS)('%s is made of proper triangles', (key) => {
    for (const { geometry } of model(key)) {
      const count = geometry.getAttribute('position').count;
      expect(numbers(geometry, 'position').every(Number.isFinite)).toBe(true);
      expect(numbers(geometry, 'color').every((value) => value >= 0 && value <= 1)).toBe(true);
      expect(numbers(geometry, 'color').length).toBe(3 * count);
      const normals = numbers(geometry, 'normal');
      for (let i = 0; i < normals.length; i += 3) {
        expect(Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!)).toBeCloseTo(1, 3);
      }
      expect(Math.max(...geometry.getIndex()!.array)).toBeLessThan(count);
      expect(geometry.getIndex()!.count).toBeGreaterThan(0);
    }
  });

  it.each([MONSTERS[0]!, ...SPECIALS, FLOORS[0]!, RINGS[0]!, UNITS[0]!])(
    '%s comes out the same every time',
    (key) => {
      const again = modelSource(key)!.standIn();
      expect(again.length).toBe(model(key).length);
      for (const [i, { geometry }] of model(key).entries()) {
        for (const name of ['position', 'normal', 'color']) {
          expect(Buffer.from(numbers(again[i]!.geometry, name).buffer)).toEqual(
            Buffer.from(numbers(geometry, name).buffer),
          );
        }
        expect([...again[i]!.geometry.getIndex()!.array]).toEqual([...geometry.getIndex()!.array]);
      }
    },
  );
});

describe('monsters', () => {
  it.each(MONSTERS)('%s stands on its base and stays close to it', (key) => {
    const { min, max } = bounds(key);
    expect(min.y).toBeCloseTo(0, 5);
    expect(max.y).toBeGreaterThan(1);
    expect(max.y).toBeLessThan(1.35);
    expect(reach(key)).toBeGreaterThanOrEqual(0.42);
    expect(reach(key)).toBeLessThanOrEqual(0.5);
  });

  it.each(MONSTERS)('%s has at most 15,000 triangles', (key) => {
    expect(triangles(key)).toBeLessThanOrEqual(15_000);
  });

  it.each(MONSTERS)('%s has one ring that takes the player’s colour, and shows it white', (key) => {
    const tinted = model(key).filter((part) => part.tinted);
    expect(tinted.length).toBe(1);
    expect(numbers(tinted[0]!.geometry, 'color').every((value) => value === 1)).toBe(true);
  });
});

describe('special monsters', () => {
  it.each(SPECIALS)('%s has something about it that shines', (key) => {
    expect(model(key).some((part) => part.material === 'emissive')).toBe(true);
  });

  it('shows Greatzilla’s plates over its head from the front', () => {
    const [painted] = model('kaiju.greatzilla');
    const positions = numbers(painted!.geometry, 'position');
    let left = 0;
    let right = 0;
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y] = [positions[i]!, positions[i + 1]!];
      if (y > 1.1 && x < -0.05) left++;
      if (y > 1.1 && x > 0.05) right++;
    }
    expect(left).toBeGreaterThan(0);
    expect(right).toBeGreaterThan(0);
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

describe('the plant', () => {
  it.each(RINGS)('%s is one storey high and glows inside', (key) => {
    const { min, max } = bounds(key);
    expect(min.y).toBeCloseTo(0, 6);
    expect(max.y).toBeCloseTo(0.3, 6);
    for (const value of [-min.x, max.x, -min.z, max.z]) expect(value).toBeLessThanOrEqual(0.395);
    expect(model(key).some((part) => part.material === 'emissive')).toBe(true);
    expect(triangles(key)).toBeLessThanOrEqual(700);
  });

  it('narrows from its foot to its waist and widens again to its mouth', () => {
    const widths = RINGS.map((key) => bounds(key).max.x);
    expect(widths[4]!).toBeLessThan(widths[0]!);
    expect(widths[4]!).toBeLessThan(widths[7]!);
  });
});

describe('army units', () => {
  it.each(UNITS)('%s fits on its place', (key) => {
    const { min, max } = bounds(key);
    expect(min.y).toBeGreaterThanOrEqual(0);
    expect(min.y).toBeLessThan(0.01);
    expect(max.y).toBeLessThanOrEqual(key === 'unit.helicopter' ? 0.42 : 0.35);
    for (const value of [-min.x, max.x, -min.z, max.z]) expect(value).toBeLessThanOrEqual(0.275);
    expect(triangles(key)).toBeLessThanOrEqual(700);
  });

  it.each(CRUSHED)('%s is flat on the ground', (key) => {
    const { min, max } = bounds(key);
    expect(min.y).toBeCloseTo(0, 2);
    expect(max.y).toBeLessThanOrEqual(0.1);
    for (const value of [-min.x, max.x, -min.z, max.z]) expect(value).toBeLessThanOrEqual(0.3);
  });
});
