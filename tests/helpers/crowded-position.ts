import { Random } from '#core';
import { CARD_IDS, type CardId, FLIGHTS, GRID, MONSTERS, type Position, type Seat } from '#zorgl/rules';

const PLACES: readonly (readonly Seat[])[] = [
  ['A', 'C'],
  ['B', 'D'],
  ['A', 'B', 'C'],
  ['A', 'B', 'C', 'D'],
];

/** Puts `token` on a free box, near the given one where there is room. */
function put(tokens: string[], token: string, near: number, random: Random): number {
  const around = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((direction) => GRID.step(near, direction))
    .filter((box) => box >= 0 && tokens[box] === '.');
  const free = tokens.flatMap((held, box) => (held === '.' ? [box] : []));
  const box = random.pick(around.length > 0 && random.below(4) > 0 ? around : free);
  tokens[box] = token;
  return box;
}

/** A mix of ordinary and special monsters, each special one at most once. */
function dealMonsters(count: number, random: Random): readonly string[] {
  const ids = [...MONSTERS.keys(), 'zorgl', 'zorgl'].map((_, index) => index);
  random.shuffle(ids, ids.length);
  return ids.slice(0, count).map((index) => [...MONSTERS.keys()][index] ?? 'zorgl');
}

/**
 * A valid position in which the rare corners of the rules are common: monsters stand in clusters among low
 * buildings and units, piles are near ten, hands are short, the draw pile is nearly empty.
 */
export function crowdedPosition(seed: number): Position {
  const random = Random.fromSeed(seed);
  const seats = random.pick(PLACES);
  const tokens = new Array<string>(GRID.size).fill('.');
  const plant = put(tokens, `P${1 + random.below(3)}`, random.below(GRID.size), random);
  let box = plant;
  for (const seat of seats) box = put(tokens, seat, box, random);
  const army = random.below(5) > 0;
  for (let count = army ? random.below(9) : 0; count > 0; count--) {
    put(tokens, 'u', tokens.indexOf(random.pick(seats)), random);
  }
  for (let count = 4 + random.below(16); count > 0; count--) {
    put(tokens, String(1 + random.below(4)), tokens.indexOf(random.pick(seats)), random);
  }
  const deck: CardId[] = Array.from(CARD_IDS);
  const order = CARD_IDS.map((_, number) => number);
  random.shuffle(order, order.length);
  for (const [index, number] of order.entries()) deck[index] = CARD_IDS[number]!;
  const player = random.pick(seats);
  const specials = random.below(2) === 0;
  const monsters = specials ? dealMonsters(seats.length, random) : seats.map(() => 'zorgl');
  const players: Partial<Record<Seat, Position['players']['A'] & object>> = {};
  for (const seat of seats) {
    const size = seat === player ? 1 + random.below(5) : random.below(6);
    players[seat] = {
      monster: monsters[seats.indexOf(seat)]!,
      hand: deck.splice(0, size),
      floors: random.below(10),
      units: 0,
    };
  }
  const start = random.below(seats.length);
  const size = players[player]!.hand.length;
  return {
    game: 'zorgl',
    version: 1,
    options: { army, flight: random.pick(FLIGHTS), specials },
    board: Array.from({ length: 7 }, (_, row) => tokens.slice((6 - row) * 7, (7 - row) * 7).join(' ')),
    players,
    order: [...seats.slice(start), ...seats.slice(0, start)],
    turn: { player, played: random.below(6 - size), quota: Math.min(3, size), inert: false },
    pending: null,
    draw: random.below(2) === 0 ? deck.splice(0, random.below(4)) : deck.splice(0),
    discard: deck.splice(0),
    rng: random.format(),
    outcome: null,
  };
}
