import { describe, expect, it } from 'vitest';
import { zorn } from '#zorn/rules';
import {
  AREA_PLACES,
  baseRadius,
  depthIn,
  FIGURE_BASE,
  figureOf,
  HOUSE_LOOKS,
  HOUSES,
  houseOfCounter,
  isChampion,
  type PlacedUnit,
  placedUnits,
  standingFigures,
} from '#zorn/view';

const unit = (id: string, area: string): PlacedUnit => ({
  id,
  area,
  house: houseOfCounter(id) ?? null,
  worn: false,
  open: false,
  star: false,
});
const far = ([x, , z]: readonly number[], [otherX, , otherZ]: readonly number[]) =>
  Math.hypot(x! - otherX!, z! - otherZ!);

describe('the figures of units', () => {
  it('are named by kind; a garrison shows itself when it is open', () => {
    expect(figureOf('N-ir1', false)).toBe('ironmen');
    expect(figureOf('namtull', false)).toBe('namtull');
    expect(figureOf('va2', false)).toBe('vagnar');
    expect(figureOf('ga1', false)).toBe('garrison closed');
    expect(figureOf('ga1', true)).toBe('garrison');
    expect(figureOf('vulkan', true)).toBe('vulkan');
    expect(() => figureOf('xx9', false)).toThrow(RangeError);
  });

  it('wear the colours of their Houses by the letter of the counter', () => {
    expect(['N-ir1', 'T-ir1', 'D-ir1', 'Z-ir1', 'F-ar1'].map(houseOfCounter)).toEqual([...HOUSES]);
    expect(houseOfCounter('mh1')).toBeUndefined();
    const colours = HOUSES.map((house) => HOUSE_LOOKS[house].colour);
    expect(new Set(colours).size).toBe(5);
  });
});

/** As many as a field holds, of both sides. */
const FULL = [
  ...['N-ir1', 'N-ir2', 'N-ar1', 'N-ar2', 'N-ar3', 'N-sw1'],
  ...['mh1', 'mh2', 'mh3', 'mh4', 'mh5', 'mh6'],
];

/** Whether a figure stands where a champion hides it from the viewer in the south. */
const isHidden = ([x, , z]: readonly number[], [championX, , championZ]: readonly number[]) =>
  z! < championZ! && z! > championZ! - 0.5 && Math.abs(x! - championX!) < 0.25;

describe('a crowd on the map', () => {
  const crowds: readonly (readonly [string, string, readonly string[]])[] = [
    ['alone on a field', 'd7', ['N-ar1']],
    ['five on a field', 'd7', ['N-ar1', 'N-ar2', 'N-sw1', 'mh1', 'mh2']],
    ['a full field', 'd7', FULL],
    ['ten in a pass', 'PC', [...'1234567'].map((n) => `mh${n}`).concat(['am1', 'am2', 'am3'])],
    ['four in a wood', 'd8', ['N-ar1', 'N-ar2', 'mh1', 'mh2']],
    ['two at a bridge', 'c5', ['N-ar1', 'mh1']],
  ];

  it.each(crowds)(
    'stands within its area, on the ground, nobody on the base of another: %s',
    (_, area, ids) => {
      const place = AREA_PLACES[area]!;
      const standing = standingFigures(ids.map((id) => unit(id, area)));
      for (const [index, figure] of standing.entries()) {
        const [x, y, z] = figure.at;
        expect(y).toBe(place.height);
        expect(depthIn([x, z], place.outline), figure.id).toBeGreaterThan(baseRadius(figure) - 0.05);
        for (const other of standing.slice(index + 1))
          expect(far(figure.at, other.at), `${figure.id} ${other.id}`).toBeGreaterThan(
            baseRadius(figure) + baseRadius(other) - 0.015,
          );
      }
    },
  );

  it('is the larger the more room there is, and never smaller than its stands ask for', () => {
    const sizeOf = (area: string, ids: readonly string[]) =>
      standingFigures(ids.map((id) => unit(id, area)))[0]!.size;
    expect(sizeOf('d7', ['N-ar1'])).toBeGreaterThan(1.5);
    expect(sizeOf('d7', ['N-ar1'])).toBeGreaterThan(sizeOf('d7', FULL));
    expect(sizeOf('d7', FULL)).toBeGreaterThanOrEqual(1);
  });

  it('has its Houses in the south and the Blight in the north', () => {
    const ids = ['N-ar1', 'N-ar2', 'N-sw1', 'mh1', 'mh2'];
    const [one, two, three, ...enemies] = standingFigures(ids.map((id) => unit(id, 'd7'))).map(
      ({ at }) => at[2],
    );
    expect(Math.min(one!, two!, three!)).toBeGreaterThan(Math.max(...enemies));
  });

  it('hides nobody behind a champion, in its own area or in the next', () => {
    const units = [unit('vulkan', 'd7'), ...['mh1', 'mh2', 'mh3', 'N-ar1'].map((id) => unit(id, 'd7'))];
    const beyond = AREA_PLACES.d7!;
    const north = Object.keys(AREA_PLACES).filter((name) => {
      const [x, z] = AREA_PLACES[name]!.anchor;
      return Math.abs(x - beyond.anchor[0]) < 0.7 && z < beyond.anchor[1] && z > beyond.anchor[1] - 1.4;
    });
    const all = standingFigures([...units, ...north.map((area, index) => unit(`mh${index + 4}`, area))]);
    const champion = all.find(({ figure }) => isChampion(figure))!;
    for (const { id, at } of all) {
      if (id !== 'vulkan') expect(isHidden(at, champion.at), id).toBe(false);
    }
  });

  it('looks to the viewer, and at the enemy where there is one', () => {
    const [alone] = standingFigures([unit('N-ar1', 'd7')]);
    expect(Math.cos(alone!.yaw)).toBeGreaterThan(0.8);
    const [fighter, enemy] = standingFigures([unit('N-ar1', 'd7'), unit('mh1', 'd7')]);
    expect(Math.cos(fighter!.yaw)).toBeLessThan(0);
    expect(Math.cos(enemy!.yaw)).toBeGreaterThan(0.8);
  });

  it('makes room for a champion', () => {
    for (const area of ['d7', 'e10', 'c5', 'PA']) {
      const units = ['vulkan', 'mh1', 'mh2', 'mh3', 'N-ar1', 'N-ar2', 'N-ar3'].map((id) => unit(id, area));
      const standing = standingFigures(units);
      const champion = standing.find(({ figure }) => isChampion(figure))!;
      for (const { at, id } of standing) {
        if (id === 'vulkan') continue;
        expect(isHidden(at, champion.at), `${id} in ${area}`).toBe(false);
        expect(far(at, champion.at), `${id} in ${area}`).toBeGreaterThan(
          0.42 * champion.size + FIGURE_BASE - 0.03,
        );
      }
    }
  });

  it('finds a place for more than an area holds', () => {
    const units = Array.from({ length: 14 }, (_, index) => unit(`mh${index + 1}`, 'b7'));
    const standing = standingFigures(units);
    expect(new Set(standing.map(({ at }) => at.join())).size).toBe(14);
  });

  it('refuses areas that there are not', () => {
    expect(() => standingFigures([unit('mh1', 'nowhere')])).toThrow('there is no area nowhere');
  });
});

describe('the units of a position', () => {
  const options = zorn.options.parse({ rules: 'B' }, 3);
  if (!options.ok) throw new Error('options');
  const made = zorn.setup(options.value, '00112233445566778899aabbccddeeff');
  if (!made.ok) throw new Error(JSON.stringify(made));
  const position = made.value;

  it('are those in areas: a garrison in each den, closed', () => {
    const placed = placedUnits(position);
    const dens = placed.filter(({ id }) => id.startsWith('ga'));
    expect(dens).toHaveLength(20);
    expect(dens.every(({ open, house }) => !open && house === null)).toBe(true);
    expect(placed.every(({ area }) => area in AREA_PLACES)).toBe(true);
  });

  it('are battleworn from their second hit on, and leaders follow their House', () => {
    const [seat, sheet] = Object.entries(position.seats)[0]!;
    const units = {
      ...position.units,
      'N-ar1': { at: 'd7', hits: 1 },
      'N-ar2': { at: 'd7', hits: 2 },
      [sheet.commander!]: { at: 'd7', hits: 2 },
      va1: { at: 'd7', hits: 0, seat: seat as 'A' },
    };
    const placed = new Map(placedUnits({ ...position, units }).map((each) => [each.id, each]));
    expect(placed.get('N-ar1')).toMatchObject({ worn: false, house: 'mahn' });
    expect(placed.get('N-ar2')?.worn).toBe(true);
    // A leader is wounded, and stands as before.
    expect(placed.get(sheet.commander!)).toMatchObject({ worn: false, house: sheet.house });
    expect(placed.get('va1')?.house).toBe(sheet.house);
  });
});
