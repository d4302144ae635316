import { CARD_IDS, type CardId, type Problem } from '#core';
import type { BoxContent } from './board';
import { MOST_UNITS } from './city';
import { type Cast, COMMON_MONSTER, houseMonsterOf, MONSTERS, traitsOf } from './monsters';
import { SEATS, type Seat } from './position';
import type { ShapedPosition } from './positionShape';
import { finding } from './problems';

/** A position whose house monsters are checked. */
type PositionWithCast = Omit<ShapedPosition, 'house'> & Cast;

/** Each of the 54 cards must be there once. */
export function checkDeck(position: PositionWithCast): Problem | undefined {
  const places = new Map<CardId, string>();
  const piles: [string, readonly CardId[]][] = [
    ...SEATS.map((seat): [string, readonly CardId[]] => [
      `players.${seat}.hand`,
      position.players[seat]?.hand ?? [],
    ]),
    ['draw', position.draw],
    ['discard', position.discard],
  ];
  for (const [pile, cards] of piles) {
    for (const [index, card] of cards.entries()) {
      const field = `${pile}[${index}]`;
      const other = places.get(card);
      if (other !== undefined) return finding(field, 'zorgl.deck.twice', { card, place: other });
      places.set(card, field);
    }
  }
  const { pending } = position;
  if (pending !== null && 'card' in pending) {
    const other = places.get(pending.card);
    if (other !== undefined) {
      return finding('pending.card', 'zorgl.deck.twice', { card: pending.card, place: other });
    }
    places.set(pending.card, 'pending.card');
  }
  const missing = CARD_IDS.filter((card) => !places.has(card));
  if (missing.length === 0) return undefined;
  return finding('draw', 'zorgl.deck.missing', { count: missing.length, cards: missing.slice(0, 5) });
}

/** One plant, the players' monsters once each, no more than 8 units (NOTATION, "valid for check"). */
export function checkBoard(
  contents: readonly BoxContent[],
  seats: readonly Seat[],
  aloft: readonly Seat[],
  plants: { readonly least: number },
): Problem | undefined {
  const count = (matches: (content: BoxContent) => boolean) => contents.filter(matches).length;
  const plantCount = count(
    (content) =>
      (content.kind === 'building' && content.plant) ||
      (content.kind === 'monster' && content.roof?.plant === true),
  );
  if (plantCount > 1 || plantCount < plants.least) {
    const code = plants.least === 1 ? 'zorgl.board.plant' : 'zorgl.board.plants';
    return finding('board', code, { count: plantCount });
  }
  for (const seat of SEATS) {
    const times = count((content) => content.kind === 'monster' && content.seat === seat);
    if (aloft.includes(seat) && times > 0) {
      return finding(`players.${seat}.aloft`, 'zorgl.aloft.onBoard', { seat });
    }
    if (seats.includes(seat) && !aloft.includes(seat) && times !== 1) {
      return finding('board', 'zorgl.board.monster', { seat, count: times });
    }
    if (!seats.includes(seat) && times > 0) {
      return finding('board', 'zorgl.board.stranger', { seat });
    }
  }
  const units = count((content) => content.kind === 'unit');
  return units > MOST_UNITS
    ? finding('board', 'zorgl.board.units', { most: MOST_UNITS, count: units })
    : undefined;
}

/** With specials on, the monsters must be known, each special one once; what only some can do, only those do. */
export function checkMonsters(
  position: PositionWithCast,
  contents: readonly BoxContent[],
): Problem | undefined {
  const seats = SEATS.filter((seat) => position.players[seat] !== undefined);
  const idOf = (seat: Seat) => position.players[seat]!.monster;
  const traits = (seat: Seat) => traitsOf(position, idOf(seat));
  if (position.options.specials) {
    for (const seat of seats) {
      const field = `players.${seat}.monster`;
      if (!MONSTERS.has(idOf(seat)) && houseMonsterOf(position, idOf(seat)) === undefined) {
        return finding(field, 'zorgl.monster.unknown', { id: idOf(seat), known: [...MONSTERS.keys()] });
      }
      const other = seats.find((each) => each < seat && idOf(each) === idOf(seat));
      if (other !== undefined && idOf(seat) !== COMMON_MONSTER) {
        return finding(field, 'zorgl.monster.twice', { id: idOf(seat), seat: other }, 'Z11');
      }
    }
  }
  for (const seat of seats) {
    if (position.players[seat]!.aloft === true && traits(seat).mega !== 'hover') {
      return finding(`players.${seat}.aloft`, 'zorgl.monster.ground', {}, 'Z11.12');
    }
    const climbing = contents.some(
      (content) => content.kind === 'monster' && content.seat === seat && content.roof !== null,
    );
    if (climbing && !traits(seat).climbs) {
      return finding('board', 'zorgl.monster.climbs', { seat }, 'Z11.7');
    }
  }
  if (position.turn.inert && !traits(position.turn.player).inert) {
    return finding('turn.inert', 'zorgl.monster.notInert', { seat: position.turn.player });
  }
  return undefined;
}

/** The order of play names each player once, and the turn and the outcome name players. */
export function checkSeats(position: PositionWithCast): Problem | undefined {
  const seats = SEATS.filter((seat) => position.players[seat] !== undefined);
  if (seats.length < 2) {
    return finding('players', 'zorgl.places.count', { least: 2, most: 4, count: seats.length });
  }
  if (position.order.length !== seats.length || seats.some((seat) => !position.order.includes(seat))) {
    return finding('order', 'zorgl.order.names', { seats });
  }
  if (!seats.includes(position.turn.player)) {
    return finding('turn.player', 'seat.absent', { seat: position.turn.player });
  }
  if (position.outcome !== null && !seats.includes(position.outcome.winner)) {
    return finding('outcome.winner', 'seat.absent', { seat: position.outcome.winner });
  }
  return undefined;
}

/** The rest of an effect must be one that can be under way. */
export function checkPending(position: PositionWithCast): Problem | undefined {
  const { pending, outcome, order, turn, players } = position;
  if (pending === null) {
    return outcome === null && players[turn.player]?.aloft === true
      ? finding('pending', 'zorgl.pending.land', { seat: turn.player }, 'Z11.12')
      : undefined;
  }
  if (outcome !== null) return finding('pending', 'zorgl.pending.over');
  switch (pending.kind) {
    case 'blitz':
    case 'frenzy': {
      const rank = pending.card.slice(0, -1);
      const black = pending.card.endsWith('S') || pending.card.endsWith('C');
      const fits = (rank === 'J' || rank === 'A') && black === (pending.kind === 'blitz');
      if (fits && !pending.card.startsWith('X')) return undefined;
      return finding('pending.card', 'zorgl.pending.card', { card: pending.card, power: pending.kind });
    }
    case 'sweep':
      return checkList('pending.targets', pending.targets, SEATS, position);
    case 'discard': {
      const start = order.indexOf(turn.player) + 1;
      return checkList(
        'pending.queue',
        pending.queue,
        [...order.slice(start), ...order.slice(0, start)],
        position,
      );
    }
    case 'land':
      return players[turn.player]?.aloft === true
        ? undefined
        : finding('pending.kind', 'zorgl.pending.ground', { seat: turn.player }, 'Z11.12');
    case 'fall':
      return pending.by !== turn.player && order.includes(pending.by)
        ? undefined
        : finding('pending.by', 'zorgl.pending.other', {}, 'Z11.8');
  }
}

/** A list of other players, each once, in a given order; not empty. */
function checkList(
  field: string,
  list: readonly Seat[],
  order: readonly Seat[],
  { turn, players }: PositionWithCast,
): Problem | undefined {
  if (list.length === 0) return finding(field, 'list.empty');
  const others = order.filter((seat) => players[seat] !== undefined && seat !== turn.player);
  const sorted = others.filter((seat) => list.includes(seat));
  if (sorted.join() === list.join()) return undefined;
  return finding(field, 'zorgl.pending.order', { seats: others });
}
