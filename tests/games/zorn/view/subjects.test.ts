import { expect, it } from 'vitest';
import { AREA_PLACES, areaNames, areaSubject, MAP_SIZE, valleySubject } from '#zorn/view';
import facts from '../../../../src/games/zorn/rules/facts.json';

it('shows an area whole, with the land around it', () => {
  for (const [name, { outline }] of Object.entries(AREA_PLACES)) {
    const { x, z, middle } = areaSubject(name);
    // At the edge of the map the camera stays over the map; the area is in the picture anyway.
    const [centreX, centreZ] = [middle!.x!, middle!.z];
    for (const [pointX, pointZ] of outline) {
      expect(Math.abs(pointX - centreX), name).toBeLessThan(x + 1.3);
      expect(Math.abs(pointZ - centreZ), name).toBeLessThan(z + 1.3);
    }
    expect(Math.abs(centreX)).toBeLessThan(MAP_SIZE.width / 2 - 1);
    expect(Math.abs(centreZ)).toBeLessThan(MAP_SIZE.depth / 2 - 0.6);
  }
});

it('takes in the tray as a whole', () => {
  expect(valleySubject().x * 2).toBeGreaterThan(MAP_SIZE.width);
  expect(valleySubject().z * 2).toBeGreaterThan(MAP_SIZE.depth);
});

it('knows no area that is not on the map', () => {
  expect(() => areaSubject('b5')).toThrow('there is no area b5');
});

it('names the areas that have a name in both languages', () => {
  const areas: Readonly<Record<string, { readonly row: number; readonly name?: string }>> = facts.map.areas;
  const named = Object.entries(areas).flatMap(([area, { name }]) =>
    name === undefined ? [] : [[area, name]],
  );
  expect(Object.entries(areaNames.en).sort()).toEqual(named.sort());
  expect(Object.keys(areaNames.fr).sort()).toEqual(Object.keys(areaNames.en).sort());
  expect(new Set(Object.values(areaNames.fr)).size).toBe(named.length);
});
