import { KIND_OF, unitOf } from '#zorn/rules';

export const FIGURES_FILE = '/models/valley-figures.glb';

/** The Blight's champions: monsters with bones and files of their own. */
export const CHAMPION_NAMES = ['vulkan', 'tor', 'xaeries', 'meduzza'] as const;
export type Champion = (typeof CHAMPION_NAMES)[number];

const champions: ReadonlySet<string> = new Set(CHAMPION_NAMES);
/** Whether a figure is a champion. */
export const isChampion = (figure: string): figure is Champion => champions.has(figure);

/** What figures can do; to roar is for champions alone. */
export const MOTIONS = ['rest', 'idle', 'walk', 'attack', 'shoot', 'cast', 'hit', 'die', 'roar'] as const;
export type Motion = (typeof MOTIONS)[number];

/**
 * The figure of a unit.
 * @param open a garrison that has been turned up
 * @throws RangeError for a unit that there is not
 */
export function figureOf(id: string, open: boolean): string {
  const unit = unitOf(id);
  if (unit === undefined) throw new RangeError(`there is no unit ${id}`);
  const { name } = KIND_OF[unit]!;
  return name === 'garrison' && !open ? 'garrison closed' : name;
}
