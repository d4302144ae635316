import { describe, expect, it } from 'vitest';
import { AREA_PLACES, CELL_NAMES, LAND_STATES, MAP_SIZE, type MapPoint } from '#zorn/view';
import {
  cellTexture,
  DEEPEST,
  stateTexture,
  writeStates,
} from '../../../../src/games/zorn/table/valley/areaMap';

const { data, width, height } = cellTexture().image as { data: Uint8Array; width: number; height: number };

/** What the map of cells says about a point. */
function spotAt([x, z]: MapPoint) {
  const column = Math.min(width - 1, Math.floor((x / MAP_SIZE.width + 0.5) * width));
  const row = Math.min(height - 1, Math.floor((z / MAP_SIZE.depth + 0.5) * height));
  const at = (row * width + column) * 4;
  return {
    cell: CELL_NAMES[data[at]!]!,
    next: CELL_NAMES[data[at + 1]!]!,
    deep: (data[at + 2]! / 255) * DEEPEST,
  };
}

const toOutline = ([x, z]: MapPoint, outline: readonly MapPoint[]) =>
  Math.min(...outline.map(([toX, toZ]) => Math.hypot(toX - x, toZ - z)));

describe('the map of cells', () => {
  it('tells the area under each figure, and one of its neighbours', () => {
    for (const [name, { house, blight, outline }] of Object.entries(AREA_PLACES)) {
      const points = new Set(outline.map(String));
      for (const base of [...house, ...blight]) {
        const { cell, next } = spotAt(base);
        expect(cell).toBe(name);
        expect(next).not.toBe(name);
        // Where the neighbour is an area, the two have a border.
        const beside = AREA_PLACES[next]?.outline.filter((point) => points.has(String(point)));
        if (beside !== undefined) expect(beside.length, `${name} ${next}`).toBeGreaterThan(1);
      }
    }
  });

  it('tells how far the border is', () => {
    for (const { anchor, outline } of Object.values(AREA_PLACES)) {
      const { deep } = spotAt(anchor);
      // The frame is no border: beside it the next border is farther away than the outline.
      expect(deep).toBeGreaterThan(Math.min(DEEPEST, toOutline(anchor, outline)) - 0.08);
    }
    const [x, z] = AREA_PLACES.d7!.outline[3]!;
    expect(spotAt([x, z]).deep).toBeLessThan(0.03);
  });
});

describe('the states of the land', () => {
  it('come over the areas that are named, and go again', () => {
    const texture = stateTexture();
    const values = texture.image.data as unknown as Float32Array;
    const read = (state: (typeof LAND_STATES)[number], area: string) => {
      const index = LAND_STATES.indexOf(state);
      return values[((index >> 2) * CELL_NAMES.length + CELL_NAMES.indexOf(area)) * 4 + (index & 3)];
    };
    writeStates(texture, { growth: { e10: 1, d9: 0.5 }, quake: { PA: 0.25 }, arrows: { a8: 1 } });
    expect([read('growth', 'e10'), read('growth', 'd9'), read('quake', 'PA'), read('arrows', 'a8')]).toEqual([
      1, 0.5, 0.25, 1,
    ]);
    expect(values.filter((value) => value !== 0)).toHaveLength(4);
    writeStates(texture, { flood: { c5: 1 } });
    expect(read('flood', 'c5')).toBe(1);
    expect(values.filter((value) => value !== 0)).toHaveLength(1);
  });
});
