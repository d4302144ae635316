import type { Seed } from '#core';
import { isSameJson } from '#learning';
import { type Position, SEATS, type ZornTypes, zorn } from '#zorn/rules';

type Options = ZornTypes['Options'];

const FULL_DAYS = 4;
const DEFAULT_LIMIT = 21;

/**
 * A four-day Terror limit that scales to the position's limit (N5.8): the default if it does, otherwise the
 * lowest.
 */
function limitOf({ options: { days, limit } }: Position): number {
  const comesTo = (given: number) => Math.floor((given * days) / FULL_DAYS) === limit;
  return comesTo(DEFAULT_LIMIT) ? DEFAULT_LIMIT : Math.ceil((limit * FULL_DAYS) / days);
}

/** The options that produce this position from the seed; undefined if none do. */
export function setupOf(position: Position, seed: Seed): Options | undefined {
  const { players, rules, days, forks, duel, feud } = position.options;
  const sheets = SEATS.flatMap((seat) => position.seats[seat] ?? []);
  const drafted = sheets[0]?.commander === null;
  const characters = drafted ? (['draft'] as const) : (['own', 'random'] as const);
  const told = {
    players,
    rules,
    houses: sheets.map(({ house }) => house),
    days,
    terrorLimit: limitOf(position),
    forks,
    duel,
    feud: feud || rules === 'A',
  };
  for (const menace of ['normal', 'mild', 'grim'] as const)
    for (const treasure of ['weighted', 'random', 'relics'] as const)
      for (const dealt of characters) {
        const options = { ...told, menace, treasure, characters: dealt };
        const opening = zorn.setup(options, seed);
        if (opening.ok && isSameJson(opening.value, position)) return options;
      }
  return undefined;
}
