import { unwrap } from '#core';
import {
  ADVANTAGE_IDS,
  CARD_IDS,
  type CardId,
  type HouseMonster,
  type HouseMonsters,
  MEGA_IDS,
  type Position,
  SEATS,
  type Seat,
  type TraitMix,
  WEAKNESS_IDS,
  zorgl,
} from '#zorgl/rules';

/** Every house monster that can be made of the traits, one of each mix. */
export const ALL_MIXES: readonly TraitMix[] = ADVANTAGE_IDS.flatMap((advantage) =>
  WEAKNESS_IDS.flatMap((weakness) => MEGA_IDS.map((mega) => ({ advantage, weakness, mega }))),
);

/** A house monster of some traits, under an id that tells them. */
export function houseMonster(mix: TraitMix, change: Partial<HouseMonster> = {}): HouseMonster {
  return {
    format: 'kaiju-monster',
    version: 1,
    id: `${mix.advantage}-${mix.weakness}-${mix.mega}`,
    name: `${mix.advantage} ${mix.mega}`,
    ...mix,
    model: 'zorgl-a',
    colours: {},
    ...change,
  };
}

/** House monsters by their ids. */
export function houseOf(monsters: readonly HouseMonster[]): HouseMonsters {
  return Object.fromEntries(monsters.map((monster) => [monster.id, monster]));
}

/** The same position, but with house monsters of these mixes for its players, in the order of their letters. */
export function withHouse(position: Position, mixes: readonly TraitMix[]): Position {
  const seats = SEATS.filter((seat) => position.players[seat] !== undefined);
  const monsters = seats.map((_, index) => houseMonster(mixes[index]!, { id: `house-${index}` }));
  const players = Object.fromEntries(
    seats.map((seat, index) => [seat, { ...position.players[seat]!, monster: monsters[index]!.id }]),
  );
  const options = { ...position.options, specials: true };
  return unwrap(zorgl.parse({ ...position, options, players, house: houseOf(monsters) }));
}

export interface Staging {
  readonly board: readonly string[];
  /** The traits of the players' monsters; null for an ordinary zorgl. The first of the letters has the turn. */
  readonly cast: Readonly<Partial<Record<Seat, TraitMix | null>>>;
  /** Hands; those left out are dealt from what is left. */
  readonly hands: Readonly<Partial<Record<Seat, readonly CardId[]>>>;
  readonly change?: Partial<Position>;
}

/** A position made by hand, with all 54 cards; three cards have to be played in the turn. */
export function staged({ board, cast, hands, change = {} }: Staging): Position {
  const seats = SEATS.filter((seat) => cast[seat] !== undefined);
  const named = new Set(Object.values(hands).flat());
  const rest = CARD_IDS.filter((card) => !named.has(card));
  const monsters = seats.flatMap((seat) => {
    const mix = cast[seat];
    return mix ? [houseMonster(mix, { id: `house-${seat.toLowerCase()}` })] : [];
  });
  const players = Object.fromEntries(
    seats.map((seat) => [
      seat,
      {
        monster: cast[seat] ? `house-${seat.toLowerCase()}` : 'zorgl',
        hand: hands[seat] ?? rest.splice(0, 5),
        floors: 0,
        units: 0,
      },
    ]),
  );
  return {
    game: 'zorgl',
    version: 1,
    options: { army: true, flight: 'english', specials: true },
    board,
    players,
    ...(monsters.length === 0 ? {} : { house: houseOf(monsters) }),
    order: seats,
    turn: { player: seats[0]!, played: 0, quota: 3, inert: false },
    pending: null,
    draw: rest,
    discard: [],
    rng: '00000000000000000000000000000001',
    outcome: null,
    ...change,
  };
}
