import * as v from 'valibot';
import { err, ok, type Problem, parseShape, type Result } from '#core';
import { type BoxContent, formatBoard, GRID, parseBoard } from './board';
import { type Box, SEATS, type Seat } from './position';
import { fail, makeProblem } from './problems';
import { nameUpTo } from './shapes';

/** A city as a file (Z1.5). All four starting places are marked, so it works for any number of players. */
export interface City {
  readonly format: 'kaiju-city';
  readonly version: 1;
  readonly name: string;
  /** Seven rows in board notation, north first. */
  readonly board: readonly string[];
}

/** Maximum length of a city's name, in characters. */
export const MAX_CITY_NAME_LENGTH = 40;

/** Maximum number of units in a city (Z1.5). */
export const MAX_UNITS = 8;

/** Why a board is not a valid city, with the offending boxes; no boxes if something is missing. */
export type CityFault =
  | { readonly kind: 'no-plant' | 'plants' | 'units'; readonly boxes: readonly Box[] }
  | {
      readonly kind: 'no-start' | 'starts' | 'start-on-roof';
      readonly seat: Seat;
      readonly boxes: readonly Box[];
    };

/**
 * Everything wrong with a board as a city (Z1.5): it needs one plant, one starting place per player, 0 to 8
 * units.
 * @param contents of the 49 boxes, by box number
 * @param seats the seats that need a starting place
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

/**
 * A fault as a problem. Its field is the row of the southernmost offending box, e.g. `board[2]`, or the whole
 * board.
 */
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

/** Schema of a city file. The contents of the board are checked separately (Z1.5). */
export const CityShape = v.strictObject({
  format: v.literal('kaiju-city'),
  version: v.literal(1),
  name: nameUpTo(MAX_CITY_NAME_LENGTH),
  board: v.array(v.string()),
});

/** Validates an untrusted city. Fails with the first problem and its field, e.g. `board[2]` or `name`. */
export function parseCity(input: unknown): Result<City> {
  const shape = parseShape(CityShape, input);
  if (!shape.ok) return shape.error.field === '' ? err({ ...shape.error, field: 'city' }) : shape;
  const contents = parseBoard(shape.value.board);
  if (!contents.ok) return contents;
  const [fault] = cityFaults(contents.value);
  if (fault !== undefined) return err(faultProblem(fault));
  return ok({ ...shape.value, board: formatBoard((box) => contents.value[box]!) });
}

/** Reads a city file. Fails like {@link parseCity}, or if the text is not JSON. */
export function readCity(text: string): Result<City> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('city', 'json.invalid');
  }
  return parseCity(json);
}

/** The text of a city file, with one board row per line. */
export function formatCity(city: City): string {
  return `${JSON.stringify(city, null, 2)}\n`;
}

/** Makes a city of a board. Fails like {@link parseCity}. @param contents of the 49 boxes, by box number */
export function foundCity(name: string, contents: readonly BoxContent[]): Result<City> {
  const board = formatBoard((box) => contents[box]!);
  return parseCity({ format: 'kaiju-city', version: 1, name: name.trim(), board });
}
