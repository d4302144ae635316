import * as v from 'valibot';
import { err, ok, type Problem, parseShape, type Result } from '#core';
import { type BoxContent, formatBoard, GRID, parseBoard } from './board';
import { type Box, SEATS, type Seat } from './position';
import { fail, makeProblem } from './problems';
import { nameUpTo } from './shapes';

/** A city as a file of its own (Z1.5): all four starting places are marked, so that it serves any number of players. */
export interface City {
  readonly format: 'kaiju-city';
  readonly version: 1;
  readonly name: string;
  /** Seven rows in the notation of boards, north first. */
  readonly board: readonly string[];
}

/** Characters in the name of a city. */
export const MAX_CITY_NAME_LENGTH = 40;

/** Units that a city may hold (Z1.5). */
export const MAX_UNITS = 8;

/** What keeps a board from being a city, with the boxes at fault; none if something is missing. */
export type CityFault =
  | { readonly kind: 'no-plant' | 'plants' | 'units'; readonly boxes: readonly Box[] }
  | {
      readonly kind: 'no-start' | 'starts' | 'start-on-roof';
      readonly seat: Seat;
      readonly boxes: readonly Box[];
    };

/**
 * All that is wrong with a board as a city (Z1.5): one plant, one starting place for each player, 0 to 8 units.
 * @param contents of the 49 boxes, by box number @param seats whose starting places must be there
 */
export function cityFaults(
  contents: readonly BoxContent[],
  seats: readonly Seat[] = SEATS,
): readonly CityFault[] {
  const boxesWith = (matches: (content: BoxContent) => boolean): readonly Box[] => {
    const boxes: Box[] = [];
    for (const [box, content] of contents.entries()) if (matches(content)) boxes.push(GRID.name(box));
    return boxes;
  };
  const faults: CityFault[] = [];
  const plants = boxesWith(
    (content) =>
      (content.kind === 'building' && content.plant) ||
      (content.kind === 'monster' && content.roof?.plant === true),
  );
  if (plants.length === 0) faults.push({ kind: 'no-plant', boxes: [] });
  if (plants.length > 1) faults.push({ kind: 'plants', boxes: plants });
  for (const seat of SEATS) {
    const starts = boxesWith((content) => content.kind === 'monster' && content.seat === seat);
    if (starts.length === 0 && seats.includes(seat)) faults.push({ kind: 'no-start', seat, boxes: [] });
    if (starts.length > 1) faults.push({ kind: 'starts', seat, boxes: starts });
    const roofs = boxesWith(
      (content) => content.kind === 'monster' && content.seat === seat && content.roof !== null,
    );
    if (roofs.length > 0) faults.push({ kind: 'start-on-roof', seat, boxes: roofs });
  }
  const units = boxesWith(({ kind }) => kind === 'unit');
  if (units.length > MAX_UNITS) faults.push({ kind: 'units', boxes: units });
  return faults;
}

/** A fault as a problem; its field is the row of the southernmost box at fault, e.g. `board[2]`, or the whole board. */
export function faultProblem(fault: CityFault): Problem {
  const { boxes } = fault;
  const count = boxes.length;
  const [first] = boxes;
  const row = first === undefined ? '' : `[${GRID.height - 1 - GRID.rank(GRID.parse(first)!)}]`;
  const field = `board${row}`;
  switch (fault.kind) {
    case 'no-plant':
      return makeProblem(field, 'zorgl.city.noPlant', {}, 'Z1.5');
    case 'plants':
      return makeProblem(field, 'zorgl.city.plants', { count, boxes }, 'Z1.5');
    case 'no-start':
      return makeProblem(field, 'zorgl.city.noStart', { seat: fault.seat }, 'Z1.5');
    case 'starts':
      return makeProblem(field, 'zorgl.city.starts', { seat: fault.seat, boxes }, 'Z1.5');
    case 'start-on-roof':
      return makeProblem(field, 'zorgl.city.startOnRoof', { seat: fault.seat, boxes }, 'Z1.5');
    case 'units':
      return makeProblem(field, 'zorgl.board.units', { most: MAX_UNITS, count }, 'Z1.5');
  }
}

/** The form of a city file; what its board holds is checked afterwards (Z1.5). */
export const CityShape = v.strictObject({
  format: v.literal('kaiju-city'),
  version: v.literal(1),
  name: nameUpTo(MAX_CITY_NAME_LENGTH),
  board: v.array(v.string()),
});

/** Validates a city that came from outside; the first thing wrong is named with its field, e.g. `board[2]` or `name`. */
export function parseCity(input: unknown): Result<City> {
  const shape = parseShape(CityShape, input);
  if (!shape.ok) return shape.error.field === '' ? err({ ...shape.error, field: 'city' }) : shape;
  const contents = parseBoard(shape.value.board);
  if (!contents.ok) return contents;
  const [fault] = cityFaults(contents.value);
  if (fault !== undefined) return err(faultProblem(fault));
  return ok({ ...shape.value, board: formatBoard((box) => contents.value[box]!) });
}

/** Reads the text of a city file. Fails like {@link parseCity}, or when it is not JSON. */
export function readCity(text: string): Result<City> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('city', 'json.invalid');
  }
  return parseCity(json);
}

/** The text of a city file, one row of the board on a line. */
export function formatCity(city: City): string {
  return `${JSON.stringify(city, null, 2)}\n`;
}

/** A board as a city. Fails like {@link parseCity}. @param contents of the 49 boxes, by box number */
export function foundCity(name: string, contents: readonly BoxContent[]): Result<City> {
  const board = formatBoard((box) => contents[box]!);
  return parseCity({ format: 'kaiju-city', version: 1, name: name.trim(), board });
}
