import type { Problem } from '#core';
import type { BoxContent } from './board';
import { CARD_IDS, type CardId } from './cards';
import { MAX_UNITS } from './city';
import { endOf } from './ending';
import { type Cast, COMMON_MONSTER, houseMonsterOf, MONSTERS, traitsOf } from './monsters';
import { SEATS, type Seat } from './position';
import type { ShapedPosition } from './positionShape';
import { makeProblem } from './problems';
import { NOBODY, REASON_FLOORS, type State, seatLetter } from './state';
import { FULL_HAND, MIN_CARDS } from './turn';

/** A position with checked house monsters. */
type PositionWithCast = Omit<ShapedPosition, 'house'> & Cast;

/** Each of the 54 cards must occur exactly once. */
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
      if (other !== undefined) return makeProblem(field, 'zorgl.deck.twice', { card, place: other });
      places.set(card, field);
    }
  }
  const { pending } = position;
  if (pending !== null && 'card' in pending) {
    const other = places.get(pending.card);
    if (other !== undefined) {
      return makeProblem('pending.card', 'zorgl.deck.twice', { card: pending.card, place: other });
    }
    places.set(pending.card, 'pending.card');
  }
  const missing = CARD_IDS.filter((card) => !places.has(card));
  if (missing.length === 0) return undefined;
  return makeProblem('draw', 'zorgl.deck.missing', { count: missing.length, cards: missing.slice(0, 5) });
}

/** One plant, each player's monster exactly once, at most 8 units (NOTATION, "valid for check"). */
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
    return makeProblem('board', code, { count: plantCount });
  }
  for (const seat of SEATS) {
    const times = count((content) => content.kind === 'monster' && content.seat === seat);
    if (aloft.includes(seat) && times > 0) {
      return makeProblem(`players.${seat}.aloft`, 'zorgl.aloft.onBoard', { seat });
    }
    if (seats.includes(seat) && !aloft.includes(seat) && times !== 1) {
      return makeProblem('board', 'zorgl.board.monster', { seat, count: times });
    }
    if (!seats.includes(seat) && times > 0) {
      return makeProblem('board', 'zorgl.board.stranger', { seat });
    }
  }
  const units = count((content) => content.kind === 'unit');
  return units > MAX_UNITS
    ? makeProblem('board', 'zorgl.board.units', { most: MAX_UNITS, count: units })
    : undefined;
}

/** Without the army there are no units on the board or in a pile (Z1.4). */
export function checkArmy(
  { options, players }: PositionWithCast,
  contents: readonly BoxContent[],
): Problem | undefined {
  if (options.army) return undefined;
  const count = contents.filter(({ kind }) => kind === 'unit').length;
  if (count > 0) return makeProblem('board', 'zorgl.board.units', { most: 0, count }, 'Z1.4');
  const seat = SEATS.find((each) => (players[each]?.units ?? 0) > 0);
  return seat === undefined
    ? undefined
    : makeProblem(`players.${seat}.units`, 'value.other', { expected: '0' }, 'Z1.4');
}

/**
 * Monsters must be known, special ones used once at most, and states such as hovering only on monsters with
 * that trait.
 */
export function checkMonsters(
  position: PositionWithCast,
  contents: readonly BoxContent[],
): Problem | undefined {
  const seats = SEATS.filter((seat) => position.players[seat] !== undefined);
  const idOf = (seat: Seat) => position.players[seat]!.monster;
  const traits = (seat: Seat) => traitsOf(position, idOf(seat));
  for (const seat of seats) {
    const field = `players.${seat}.monster`;
    if (!MONSTERS.has(idOf(seat)) && houseMonsterOf(position, idOf(seat)) === undefined) {
      return makeProblem(field, 'zorgl.monster.unknown', { id: idOf(seat), known: [...MONSTERS.keys()] });
    }
    const other = seats.find((each) => each < seat && idOf(each) === idOf(seat));
    if (position.options.specials && other !== undefined && idOf(seat) !== COMMON_MONSTER) {
      return makeProblem(field, 'zorgl.monster.twice', { id: idOf(seat), seat: other }, 'Z11');
    }
  }
  for (const seat of seats) {
    if (position.players[seat]!.aloft === true && traits(seat).mega !== 'hover') {
      return makeProblem(`players.${seat}.aloft`, 'zorgl.monster.ground', {}, 'Z11.12');
    }
    const climbing = contents.some(
      (content) => content.kind === 'monster' && content.seat === seat && content.roof !== null,
    );
    if (climbing && !traits(seat).climbs) {
      return makeProblem('board', 'zorgl.monster.climbs', { seat }, 'Z11.7');
    }
  }
  if (position.turn.inert && !traits(position.turn.player).inert) {
    return makeProblem('turn.inert', 'zorgl.monster.notInert', { seat: position.turn.player });
  }
  return undefined;
}

/** The order of play lists each player once. The turn and the outcome refer to players. */
export function checkSeats(position: PositionWithCast): Problem | undefined {
  const seats = SEATS.filter((seat) => position.players[seat] !== undefined);
  if (seats.length < 2) {
    return makeProblem('players', 'zorgl.places.count', { least: 2, most: 4, count: seats.length });
  }
  if (position.order.length !== seats.length || seats.some((seat) => !position.order.includes(seat))) {
    return makeProblem('order', 'zorgl.order.names', { seats });
  }
  if (!seats.includes(position.turn.player)) {
    return makeProblem('turn.player', 'seat.absent', { seat: position.turn.player });
  }
  if (position.outcome !== null && !seats.includes(position.outcome.winner)) {
    return makeProblem('outcome.winner', 'seat.absent', { seat: position.outcome.winner });
  }
  return undefined;
}

/** The cards played and due fit the active player's hand (Z3.1). */
export function checkTurn({ turn, players, pending }: PositionWithCast): Problem | undefined {
  const { player, played, quota, inert } = turn;
  if (quota > MIN_CARDS) return makeProblem('turn.quota', 'number.large', { most: MIN_CARDS }, 'Z3.1');
  for (const seat of SEATS) {
    const beside = seat === player && pending !== null && 'card' in pending ? 1 : 0;
    const most = FULL_HAND - (seat === player ? Math.max(0, played - beside) : 0);
    const count = players[seat]?.hand.length ?? 0;
    if (count > Math.max(0, most))
      return makeProblem(`players.${seat}.hand`, 'zorgl.hand.large', { most, count }, 'Z3.1');
  }
  if (played > FULL_HAND) return makeProblem('turn.played', 'number.large', { most: FULL_HAND }, 'Z3.1');
  return inert && played === 0
    ? makeProblem('turn.inert', 'value.other', { expected: 'false' }, 'Z11.5')
    : undefined;
}

/** The outcome must follow from the piles and the plant (Z10). */
export function checkOutcome(state: State): Problem | undefined {
  const end = endOf(state);
  if (end === null)
    return state.winner === NOBODY ? undefined : makeProblem('outcome', 'zorgl.outcome.early', {}, 'Z10');
  if (state.winner === NOBODY) return makeProblem('outcome', 'zorgl.outcome.missing', {}, 'Z10');
  if (state.winner !== end.winner) {
    return makeProblem('outcome.winner', 'value.other', { expected: seatLetter(end.winner) }, 'Z10');
  }
  return state.reason === end.reason
    ? undefined
    : makeProblem(
        'outcome.reason',
        'value.other',
        { expected: end.reason === REASON_FLOORS ? 'floors' : 'plant' },
        'Z10',
      );
}

/** A pending effect must be possible in this position. */
export function checkPending(
  position: PositionWithCast,
  contents: readonly BoxContent[],
): Problem | undefined {
  const { pending, outcome, order, turn, players } = position;
  const traits = traitsOf(position, players[turn.player]!.monster);
  if (pending === null) {
    return outcome === null && players[turn.player]?.aloft === true
      ? makeProblem('pending', 'zorgl.pending.land', { seat: turn.player }, 'Z11.12')
      : undefined;
  }
  if (outcome !== null) return makeProblem('pending', 'zorgl.pending.over');
  switch (pending.kind) {
    case 'blitz':
    case 'frenzy': {
      const rank = pending.card.slice(0, -1);
      const black = pending.card.endsWith('S') || pending.card.endsWith('C');
      const fits = (rank === 'J' || rank === 'A') && black === (pending.kind === 'blitz');
      if (fits && !pending.card.startsWith('X')) return undefined;
      return makeProblem('pending.card', 'zorgl.pending.card', { card: pending.card, power: pending.kind });
    }
    case 'sweep':
      if (traits.mega !== 'sweep')
        return makeProblem('pending.kind', 'zorgl.pending.trait', { seat: turn.player }, 'Z11.6');
      return checkList('pending.targets', pending.targets, SEATS, position);
    case 'discard': {
      if (traits.mega !== 'ink')
        return makeProblem('pending.kind', 'zorgl.pending.trait', { seat: turn.player }, 'Z11.15');
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
        : makeProblem('pending.kind', 'zorgl.pending.ground', { seat: turn.player }, 'Z11.12');
    case 'fall': {
      const climbs = contents.some(
        (content) => content.kind === 'monster' && content.seat === turn.player && content.roof !== null,
      );
      if (pending.by === turn.player || !order.includes(pending.by))
        return makeProblem('pending.by', 'zorgl.pending.other', {}, 'Z11.8');
      return climbs
        ? undefined
        : makeProblem('pending.kind', 'zorgl.pending.trait', { seat: turn.player }, 'Z11.8');
    }
  }
}

/** A non-empty list of other players, each once, in the given order. */
function checkList(
  field: string,
  list: readonly Seat[],
  order: readonly Seat[],
  { turn, players }: PositionWithCast,
): Problem | undefined {
  if (list.length === 0) return makeProblem(field, 'list.empty');
  const others = order.filter((seat) => players[seat] !== undefined && seat !== turn.player);
  const sorted = others.filter((seat) => list.includes(seat));
  if (sorted.join() === list.join()) return undefined;
  return makeProblem(field, 'zorgl.pending.order', { seats: others });
}
