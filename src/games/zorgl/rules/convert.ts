import { Random, unwrap } from '#core';
import { formatBoard, parseBoard } from './board';
import { CARD_IDS, type CardId, cardNumber } from './cards';
import { traitsOf } from './monsters';
import {
  type HiddenCards,
  type Pending,
  type PlayerState,
  type Position,
  SEATS,
  type Seat,
  type View,
} from './position';
import {
  type Config,
  NOBODY,
  PENDING_BLITZ,
  PENDING_DISCARD,
  PENDING_FALL,
  PENDING_FRENZY,
  PENDING_LAND,
  PENDING_SWEEP,
  REASON_FLOORS,
  REASON_PLANT,
  State,
  seatLetter,
  seatNumber,
} from './state';

const isHidden = (cards: readonly CardId[] | HiddenCards): cards is HiddenCards => 'count' in cards;

const counted = (cards: readonly CardId[] | HiddenCards): HiddenCards => ({
  count: isHidden(cards) ? cards.count : cards.length,
});

function configOf(position: Position | View): Config {
  const { options, order, players, house } = position;
  const monsters = SEATS.map((seat) => players[seat]?.monster ?? '');
  const next = SEATS.map((seat) => seatNumber(order[(order.indexOf(seat) + 1) % order.length]!));
  return {
    options,
    order: order.map(seatNumber),
    seats: order,
    next,
    monsters,
    traits: monsters.map((id) => traitsOf(position, id)),
    house,
  };
}

/** The working state of a valid position or view. Hands and piles that a view hides are empty. */
export function toState(position: Position | View): State {
  const state = State.empty(configOf(position));
  for (const [box, content] of unwrap(parseBoard(position.board)).entries()) {
    if (content.kind === 'building') {
      state.setFloors(box, content.floors);
      if (content.plant) state.plant = box;
    } else if (content.kind === 'unit') {
      state.addUnit(box);
    } else if (content.kind === 'monster') {
      state.place(seatNumber(content.seat), box);
      if (content.roof === null) continue;
      state.setFloors(box, content.roof.floors);
      if (content.roof.plant) state.plant = box;
    }
  }
  for (const seat of position.order) {
    const player = position.players[seat]!;
    state.addToPile(seatNumber(seat), player.floors, player.units);
    if (isHidden(player.hand)) continue;
    for (const card of player.hand) state.addToHand(seatNumber(seat), cardNumber(card)!);
  }
  const { turn, pending, draw, discard, outcome } = position;
  if (!isHidden(draw)) for (const card of draw.toReversed()) state.pushDraw(cardNumber(card)!);
  for (const card of discard) state.pushDiscard(cardNumber(card)!);
  state.setTurn(seatNumber(turn.player), turn.played, turn.quota);
  if (pending !== null) setPending(state, pending);
  state.inertiaSpent = turn.inert;
  if (outcome !== null) {
    state.winner = seatNumber(outcome.winner);
    state.reason = outcome.reason === 'floors' ? REASON_FLOORS : REASON_PLANT;
  }
  const random = 'rng' in position ? Random.parse(position.rng) : undefined;
  state.setRandom(random ?? Random.fromSeed(0));
  return state;
}

function cards(count: number, at: (index: number) => number): CardId[] {
  const ids: CardId[] = [];
  for (let index = 0; index < count; index++) ids.push(CARD_IDS[at(index)]!);
  return ids;
}

/** The pending effect that waits for a decision. */
export function pendingOf(state: State): Pending | null {
  const card = CARD_IDS[state.pendingCard]!;
  switch (state.pending) {
    case PENDING_BLITZ:
      return { kind: 'blitz', card };
    case PENDING_FRENZY:
      return { kind: 'frenzy', card };
    case PENDING_SWEEP:
      return { kind: 'sweep', targets: SEATS.filter((_, seat) => (state.pendingSeats & (1 << seat)) !== 0) };
    case PENDING_DISCARD:
      return { kind: 'discard', queue: state.inOrderAfterPlayer(state.pendingSeats).map(seatLetter) };
    case PENDING_LAND:
      return { kind: 'land' };
    case PENDING_FALL:
      return { kind: 'fall', by: seatLetter(state.decider) };
    default:
      return null;
  }
}

const setOf = (seats: readonly Seat[]): number =>
  seats.reduce((set, seat) => set | (1 << seatNumber(seat)), 0);

function setPending(state: State, pending: Pending): void {
  switch (pending.kind) {
    case 'blitz':
      state.setPending(PENDING_BLITZ, cardNumber(pending.card)!);
      return;
    case 'frenzy':
      state.setPending(PENDING_FRENZY, cardNumber(pending.card)!);
      return;
    case 'sweep':
      state.setPending(PENDING_SWEEP, 0, setOf(pending.targets));
      return;
    case 'discard':
      state.setPending(PENDING_DISCARD, 0, setOf(pending.queue));
      return;
    case 'land':
      state.setPending(PENDING_LAND, 0);
      return;
    case 'fall':
      state.setPending(PENDING_FALL, 0, setOf([pending.by]));
      return;
  }
}

/** Converts a working state to the interchange format. */
export function toPosition(state: State): Position {
  const { config } = state;
  const players: Partial<Record<Seat, PlayerState>> = {};
  for (const seat of SEATS) {
    const number = seatNumber(seat);
    if (!config.order.includes(number)) continue;
    players[seat] = {
      monster: config.monsters[number]!,
      hand: cards(state.handSize(number), (index) => state.handCard(number, index)),
      floors: state.pileFloors(number),
      units: state.pileUnits(number),
      ...(state.isOnBoard(number) ? {} : { aloft: true as const }),
    };
  }
  return {
    game: 'zorgl',
    version: 1,
    options: config.options,
    board: formatBoard((box) => state.content(box)),
    players,
    ...(config.house === undefined ? {} : { house: config.house }),
    order: config.order.map(seatLetter),
    turn: {
      player: seatLetter(state.player),
      played: state.played,
      quota: state.quota,
      inert: state.inertiaSpent,
    },
    pending: pendingOf(state),
    draw: cards(state.drawSize, (index) => state.drawCard(state.drawSize - 1 - index)),
    discard: cards(state.discardSize, (index) => state.discardCard(index)),
    rng: state.random().format(),
    outcome:
      state.winner === NOBODY
        ? null
        : {
            winner: seatLetter(state.winner),
            reason: state.reason === REASON_FLOORS ? 'floors' : 'plant',
          },
  };
}

/** The position as a seat or spectator knows it: its own hand and what is public (Z2.6). */
export function toView(known: Position | View, viewer: Seat | 'spectator'): View {
  const { rng: _secret, ...rest } = { rng: '', ...known };
  const players = Object.fromEntries(
    Object.entries(known.players).map(([seat, player]) => [
      seat,
      seat === viewer ? player : { ...player, hand: counted(player.hand) },
    ]),
  );
  return { ...rest, players, draw: counted(known.draw) };
}
