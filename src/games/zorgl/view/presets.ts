import { Random, type Seed } from '#core';
import { COMMON_MONSTER, SEATS, type Seat } from '#zorgl/rules';
import { type GameDraft, houseRulesOf, MONSTER_IDS, withPlayerCount } from './options';

/** Ids of the preset games. */
export const PRESET_IDS = ['duel', 'brawl', 'english', 'french', 'chaos'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

const SPECIAL = MONSTER_IDS.filter((id) => id !== COMMON_MONSTER);

function shuffled(ids: readonly string[], chance: Seed): readonly string[] {
  const order = ids.map((_, index) => index);
  Random.fromSeed(chance).shuffle(order, order.length);
  return order.map((index) => ids[index]!);
}

/** Gives these monsters to the places in order, and the common one when they run out. */
function withMonsters(draft: GameDraft, monsters: readonly string[]): GameDraft {
  const seats = Object.fromEntries(
    SEATS.map((seat, index) => [seat, { ...draft.seats[seat], figure: monsters[index] ?? COMMON_MONSTER }]),
  ) as GameDraft['seats'];
  return { ...draft, seats };
}

/** Applies a preset. Players, names and colours stay. @param chance seed for dealing the monsters */
export function withPreset(draft: GameDraft, preset: PresetId, chance: Seed): GameDraft {
  switch (preset) {
    case 'duel':
      return { ...withMonsters(withPlayerCount(draft, 2), []), values: { ...draft.values, army: false } };
    case 'brawl':
      return { ...withMonsters(withPlayerCount(draft, 4), SPECIAL), values: {} };
    case 'english':
    case 'french':
      return { ...withMonsters(draft, []), values: { flight: preset } };
    case 'chaos':
      return {
        ...withMonsters(withPlayerCount(draft, 4), shuffled(SPECIAL, chance)),
        values: { flight: 'french' },
      };
  }
}

/** The preset that a draft matches; null if it is customised. */
export function presetOf(draft: GameDraft): PresetId | null {
  const { places, seats } = draft;
  const { army, flight } = houseRulesOf(draft);
  const common = (seat: Seat) => seats[seat].figure === COMMON_MONSTER;
  if (places.every(common)) {
    if (army) return flight;
    return places.length === 2 ? 'duel' : null;
  }
  if (
    places.length < SEATS.length ||
    !army ||
    !SEATS.every((seat) => SPECIAL.includes(seats[seat].figure ?? COMMON_MONSTER))
  )
    return null;
  return flight === 'french' ? 'chaos' : 'brawl';
}
