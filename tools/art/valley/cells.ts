import facts from '../../../src/games/zorn/rules/facts.json';

/** A cell of the map from the rules' data: an area, a pass, or a stretch of river or mountains. */
export interface Cell {
  readonly name: string;
  readonly row: number;
  readonly col: number;
  readonly terrain: string;
  /** Number of units of each side; 0 for rivers and mountains. */
  readonly capacity: number;
  readonly next: readonly string[];
  readonly roads?: readonly string[];
  readonly arrows?: Readonly<Record<string, string>>;
  readonly den?: string;
  readonly entry?: number;
  readonly flank?: string;
}

const { areas, walls } = facts.map as unknown as Readonly<
  Record<'areas' | 'walls', Readonly<Record<string, Omit<Cell, 'name' | 'capacity'> & { capacity?: number }>>>
>;

/** All cells, in the order of the rules' data. */
export const CELLS: readonly Cell[] = Object.entries({ ...areas, ...walls }).map(([name, cell]) => ({
  capacity: 0,
  ...cell,
  name,
}));

const byName = new Map(CELLS.map((cell) => [cell.name, cell]));

/** @throws RangeError for an unknown cell */
export function cellOf(name: string): Cell {
  const cell = byName.get(name);
  if (cell === undefined) throw new RangeError(`there is no cell ${name}`);
  return cell;
}
