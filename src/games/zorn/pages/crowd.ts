import { AREAS, CAPACITY, isBlight, UNITS, unitOf, zorn } from '#zorn/rules';
import {
  AREA_PLACES,
  figureOf,
  HOUSES,
  type House,
  houseOfCounter,
  isChampion,
  type PlacedUnit,
  placedUnits,
} from '#zorn/view';

const houseNamed = (word: string): House | undefined => HOUSES.find((house) => house === word);

/**
 * Parses units such as `N-ir1@d7`, separated by commas. Modifiers follow the id, each after a dot: `worn`,
 * `open`, `star`, or the House whose colours it wears, as in `namtull.mahn@c5`. Unknown units and areas are
 * skipped.
 */
export function writtenCrowd(text: string): readonly PlacedUnit[] {
  return text.split(',').flatMap((word) => {
    const [unit = '', area = ''] = word.split('@');
    const [id = '', ...marks] = unit.split('.');
    if (!UNITS.includes(id) || !(area in AREA_PLACES)) return [];
    const said = marks.flatMap((mark) => houseNamed(mark) ?? []);
    return [
      {
        id,
        area,
        house: said[0] ?? houseOfCounter(id) ?? null,
        worn: marks.includes('worn'),
        open: marks.includes('open'),
        star: marks.includes('star'),
      },
    ];
  });
}

/**
 * A given number of units of all kinds except champions, spread over the valley: Houses from the south, the
 * Blight from the north.
 */
export function mustered(count: number): readonly PlacedUnit[] {
  const small = UNITS.filter((id) => !isChampion(figureOf(id, true)));
  // Every third unit first, then the ones between, so that all kinds appear.
  const mixed = [0, 1, 2].flatMap((start) => small.filter((_, index) => index % 3 === start)).slice(0, count);
  const taken = new Map<string, number>();
  return mixed.map((id, index): PlacedUnit => {
    const ofBlight = isBlight(unitOf(id)!);
    const order = ofBlight ? AREAS : [...AREAS].reverse();
    const here = (area: string) => `${ofBlight} ${area}`;
    const start = (index * 7) % 40;
    const area = [...order.slice(start), ...order].find(
      (name) => (taken.get(here(name)) ?? 0) < CAPACITY[AREAS.indexOf(name)]!,
    )!;
    taken.set(here(area), (taken.get(here(area)) ?? 0) + 1);
    return {
      id,
      area,
      house: ofBlight ? null : (houseOfCounter(id) ?? HOUSES[index % HOUSES.length]!),
      worn: index % 4 === 3,
      open: index % 2 === 0,
      star: index % 3 === 0,
    };
  });
}

/** The units of a position in JSON; none if it is invalid. */
export function crowdOfPosition(json: unknown): readonly PlacedUnit[] {
  const parsed = zorn.parse(json);
  return parsed.ok ? placedUnits(parsed.value) : [];
}
