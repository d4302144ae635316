import { Random, type Seed } from '#core';
import { COMMON_MONSTER, SEATS, type Seat } from '#zorgl/rules';
import { type GameDraft, houseRulesOf, MONSTER_IDS, withPlayerCount } from './options';

/** Set-ups that go well together, by name. */
export const PRESET_IDS = ['duel', 'brawl', 'english', 'french', 'chaos'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

const SPECIAL = MONSTER_IDS.filter((id) => id !== COMMON_MONSTER);

function shuffled(ids: readonly string[], chance: Seed): readonly string[] {
  const order = ids.map((_, index) => index);
  Random.fromSeed(chance).shuffle(order, order.length);
  return order.map((index) => ids[index]!);
}

/** The draft with these monsters at the places, in their order; the common one where there are none left. */
function withMonsters(draft: GameDraft, monsters: readonly string[]): GameDraft {
  const seats = Object.fromEntries(
    SEATS.map((seat, index) => [seat, { ...draft.seats[seat], figure: monsters[index] ?? COMMON_MONSTER }]),
  ) as GameDraft['seats'];
  return { ...draft, seats };
}

/** The draft by a preset; who plays, under which names and colours, stays. @param chance decides who gets which monster */
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

/** The preset that a draft follows; null for a mix of its own. */
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
