import { CARD_IDS, type CardId, type Problem } from '#core';
import type { BoxContent } from './board';
import { type Cast, COMMON_MONSTER, houseMonsterOf, MONSTERS, traitsOf } from './monsters';
import { SEATS, type Seat } from './position';
import type { ShapedPosition } from './positionShape';

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
      if (other !== undefined) return { field, reason: `${card} is already in ${other}` };
      places.set(card, field);
    }
  }
  const { pending } = position;
  if (pending !== null && 'card' in pending) {
    const other = places.get(pending.card);
    if (other !== undefined) {
      return { field: 'pending.card', reason: `${pending.card} is already in ${other}` };
    }
    places.set(pending.card, 'pending.card');
  }
  const missing = CARD_IDS.filter((card) => !places.has(card));
  if (missing.length === 0) return undefined;
  const shown = missing.slice(0, 5).join(', ');
  return {
    field: 'draw',
    reason: `of the 54 cards, ${missing.length} are nowhere: ${shown}${missing.length > 5 ? ', …' : ''}`,
  };
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
    return {
      field: 'board',
      reason: `must have ${plants.least === 1 ? '' : 'at most '}one plant, has ${plantCount}`,
    };
  }
  for (const seat of SEATS) {
    const times = count((content) => content.kind === 'monster' && content.seat === seat);
    if (aloft.includes(seat) && times > 0) {
      return { field: `players.${seat}.aloft`, reason: `monster ${seat} stands on the board` };
    }
    if (seats.includes(seat) && !aloft.includes(seat) && times !== 1) {
      return { field: 'board', reason: `monster ${seat} must stand there once, stands there ${times} times` };
    }
    if (!seats.includes(seat) && times > 0) {
      return { field: 'board', reason: `monster ${seat} stands there without a player ${seat}` };
    }
  }
  const units = count((content) => content.kind === 'unit');
  if (units > 8) return { field: 'board', reason: `must have at most 8 units, has ${units}` };
  return undefined;
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
        const known = [...MONSTERS.keys()].join(', ');
        return { field, reason: `"${idOf(seat)}" is neither one of ${known} nor in house` };
      }
      const other = seats.find((each) => each < seat && idOf(each) === idOf(seat));
      if (other !== undefined && idOf(seat) !== COMMON_MONSTER) {
        return { field, reason: `${idOf(seat)} is already the monster of ${other}`, clause: 'Z11' };
      }
    }
  }
  for (const seat of seats) {
    if (position.players[seat]!.aloft === true && traits(seat).mega !== 'hover') {
      return { field: `players.${seat}.aloft`, reason: 'this monster cannot hover', clause: 'Z11.12' };
    }
    const climbing = contents.some(
      (content) => content.kind === 'monster' && content.seat === seat && content.roof !== null,
    );
    if (climbing && !traits(seat).climbs) {
      return { field: 'board', reason: `monster ${seat} cannot stand on a building`, clause: 'Z11.7' };
    }
  }
  if (position.turn.inert && !traits(position.turn.player).inert) {
    return {
      field: 'turn.inert',
      reason: `must be false: the monster of ${position.turn.player} is not inert`,
    };
  }
  return undefined;
}

/** The order of play names each player once, and the turn and the outcome name players. */
export function checkSeats(position: PositionWithCast): Problem | undefined {
  const seats = SEATS.filter((seat) => position.players[seat] !== undefined);
  if (seats.length < 2) return { field: 'players', reason: `needs 2 to 4 players, has ${seats.length}` };
  if (position.order.length !== seats.length || seats.some((seat) => !position.order.includes(seat))) {
    return { field: 'order', reason: `must name each of ${seats.join(', ')} once` };
  }
  if (!seats.includes(position.turn.player)) {
    return { field: 'turn.player', reason: `${position.turn.player} does not play` };
  }
  if (position.outcome !== null && !seats.includes(position.outcome.winner)) {
    return { field: 'outcome.winner', reason: `${position.outcome.winner} does not play` };
  }
  return undefined;
}

/** The rest of an effect must be one that can be under way. */
export function checkPending(position: PositionWithCast): Problem | undefined {
  const { pending, outcome, order, turn, players } = position;
  if (pending === null) {
    return outcome === null && players[turn.player]?.aloft === true
      ? { field: 'pending', reason: `must be land: ${turn.player} is in the air`, clause: 'Z11.12' }
      : undefined;
  }
  if (outcome !== null) return { field: 'pending', reason: 'must be null after the end of the game' };
  switch (pending.kind) {
    case 'blitz':
    case 'frenzy': {
      const rank = pending.card.slice(0, -1);
      const black = pending.card.endsWith('S') || pending.card.endsWith('C');
      const fits = (rank === 'J' || rank === 'A') && black === (pending.kind === 'blitz');
      if (fits && !pending.card.startsWith('X')) return undefined;
      return { field: 'pending.card', reason: `${pending.card} cannot be the card of a ${pending.kind}` };
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
        : { field: 'pending.kind', reason: `${turn.player} is not in the air`, clause: 'Z11.12' };
    case 'fall':
      return pending.by !== turn.player && order.includes(pending.by)
        ? undefined
        : { field: 'pending.by', reason: 'must be another player', clause: 'Z11.8' };
  }
}

/** A list of other players, each once, in a given order; not empty. */
function checkList(
  field: string,
  list: readonly Seat[],
  order: readonly Seat[],
  { turn, players }: PositionWithCast,
): Problem | undefined {
  if (list.length === 0) return { field, reason: 'must not be empty' };
  const others = order.filter((seat) => players[seat] !== undefined && seat !== turn.player);
  const sorted = others.filter((seat) => list.includes(seat));
  if (sorted.join() === list.join()) return undefined;
  return { field, reason: `must list other players in the order ${others.join(', ')}` };
}
