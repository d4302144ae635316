import { describe, expect, it } from 'vitest';
import { AREAS, TERRAINS } from '#zorn/rules';
import { AREA_PLACES, isInside, type LandStates, type MapPoint } from '#zorn/view';
import { valleyUniforms } from '../../../../src/games/zorn/table/valley/shading';
import { Weather } from '../../../../src/games/zorn/table/valley/weather';

const ROOM = 200;
const [RAIN, DUST, BOLT, MIST] = [0, 1, 3, 4];
const weather = new Weather(valleyUniforms(), ROOM);

/** Where everything of a kind is in these states. */
function inTheAir(kind: number, states: LandStates): readonly MapPoint[] {
  weather.show(states);
  const { geometry } = weather.mesh;
  const [home, what] = [geometry.getAttribute('home'), geometry.getAttribute('what')];
  return Array.from({ length: geometry.instanceCount }, (_, index) => index)
    .filter((index) => what.getX(index) === kind && what.getY(index) > 0)
    .map((index): MapPoint => [home.getX(index), home.getZ(index)]);
}

describe('the weather over the valley', () => {
  it('is rain within the areas of a downpour', () => {
    const drops = inTheAir(RAIN, { rain: { d7: 1 } });
    expect(drops.length).toBeGreaterThan(40);
    for (const drop of drops) expect(isInside(drop, AREA_PLACES.d7!.outline)).toBe(true);
    expect(inTheAir(RAIN, {})).toEqual([]);
  });

  it('is mist over every bog and nowhere else, whatever else is in the air', () => {
    const bogs = AREAS.filter((_, area) => TERRAINS[area] === 'bog');
    for (const states of [{}, { rain: { d7: 1 } }]) {
      const sheets = inTheAir(MIST, states);
      const under = AREAS.filter((area) =>
        sheets.some((sheet) => isInside(sheet, AREA_PLACES[area]!.outline)),
      );
      expect(under).toEqual(bogs);
    }
  });

  it('is nothing but mist and ash where no state brings any', () => {
    for (const states of [{}, { rain: {} }, { storm: { f8: 0 } }]) {
      weather.show(states);
      expect(weather.falls).toBe(false);
    }
    weather.show({ storm: { f8: 0.5 } });
    expect(weather.falls).toBe(true);
  });

  it('is dust and lightning within the areas of a storm', () => {
    for (const kind of [DUST, BOLT]) {
      const found = inTheAir(kind, { storm: { f8: 1 } });
      expect(found.length).toBeGreaterThan(0);
      for (const each of found) expect(isInside(each, AREA_PLACES.f8!.outline)).toBe(true);
    }
  });

  it('has something over each area, however many there are, and never more than there is room for', () => {
    const everywhere = Object.fromEntries(Object.keys(AREA_PLACES).map((area) => [area, 1]));
    const drops = inTheAir(RAIN, { rain: everywhere });
    expect(weather.mesh.geometry.instanceCount).toBeLessThanOrEqual(ROOM);
    const wet = Object.values(AREA_PLACES).filter(({ outline }) =>
      drops.some((drop) => isInside(drop, outline)),
    );
    expect(wet.length).toBeGreaterThan(50);
  });
});
