import type { GameLobby } from '#module';
import { type Position, SEATS, type Seat, type SetupOptions, type ZorglTypes } from '#zorgl/rules';
import { monsterOf } from '#zorgl/view';
import { LobbyForm } from './LobbyForm';

const PLACES: readonly (readonly Seat[])[] = [
  ['A', 'C'],
  ['B', 'D'],
  ['A', 'B', 'C'],
  ['A', 'B', 'D'],
  ['A', 'C', 'D'],
  ['B', 'C', 'D'],
  ['A', 'B', 'C', 'D'],
];

/** The fewest places that hold all the bots of a link (Z2.1); A and C without bots. */
export function placesFor(bots: Iterable<string>): readonly Seat[] {
  const named = new Set(bots);
  const wanted = SEATS.filter((seat) => named.has(seat));
  return PLACES.find((places) => wanted.every((seat) => places.includes(seat))) ?? SEATS;
}

/** Whether nothing has been played in a position yet. */
function isOpening({ order, turn, players, pending, discard }: Position): boolean {
  const untouched = order.every((seat) => players[seat]?.floors === 0 && players[seat]?.units === 0);
  return (
    untouched && turn.played === 0 && turn.player === order[0] && pending === null && discard.length === 0
  );
}

/** Options for a rematch: the same monsters at the same places in the same city. */
function again(initial: Position): SetupOptions | null {
  if (!isOpening(initial)) return null;
  const { board, order: places, options } = initial;
  const { army, flight } = options;
  const monsters = Object.fromEntries(places.map((seat) => [seat, monsterOf(initial, seat)]));
  const house = initial.house === undefined ? {} : { house: initial.house };
  return { places, monsters, ...house, army, flight, board };
}

/** The lobby of Zorgl-Zilla. */
export const lobby: GameLobby<ZorglTypes> = {
  Form: LobbyForm,
  fromAddress: (bots) => ({ places: placesFor(bots.keys()), army: true, flight: 'english' }),
  again,
};
