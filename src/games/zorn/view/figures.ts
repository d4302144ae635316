import { KIND_OF, unitOf } from '#zorn/rules';

export const FIGURES_FILE = '/models/valley-figures.glb';

/** The Blight's champions, each a skinned model in its own file. */
export const CHAMPION_NAMES = ['vulkan', 'tor', 'xaeries', 'meduzza'] as const;
export type Champion = (typeof CHAMPION_NAMES)[number];

const champions: ReadonlySet<string> = new Set(CHAMPION_NAMES);
/** Whether a figure is a champion. */
export const isChampion = (figure: string): figure is Champion => champions.has(figure);

/** Motions of figures; only champions roar. */
export const MOTIONS = ['rest', 'idle', 'walk', 'attack', 'shoot', 'cast', 'hit', 'die', 'roar'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Figure of a unit. @param open whether a garrison is face up @throws RangeError for an unknown unit */
export function figureOf(id: string, open: boolean): string {
  const unit = unitOf(id);
  if (unit === undefined) throw new RangeError(`there is no unit ${id}`);
  const { name } = KIND_OF[unit]!;
  return name === 'garrison' && !open ? 'garrison closed' : name;
}
