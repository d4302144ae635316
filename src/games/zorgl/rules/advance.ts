import { unwrap } from '#core';
import { type BoxContent, formatBoard, GRID, parseBoard } from './board';
import type { CardId } from './cards';
import type { Event } from './event';
import type { Box, HiddenCards, Pending, PlayerState, Seat, View } from './position';

type Player = PlayerState<readonly CardId[] | HiddenCards>;

/** A mutable copy of a view, for the events to change. */
interface Draft {
  readonly boxes: BoxContent[];
  readonly players: Partial<Record<Seat, Player>>;
  turn: View['turn'];
  pending: Pending | null;
  draw: HiddenCards;
  discard: readonly CardId[];
  outcome: View['outcome'];
}

const EMPTY: BoxContent = { kind: 'empty' };

const numberOf = (box: Box): number => GRID.parse(box)!;

function changePlayer(draft: Draft, seat: Seat, change: (player: Player) => Partial<Player>): void {
  const player = draft.players[seat]!;
  draft.players[seat] = { ...player, ...change(player) };
}

/** Removes what stands in a box. A building under a monster stays. */
function lift(draft: Draft, box: Box): void {
  const content = draft.boxes[numberOf(box)]!;
  const roof = content.kind === 'monster' ? content.roof : null;
  draft.boxes[numberOf(box)] = roof === null ? EMPTY : { kind: 'building', ...roof };
}

/** Puts a monster in a box, onto the building if there is one. */
function stand(draft: Draft, box: Box, seat: Seat): void {
  const below = draft.boxes[numberOf(box)]!;
  const roof = below.kind === 'building' ? { floors: below.floors, plant: below.plant } : null;
  draft.boxes[numberOf(box)] = { kind: 'monster', seat, roof };
}

/** Sets the floors of the building in a box. */
function shrink(draft: Draft, box: Box, left: number, plant: boolean): void {
  const content = draft.boxes[numberOf(box)]!;
  const building = left === 0 ? null : { floors: left, plant };
  if (content.kind === 'monster') draft.boxes[numberOf(box)] = { ...content, roof: building };
  else draft.boxes[numberOf(box)] = building === null ? EMPTY : { kind: 'building', ...building };
}

function takeFromHand(draft: Draft, seat: Seat, cards: readonly CardId[]): void {
  changePlayer(draft, seat, ({ hand }) => ({
    hand:
      'count' in hand ? { count: hand.count - cards.length } : hand.filter((card) => !cards.includes(card)),
  }));
}

function drawn(draft: Draft, { player, count, secret }: Extract<Event, { type: 'draw' }>): void {
  changePlayer(draft, player, ({ hand }) => ({
    hand: 'count' in hand ? { count: hand.count + count } : [...hand, ...(secret?.cards ?? [])],
  }));
  draft.draw = { count: draft.draw.count - count };
}

function put(draft: Draft, box: Box, content: BoxContent): void {
  draft.boxes[numberOf(box)] = content;
}

/** Marks a monster as no longer in the air. */
function land(draft: Draft, seat: Seat): void {
  const { aloft: _landed, ...player } = draft.players[seat]!;
  draft.players[seat] = player;
}

function applyEvent(draft: Draft, event: Event): void {
  switch (event.type) {
    case 'card-played':
      takeFromHand(draft, event.player, [event.card]);
      draft.turn = { ...draft.turn, played: draft.turn.played + 1 };
      if (!event.kept) draft.discard = [...draft.discard, event.card];
      else draft.pending = { kind: event.use === 'blitz' ? 'blitz' : 'frenzy', card: event.card };
      return;
    case 'card-discarded':
      draft.pending = null;
      draft.discard = [...draft.discard, event.card];
      return;
    case 'move':
      if (event.from === null) land(draft, event.monster);
      else lift(draft, event.from);
      stand(draft, event.to, event.monster);
      return;
    case 'push':
    case 'follow':
      lift(draft, event.from);
      stand(draft, event.to, event.monster);
      return;
    case 'swap':
      lift(draft, event.from);
      lift(draft, event.to);
      stand(draft, event.from, event.target);
      stand(draft, event.to, event.monster);
      return;
    case 'hover':
      lift(draft, event.from);
      changePlayer(draft, event.monster, () => ({ aloft: true }));
      return;
    case 'floors':
      shrink(draft, event.building, event.left, event.plant);
      changePlayer(draft, event.player, ({ floors }) => ({ floors: floors + event.lost }));
      return;
    case 'inertia':
      draft.turn = { ...draft.turn, inert: true };
      return;
    case 'waiting':
      draft.pending = event.pending;
      return;
    case 'hand-discarded':
    case 'cards-discarded':
      takeFromHand(draft, event.player, event.cards);
      draft.discard = [...draft.discard, ...event.cards];
      return;
    case 'flee':
    case 'army-move':
      lift(draft, event.from);
      put(draft, event.to, { kind: 'unit' });
      return;
    case 'crush':
      lift(draft, event.at);
      changePlayer(draft, event.player, ({ units }) => ({ units: units + 1 }));
      return;
    case 'reshuffle':
      draft.discard = [];
      draft.draw = { count: draft.draw.count + event.count };
      return;
    case 'draw':
      drawn(draft, event);
      return;
    case 'turn-started':
      draft.turn = { player: event.player, played: 0, quota: event.quota, inert: false };
      return;
    case 'game-over':
      draft.pending = null;
      draft.outcome = { winner: event.winner, reason: event.reason };
      return;
    case 'attack':
    case 'missile':
    case 'sweep':
    case 'sweep-ended':
    case 'ink':
    case 'shake':
    case 'stamp':
    case 'howl':
    case 'destroyed':
    case 'turn-ended':
    case 'passed-over':
      return;
  }
}

/** The view after the events of an action, as seen by its viewer. */
export function advance(view: View, events: readonly Event[]): View {
  const { turn, pending, draw, discard, outcome } = view;
  const draft: Draft = {
    boxes: [...unwrap(parseBoard(view.board))],
    players: { ...view.players },
    turn,
    pending,
    draw,
    discard,
    outcome,
  };
  for (const event of events) applyEvent(draft, event);
  const { boxes, ...parts } = draft;
  return { ...view, ...parts, board: formatBoard((box) => boxes[box]!) };
}
