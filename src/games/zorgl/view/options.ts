import type { Seed } from '#core';
import { type PlannedGame, planOf, proposeDraft, readDraft, type SetupDraft, withOwn } from '#module';
import {
  COMMON_MONSTER,
  type Flight,
  type HouseMonster,
  MONSTERS,
  SEATS,
  type Seat,
  type SetupOptions,
  type ZorglTypes,
  zorgl,
} from '#zorgl/rules';

/** The monsters of the rulebook, the common one first. */
export const MONSTER_IDS: readonly string[] = [...MONSTERS.keys()];

/** Default names of the players. */
export const DEFAULT_NAMES: Readonly<Record<Seat, string>> = { A: 'Rex', B: 'Mia', C: 'Zed', D: 'Olga' };

/** A game being set up. The figure of a seat is the id of its monster (Z11, Z12.1). */
export type GameDraft = SetupDraft<Seat>;

/** Possible places by number of players (Z2.1); the first entry is the default. */
const CORNERS: Readonly<Record<number, readonly (readonly Seat[])[]>> = {
  2: [
    ['A', 'C'],
    ['B', 'D'],
  ],
  3: [
    ['A', 'B', 'C'],
    ['B', 'C', 'D'],
    ['A', 'C', 'D'],
    ['A', 'B', 'D'],
  ],
  4: [SEATS],
};

export const PLAYER_COUNTS: readonly number[] = [2, 3, 4];

/** Two players on opposite places, a person against a bot. */
export const defaultDraft = (seed: Seed): GameDraft =>
  proposeDraft({
    seats: SEATS,
    places: CORNERS[2]![0]!,
    person: 'A',
    names: DEFAULT_NAMES,
    figureOf: () => COMMON_MONSTER,
    seed,
  });

/** Restores a stored draft; returns the default one if it is invalid. */
export const storedDraft = (stored: unknown, seed: Seed): GameDraft =>
  readDraft(stored, defaultDraft(seed), {
    options: zorgl.options,
    figures: { ids: MONSTER_IDS, shared: COMMON_MONSTER, open: true },
    goTogether: (places) =>
      CORNERS[places.length]?.some((corners) => corners.join() === places.join()) === true,
  });

/** The house rules of a draft. */
export const houseRulesOf = ({ values }: GameDraft): { readonly army: boolean; readonly flight: Flight } => ({
  army: values.army !== false,
  flight: values.flight === 'french' ? 'french' : 'english',
});

/** The draft with another number of players, 2 … 4. */
export const withPlayerCount = (draft: GameDraft, count: number): GameDraft => ({
  ...draft,
  places: CORNERS[count]?.[0] ?? draft.places,
});

/**
 * The draft with another monster at one place. If another player has that special or house monster, the two
 * swap (Z11).
 */
export const withMonster = (draft: GameDraft, seat: Seat, monster: string): GameDraft =>
  withOwn(draft, seat, 'figure', monster, COMMON_MONSTER);

/** The monsters of the places in use. Unknown house monsters become common ones. */
function chosenMonsters(
  { places, seats }: GameDraft,
  house: readonly HouseMonster[],
): Pick<SetupOptions, 'monsters' | 'house'> {
  const known = (id: string) => MONSTERS.has(id) || house.some((monster) => monster.id === id);
  const ids = places.map((seat) => {
    const { figure = COMMON_MONSTER } = seats[seat];
    return known(figure) ? figure : COMMON_MONSTER;
  });
  if (ids.every((id) => id === COMMON_MONSTER)) return {};
  const monsters = Object.fromEntries(places.map((seat, index) => [seat, ids[index]!]));
  const invented = house.filter(({ id }) => ids.includes(id));
  if (invented.length === 0) return { monsters };
  return { monsters, house: Object.fromEntries(invented.map((monster) => [monster.id, monster])) };
}

/**
 * The game that a draft describes; undefined if its seed is invalid.
 * @param house the house monsters on offer (Z12.1)
 * @param board of the city (Z1.5); defaults to the rulebook's
 */
export function planGame(
  draft: GameDraft,
  house: readonly HouseMonster[] = [],
  board?: readonly string[],
): PlannedGame<ZorglTypes> | undefined {
  const options = {
    places: draft.places,
    ...chosenMonsters(draft, house),
    ...houseRulesOf(draft),
    ...(board === undefined ? {} : { board }),
  };
  return planOf<ZorglTypes>(draft, options, DEFAULT_NAMES);
}
