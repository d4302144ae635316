import type { Viewer } from '#core';
import { unwrap } from '#core';
import { type BoxContent, contentOf, formatBoard, gridOf, parseBoard, playerCount } from './board';
import { isMarker, markerCode, markerOf, UNBUILT } from './codes';
import { type Config, NO_ABILITY, NO_TILE, seatLetter, seatNumber } from './config';
import { ABILITIES, type Building, type GuardKind, partsOf, type SeenBuilding } from './markers';
import { parsePlaced } from './placed';
import {
  END_REASONS,
  type HiddenPile,
  type PlayerState,
  type Position,
  SEATS,
  type Seat,
  STAGES,
  type View,
} from './position';
import { outcomeOf, takenOf } from './result';
import { OVER } from './stageNumbers';
import { State } from './state';
import { TILE_IDS, type TileId } from './tiles';
import { tileNumber } from './tileTable';

const isHidden = (pile: readonly unknown[] | HiddenPile): pile is HiddenPile => 'count' in pile;

const counted = (pile: readonly unknown[] | HiddenPile): HiddenPile => ({
  count: isHidden(pile) ? pile.count : pile.length,
});

function numbersOf<Item>(pile: readonly Item[] | HiddenPile, number: (item: Item) => number): Uint8Array {
  if (isHidden(pile)) return new Uint8Array();
  const numbers = new Uint8Array(pile.length);
  // Hot path for bots: a loop is several times as fast as Uint8Array.from.
  for (let index = 0; index < numbers.length; index++) numbers[index] = number(pile[index]!);
  return numbers;
}

function configOf(known: Position | View): Config {
  const players = playerCount(known);
  return {
    options: known.options,
    players,
    grid: gridOf(known),
    figures: SEATS.slice(0, players).map((seat) => known.players[seat]!.figure),
    deck: numbersOf<TileId>(known.deck, tileNumber),
    buildings: numbersOf<Building>(known.buildings, markerCode),
    guards: numbersOf<GuardKind>(known.guards, markerCode),
    rng: 'rng' in known ? known.rng : '',
  };
}

function setBoard(state: State, known: Position | View): void {
  for (const [box, content] of unwrap(parseBoard(known.board, state.config.players)).entries()) {
    if (content.kind === 'unbuilt') continue;
    state.build(box);
    if (content.kind === 'building') state.putMarker(box, markerCode(content.building));
    else if (content.kind === 'guard') state.putMarker(box, markerCode(content.guard));
    else if (content.kind === 'kaiju') for (const seat of content.seats) state.setAt(seatNumber(seat), box);
  }
}

function setPlayer(state: State, seat: number, player: PlayerState<Building | SeenBuilding>): void {
  state.setHits(seat, player.hits);
  state.setTokens(seat, player.tokens);
  state.setSpent(seat, player.spent);
  state.setAbility(seat, player.ability === null ? NO_ABILITY : ABILITIES.indexOf(player.ability));
  for (const building of player.pile) state.addTaken(markerCode(building), seat);
  for (const guard of player.guards) state.addTaken(markerCode(guard), seat);
}

/** The working state of a valid position or view. Deck and supplies that a view hides are empty. */
export function toState(known: Position | View): State {
  const state = State.empty(configOf(known));
  const { grid } = state.config;
  setBoard(state, known);
  for (let seat = 0; seat < state.config.players; seat++) {
    setPlayer(state, seat, known.players[seatLetter(seat)]!);
  }
  for (const text of known.tiles) {
    const { tile, spin, corner } = parsePlaced(text)!;
    state.addPlaced(tileNumber(tile), spin, grid.parse(corner)!);
  }
  for (const tile of known.aside) state.putAside(tileNumber(tile));
  for (const box of known.fired) state.addFired(grid.parse(box)!);
  const { turn, tile, outcome } = known;
  state.number = turn.number;
  state.stage = STAGES.indexOf(turn.stage);
  state.round = turn.round;
  state.start = seatNumber(turn.start);
  state.player = seatNumber(turn.player);
  state.tile = tile === null ? NO_TILE : tileNumber(tile);
  if (outcome !== null) state.reason = END_REASONS.indexOf(outcome.reason);
  return state;
}

function contentAt(state: State, box: number): BoxContent {
  const code = state.content(box);
  if (code === UNBUILT) return { kind: 'unbuilt' };
  if (isMarker(code)) return contentOf(markerOf(code))!;
  const seats = SEATS.filter((_, seat) => seat < state.config.players && state.at(seat) === box);
  return seats.length === 0 ? { kind: 'empty' } : { kind: 'kaiju', seats };
}

function listed<Item>(count: number, at: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => at(index));
}

function playerOf(state: State, seat: number): PlayerState {
  const ability = state.ability(seat);
  return {
    figure: state.config.figures[seat]!,
    ability: ability === NO_ABILITY ? null : ABILITIES[ability]!,
    hits: state.hits(seat),
    tokens: state.tokens(seat),
    spent: state.isSpent(seat),
    ...takenOf(state, seat),
  };
}

/** Converts a working state to the interchange format. */
export function toPosition(state: State): Position {
  const { config } = state;
  const { grid } = config;
  return {
    game: 'tetzilla',
    version: 1,
    options: config.options,
    board: formatBoard(grid, (box) => contentAt(state, box)),
    tiles: listed(state.placedCount, (index) => {
      const tile = TILE_IDS[state.placedTile(index)]!;
      return `${tile} ${state.placedSpin(index)} ${grid.name(state.placedCorner(index))}`;
    }),
    players: Object.fromEntries(listed(config.players, (seat) => [seatLetter(seat), playerOf(state, seat)])),
    turn: {
      number: state.number,
      stage: STAGES[state.stage]!,
      round: state.round,
      start: seatLetter(state.start),
      player: seatLetter(state.player),
    },
    tile: state.tile === NO_TILE ? null : TILE_IDS[state.tile]!,
    fired: listed(state.firedCount, (index) => grid.name(state.firedBox(index))),
    last: state.asideCount > 0,
    deck: Array.from(config.deck.subarray(state.deckAt), (tile) => TILE_IDS[tile]!),
    aside: listed(state.asideCount, (index) => TILE_IDS[state.asideTile(index)]!),
    buildings: Array.from(config.buildings.subarray(state.buildingsAt), (code) => markerOf(code) as Building),
    guards: Array.from(config.guards.subarray(state.guardsAt), (code) => markerOf(code) as GuardKind),
    rng: config.rng,
    outcome: state.stage === OVER ? outcomeOf(state) : null,
  };
}

const seen = (building: Building | SeenBuilding): SeenBuilding => `${partsOf(building).kind}?`;

/** A row of the board without the points of its buildings. */
function seenRow(row: string): string {
  return row
    .split(' ')
    .map((token) => {
      const content = contentOf(token)!;
      return content.kind === 'building' ? seen(content.building) : token;
    })
    .join(' ');
}

/**
 * The position as a seat or spectator knows it (T10): with the points of its own pile, and at the end those
 * of all.
 */
export function toView(known: Position | View, viewer: Viewer<Seat>): View {
  const { rng: _secret, ...rest } = { rng: '', ...known };
  const players: Partial<Record<Seat, PlayerState<Building | SeenBuilding>>> = {};
  for (const seat of SEATS) {
    const player = known.players[seat];
    if (player === undefined) continue;
    const open = seat === viewer || known.outcome !== null;
    players[seat] = open ? player : { ...player, pile: player.pile.map(seen) };
  }
  return {
    ...rest,
    board: known.board.map(seenRow),
    players,
    deck: counted(known.deck),
    buildings: counted(known.buildings),
    guards: counted(known.guards),
  };
}
