import { type BoxContent, CITY_IDS, type CityFault, type CityId, GRID, MAX_UNITS } from '#zorgl/rules';
import type { ZorglMessages } from '#zorgl/view';
import type { Advice } from './advice';
import type { Plan } from './brush';
import { seatOf, type Tool } from './kit';

type CityWords = ZorglMessages['city'];

/** The contents of a box, as text. */
function contentWords(content: BoxContent, { content: words }: CityWords): string {
  switch (content.kind) {
    case 'empty':
      return words.empty;
    case 'unit':
      return words.unit;
    case 'monster':
      return words.start(content.seat);
    case 'building':
      return content.plant ? words.plant(content.floors) : words.building(content.floors);
  }
}

/** A box with its contents, e.g. “b6: start B”. */
export function boxWords(box: number, content: BoxContent, words: CityWords): string {
  return words.box(GRID.name(box), contentWords(content, words));
}

export function faultWords(fault: CityFault, { faults }: CityWords): string {
  switch (fault.kind) {
    case 'no-plant':
      return faults.noPlant;
    case 'plants':
      return faults.plants;
    case 'no-start':
      return faults.noStart(fault.seat);
    case 'starts':
      return faults.starts(fault.seat);
    case 'start-on-roof':
      return faults.startOnRoof(fault.seat);
    case 'units':
      return faults.units(fault.boxes.length, MAX_UNITS);
  }
}

export function adviceWords(advice: Advice, words: CityWords): string {
  switch (advice.kind) {
    case 'walled-in':
      return words.walledIn(advice.seat);
    case 'low':
      return words.low(advice.worth);
    case 'fairness':
      return words.fairness[advice.fairness];
  }
}

export function toolWords(tool: Tool, words: CityWords): string {
  const seat = seatOf(tool);
  return seat === undefined ? words.tool[tool as keyof CityWords['tool']] : words.start(seat);
}

/** The name of a built-in city; undefined for other ids. */
export function nameOfGameCity(id: string, { names }: CityWords): string | undefined {
  const known = CITY_IDS.find((each): each is CityId => each === id);
  return known === undefined ? undefined : names[known];
}

/** Describes an edit: the pointed box, and the others that changed with it. */
export function changeWords(
  after: Plan,
  changed: readonly number[],
  box: number | null,
  words: CityWords,
): string {
  const own = box === null ? '' : boxWords(box, after[box]!, words);
  const others = changed.filter((each) => each !== box).map((each) => boxWords(each, after[each]!, words));
  return [own, ...others].filter((text) => text !== '').join('; ');
}
