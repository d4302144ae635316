import { Random, type Seed } from '#core';
import { COMMON_MONSTER, SEATS, type Seat } from '#zorgl/rules';
import { type GameDraft, MONSTER_IDS, withPlayerCount } from './options';

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
    SEATS.map((seat, index) => [seat, { ...draft.seats[seat], monster: monsters[index] ?? COMMON_MONSTER }]),
  ) as GameDraft['seats'];
  return { ...draft, seats };
}

/** The draft by a preset; who plays, under which names and colours, stays. @param chance decides who gets which monster */
export function withPreset(draft: GameDraft, preset: PresetId, chance: Seed): GameDraft {
  switch (preset) {
    case 'duel':
      return { ...withMonsters(withPlayerCount(draft, 2), []), army: false };
    case 'brawl':
      return { ...withMonsters(withPlayerCount(draft, 4), SPECIAL), army: true, flight: 'english' };
    case 'english':
    case 'french':
      return { ...withMonsters(draft, []), army: true, flight: preset };
    case 'chaos':
      return {
        ...withMonsters(withPlayerCount(draft, 4), shuffled(SPECIAL, chance)),
        army: true,
        flight: 'french',
      };
  }
}

/** The preset that a draft follows; null for a mix of its own. */
export function presetOf({ places, seats, army, flight }: GameDraft): PresetId | null {
  const common = (seat: Seat) => seats[seat].monster === COMMON_MONSTER;
  if (places.every(common)) {
    if (army) return flight;
    return places.length === 2 ? 'duel' : null;
  }
  if (places.length < SEATS.length || !army || !SEATS.every((seat) => SPECIAL.includes(seats[seat].monster)))
    return null;
  return flight === 'french' ? 'chaos' : 'brawl';
}
