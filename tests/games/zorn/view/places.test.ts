import { describe, expect, it } from 'vitest';
import { AREA_PLACES, FIGURE_BASE, MAP_SIZE, type MapPoint, WALL_PLACES } from '#zorn/view';
import facts from '../../../../src/games/zorn/rules/facts.json';

type Ring = readonly MapPoint[];

interface AreaFacts {
  readonly terrain: string;
  readonly capacity: number;
  readonly next: readonly string[];
}
const AREAS: Readonly<Record<string, AreaFacts>> = facts.map.areas;
const WALLS: Readonly<Record<string, { readonly next: readonly string[] }>> = facts.map.walls;

const ALL = { ...AREA_PLACES, ...WALL_PLACES };
const keyOf = ([x, z]: MapPoint) => `${x} ${z}`;

/** The strokes of an outline, each as the two points that it joins. */
const strokes = (ring: Ring) =>
  ring.map((from, index): readonly [MapPoint, MapPoint] => [from, ring[(index + 1) % ring.length]!]);
const strokeKey = ([from, to]: readonly [MapPoint, MapPoint]) => [keyOf(from), keyOf(to)].sort().join(' – ');
const far = ([x, z]: MapPoint, [otherX, otherZ]: MapPoint) => Math.hypot(x - otherX, z - otherZ);

/** How long the common border of two outlines is, table units. */
function borderOf(one: Ring, other: Ring): number {
  const others = new Set(strokes(other).map(strokeKey));
  return strokes(one).reduce((sum, each) => sum + (others.has(strokeKey(each)) ? far(...each) : 0), 0);
}

function area(ring: Ring): number {
  const twice = strokes(ring).reduce((sum, [[x, z], [toX, toZ]]) => sum + x * toZ - toX * z, 0);
  return Math.abs(twice) / 2;
}

/** On which side of a line a point lies: 1, −1, or 0 on it. */
const side = ([x, z]: MapPoint, [fromX, fromZ]: MapPoint, [toX, toZ]: MapPoint) =>
  Math.sign((toX - fromX) * (z - fromZ) - (toZ - fromZ) * (x - fromX));

function crosses([a, b]: readonly [MapPoint, MapPoint], [c, d]: readonly [MapPoint, MapPoint]): boolean {
  return side(a, c, d) * side(b, c, d) < 0 && side(c, a, b) * side(d, a, b) < 0;
}

function toStroke([x, z]: MapPoint, [[fromX, fromZ], [toX, toZ]]: readonly [MapPoint, MapPoint]): number {
  const [wideX, wideZ] = [toX - fromX, toZ - fromZ];
  const share = ((x - fromX) * wideX + (z - fromZ) * wideZ) / (wideX ** 2 + wideZ ** 2);
  const near = Math.max(0, Math.min(1, share));
  return Math.hypot(x - fromX - near * wideX, z - fromZ - near * wideZ);
}

function isInside([x, z]: MapPoint, ring: Ring): boolean {
  const passed = strokes(ring).filter(
    ([[fromX, fromZ], [toX, toZ]]) =>
      fromZ > z !== toZ > z && x < fromX + ((z - fromZ) / (toZ - fromZ)) * (toX - fromX),
  );
  return passed.length % 2 === 1;
}

const pairs = Object.entries(ALL).flatMap(([one, { outline }], index, all) =>
  all.slice(index + 1).map(([other, place]) => ({ one, other, outlines: [outline, place.outline] as const })),
);

describe('the places of the valley', () => {
  it('are those of the map, rivers and mountains apart', () => {
    expect(Object.keys(AREA_PLACES).sort()).toEqual(Object.keys(AREAS).sort());
    expect(Object.keys(WALL_PLACES).sort()).toEqual(Object.keys(WALLS).sort());
  });

  it('share a border exactly where areas are neighbours', () => {
    const neighbours = new Set(
      Object.entries(AREAS).flatMap(([name, { next }]) => next.map((to) => `${name} ${to}`)),
    );
    for (const { one, other, outlines } of pairs) {
      if (one in WALL_PLACES || other in WALL_PLACES) continue;
      const border = borderOf(...outlines);
      // Long enough to be seen as one; neighbours by a point alone there are none.
      if (neighbours.has(`${one} ${other}`)) expect(border, `${one} ${other}`).toBeGreaterThan(0.2);
      else expect(border, `${one} ${other}`).toBe(0);
    }
  });

  it('border on rivers and mountains where the map says so', () => {
    for (const [wall, { outline }] of Object.entries(WALL_PLACES)) {
      const beside = Object.keys(AREAS).filter((name) => borderOf(outline, AREA_PLACES[name]!.outline) > 0);
      // A pass lies at the foot of its mountains, which nothing can cross to it.
      const areas = beside.filter((name) => AREAS[name]!.terrain !== 'pass');
      expect(areas.sort(), wall).toEqual([...WALLS[wall]!.next].sort());
    }
  });

  it('have no point in common but their borders', () => {
    const touching = pairs.filter(({ outlines: [one, other] }) => {
      const keys = new Set(one.map(keyOf));
      return other.some((point) => keys.has(keyOf(point)));
    });
    for (const { one, other, outlines } of touching)
      expect(borderOf(...outlines), `${one} ${other}`).not.toBe(0);
  });

  it('do not overlap, and cover the relief together', () => {
    const all = Object.entries(ALL).flatMap(([name, { outline }]) =>
      strokes(outline).map((stroke) => ({ name, stroke })),
    );
    const crossed = all.flatMap(({ name, stroke }, index) =>
      all
        .slice(index + 1)
        .filter((other) => far(stroke[0], other.stroke[0]) < 0.5 && crosses(stroke, other.stroke))
        .map((other) => `${name} ${other.name}`),
    );
    expect(crossed).toEqual([]);
    const sum = Object.values(ALL).reduce((total, { outline }) => total + area(outline), 0);
    expect(sum).toBeCloseTo(MAP_SIZE.width * MAP_SIZE.depth, 6);
    // Off the rows in which outlines have their points.
    for (let x = -MAP_SIZE.width / 2 + 0.03337; x < MAP_SIZE.width / 2; x += 0.31) {
      for (let z = -MAP_SIZE.depth / 2 + 0.03337; z < MAP_SIZE.depth / 2; z += 0.31) {
        const around = Object.keys(ALL).filter((name) => isInside([x, z], ALL[name]!.outline));
        expect(around, `${x} ${z}`).toHaveLength(1);
      }
    }
  });

  it('have room for the bases of all figures that they hold, on both sides', () => {
    for (const [name, { capacity }] of Object.entries(AREAS)) {
      const { outline, house, blight } = AREA_PLACES[name]!;
      expect([house.length, blight.length], name).toEqual([capacity, capacity]);
      const bases = [...house, ...blight];
      for (const [number, base] of bases.entries()) {
        expect(isInside(base, outline), `${name} ${number}`).toBe(true);
        for (const stroke of strokes(outline)) expect(toStroke(base, stroke)).toBeGreaterThan(FIGURE_BASE);
        for (const other of bases.slice(number + 1)) {
          expect(far(base, other), `${name} ${number}`).toBeGreaterThan(2 * FIGURE_BASE);
        }
      }
    }
  });

  it('have anchor and name within their outline, and ground above the tray', () => {
    for (const [name, { outline, anchor, label, height }] of Object.entries(ALL)) {
      expect([isInside(anchor, outline), isInside(label, outline)], name).toEqual([true, true]);
      expect(height, name).toBeGreaterThan(0);
      // Relief is at most 6 % of the width.
      expect(height, name).toBeLessThan(0.06 * MAP_SIZE.width);
    }
  });
});
