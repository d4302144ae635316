import { type Grid, unwrap } from '#core';
import { type BoxContent, contentOf, formatBoard, gridOf, parseBoard } from './board';
import { DEADLY_HITS, TOKENS } from './constants';
import type { Event } from './event';
import { columnNumber } from './grids';
import type { Building, GuardKind, SeenBuilding } from './markers';
import { formatPlaced } from './placed';
import { type HiddenPile, type PlayerState, SEATS, type Seat, type View } from './position';
import { spunBy } from './spins';

/** A mutable copy of a view, for the events to change. */
interface Draft {
  readonly grid: Grid;
  readonly boxes: BoxContent[];
  readonly seats: readonly Seat[];
  readonly players: Partial<Record<Seat, PlayerState<Building | SeenBuilding>>>;
  tiles: View['tiles'];
  turn: View['turn'];
  tile: View['tile'];
  fired: View['fired'];
  deck: View['deck'];
  aside: View['aside'];
  buildings: View['buildings'];
  guards: View['guards'];
  outcome: View['outcome'];
}

type Marker = Building | SeenBuilding | GuardKind;

const EMPTY: BoxContent = { kind: 'empty' };

const isGuard = (marker: Marker): marker is GuardKind => marker.length === 1;

/** A pile without its top. */
const rest = ({ count }: HiddenPile): HiddenPile => ({ count: count - 1 });

function seatAfter({ seats }: Draft, seat: Seat): Seat {
  return seats[(seats.indexOf(seat) + 1) % seats.length]!;
}

function changePlayer(
  draft: Draft,
  seat: Seat,
  change: (player: PlayerState<Building | SeenBuilding>) => Partial<PlayerState<Building | SeenBuilding>>,
): void {
  const player = draft.players[seat]!;
  draft.players[seat] = { ...player, ...change(player) };
}

function decides(draft: Draft, player: Seat): void {
  draft.turn = { ...draft.turn, player };
}

/**
 * The first seat with tokens, starting from a given one, decides. With none left the stage is over (T5.2).
 */
function decidesWithTokens(draft: Draft, from: Seat): void {
  let seat = from;
  do {
    if (draft.players[seat]!.tokens > 0) {
      decides(draft, seat);
      return;
    }
    seat = seatAfter(draft, seat);
  } while (seat !== from);
}

function leave(draft: Draft, box: number, kaiju: Seat): void {
  const content = draft.boxes[box]!;
  const others = content.kind === 'kaiju' ? content.seats.filter((seat) => seat !== kaiju) : [];
  draft.boxes[box] = others.length === 0 ? EMPTY : { kind: 'kaiju', seats: others };
}

function arrive(draft: Draft, box: number, kaiju: Seat): void {
  const content = draft.boxes[box]!;
  const seats = content.kind === 'kaiju' ? [...content.seats, kaiju].sort() : [kaiju];
  draft.boxes[box] = { kind: 'kaiju', seats };
}

function slide(draft: Draft, { tile, spin, column, row }: Extract<Event, { type: 'tile-slid' }>): void {
  const { grid } = draft;
  const corner = (row - 1) * grid.width + columnNumber(column);
  for (const part of spunBy(tile, spin).boxes) {
    draft.boxes[corner + part.row * grid.width + part.column] = EMPTY;
  }
  draft.tiles = [...draft.tiles, formatPlaced({ tile, spin, corner: grid.name(corner) })];
  draft.tile = null;
}

/** A tile leaves the deck. The start player's tile begins a round of the setup (T3.4). */
function takeTile(draft: Draft, player: Seat): void {
  draft.deck = rest(draft.deck);
  const { stage, start, round } = draft.turn;
  if (stage === 'found' && player === start) draft.turn = { ...draft.turn, round: round + 1 };
}

function place(draft: Draft, box: string, marker: Marker): void {
  draft.boxes[draft.grid.parse(box)!] = contentOf(marker)!;
  if (isGuard(marker)) draft.guards = rest(draft.guards);
  else draft.buildings = rest(draft.buildings);
}

function overrun(draft: Draft, player: Seat, box: string, marker: Marker): void {
  draft.boxes[draft.grid.parse(box)!] = { kind: 'kaiju', seats: [player] };
  changePlayer(draft, player, ({ pile, guards }) =>
    isGuard(marker) ? { guards: [...guards, marker] } : { pile: [...pile, marker] },
  );
}

function beginTurn(draft: Draft, number: number, start: Seat): void {
  draft.turn = { ...draft.turn, number, start, player: start };
  draft.fired = [];
  for (const seat of draft.seats) {
    changePlayer(draft, seat, ({ hits }) => ({ tokens: hits < DEADLY_HITS ? TOKENS : 0, spent: false }));
  }
}

function beginStage(draft: Draft, stage: View['turn']['stage']): void {
  const { start } = draft.turn;
  // Round 0: the first tile of the setup begins round 1.
  draft.turn = { ...draft.turn, stage, round: stage === 'found' ? 0 : 1, player: start };
  if (stage === 'move') decidesWithTokens(draft, start);
}

function end(draft: Draft, event: Extract<Event, { type: 'game-over' }>): void {
  const { winners, scores, reason, piles } = event;
  draft.outcome = { winners, scores, reason };
  draft.turn = { ...draft.turn, stage: 'over', round: 1, player: draft.turn.start };
  draft.fired = [];
  for (const seat of draft.seats) changePlayer(draft, seat, () => ({ pile: piles[seat]! }));
}

function applyEvent(draft: Draft, event: Event): void {
  const { grid } = draft;
  switch (event.type) {
    case 'ability-taken':
      changePlayer(draft, event.player, () => ({ ability: event.ability }));
      decides(draft, seatAfter(draft, event.player));
      return;
    case 'tile-slid':
      slide(draft, event);
      return;
    case 'marker-placed':
      place(draft, event.box, trueMarker(event));
      return;
    case 'entered':
      arrive(draft, grid.parse(event.box)!, event.player);
      decides(draft, seatAfter(draft, event.player));
      return;
    case 'stepped':
      leave(draft, grid.parse(event.from)!, event.player);
      arrive(draft, grid.parse(event.to)!, event.player);
      changePlayer(draft, event.player, ({ tokens }) => ({ tokens: tokens - event.cost }));
      decidesWithTokens(draft, seatAfter(draft, event.player));
      return;
    case 'passed':
      changePlayer(draft, event.player, ({ tokens }) => ({ tokens: tokens - 1 }));
      decidesWithTokens(draft, seatAfter(draft, event.player));
      return;
    case 'overran':
      overrun(draft, event.player, event.box, trueMarker(event));
      return;
    case 'fired':
      draft.fired = [...draft.fired, event.guard];
      decides(draft, seatAfter(draft, event.player));
      return;
    case 'hit':
      changePlayer(draft, event.kaiju, ({ spent }) => ({
        hits: event.total,
        spent: spent || event.ignored === 1,
      }));
      return;
    case 'died':
      leave(draft, grid.parse(event.box)!, event.kaiju);
      changePlayer(draft, event.kaiju, () => ({ tokens: 0 }));
      return;
    case 'stage-began':
      beginStage(draft, event.stage);
      return;
    case 'turn-began':
      beginTurn(draft, event.number, event.start);
      return;
    case 'tile-drawn':
      takeTile(draft, event.player);
      draft.tile = event.tile;
      decides(draft, event.player);
      return;
    case 'tile-aside':
      takeTile(draft, event.player);
      draft.aside = [...draft.aside, event.tile];
      return;
    case 'game-over':
      end(draft, event);
      return;
  }
}

/** The marker of an event, with its points if they are known. */
const trueMarker = (event: Extract<Event, { type: 'marker-placed' | 'overran' }>): Marker =>
  event.secret?.marker ?? event.marker;

/** The view after the events of an action, as seen by its viewer. */
export function advance(view: View, events: readonly Event[]): View {
  const { players, tiles, turn, tile, fired, deck, aside, buildings, guards, outcome } = view;
  const seats = SEATS.filter((seat) => players[seat] !== undefined);
  const draft: Draft = {
    grid: gridOf(view),
    boxes: [...unwrap(parseBoard(view.board, seats.length))],
    seats,
    players: { ...players },
    tiles,
    turn,
    tile,
    fired,
    deck,
    aside,
    buildings,
    guards,
    outcome,
  };
  for (const event of events) applyEvent(draft, event);
  const { grid, boxes, seats: _seats, ...parts } = draft;
  return {
    ...view,
    ...parts,
    last: draft.aside.length > 0,
    board: formatBoard(grid, (box) => boxes[box]!),
  };
}
