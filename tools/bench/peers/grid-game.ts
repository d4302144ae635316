import type { Game } from 'boardgame.io';
import { Grid } from '../../../src/core';
import { rankIndex, suitIndex } from '../../../src/games/zorgl/rules/cards';

/**
 * A game of the size of Zorgl-Zilla in the style of boardgame.io: moves mutate the state, a turn counts its moves, and
 * the library's generator shuffles. Four monsters stand in a city of 7 by 7 boxes with army units between them. A
 * player holds five of 52 cards and plays three to five of them per turn. A black card moves the monster or a unit, a
 * red one pushes a neighbour; kings and aces leap and shake. Ten floors win.
 */

const GRID = new Grid(7, 7);
const DECK = 52;
const FULL_HAND = 5;
const MIN_CARDS = 3;
const WINNING_PILE = 10;
const DIRECTIONS = 8;

const STARTS = ['b2', 'b6', 'f6', 'f2'];
const BUILDINGS = ['a1 b1 d1 f1 g1 a2 g2 a4 g4 a6 g6 a7 b7 d7 f7 g7'.split(' '), ['d4']];
const FLOORS = [4, 8];
const UNITS = ['c3', 'd3', 'e3', 'c4', 'e4', 'c5', 'd5', 'e5'];

/** Content of a box without a monster; other values are player numbers. */
const NOBODY = -1;
const UNIT = 4;

/** State kept by the library; plain data. */
export interface Table {
  floors: number[];
  occupants: number[];
  /** Box of each player's monster. */
  at: number[];
  hands: number[][];
  piles: number[];
  draw: number[];
  discard: number[];
}

/** A choice of a player: a move with its arguments, or the library's event that ends the turn. */
export type Choice =
  | { readonly move: 'move' | 'unit' | 'attack' | 'shake' | 'ignore'; readonly args: readonly number[] }
  | { readonly event: 'endTurn' };

const boxOf = (name: string): number => GRID.parse(name)!;
const isBlack = (card: number): boolean => suitIndex(card) < 2;
const isStrong = (card: number): boolean => rankIndex(card) === 0 || rankIndex(card) === 12;
/** 1 for diagonal suits, 0 for straight ones. */
const way = (card: number): number => 1 - (suitIndex(card) & 1);

const isFree = (table: Table, box: number): boolean =>
  box >= 0 && table.floors[box] === 0 && table.occupants[box] === NOBODY;

const hasMonster = (table: Table, box: number): boolean =>
  box >= 0 && table.occupants[box] !== NOBODY && table.occupants[box] !== UNIT;

function place(table: Table, player: number, box: number): void {
  table.occupants[table.at[player]!] = NOBODY;
  table.occupants[box] = player;
  table.at[player] = box;
}

function takeFloor(table: Table, player: number, box: number): void {
  table.floors[box]! -= 1;
  table.piles[player]! += 1;
}

function playCard(table: Table, player: number, card: number): void {
  const hand = table.hands[player]!;
  hand.splice(hand.indexOf(card), 1);
  table.discard.push(card);
}

function setUp(shuffle: (cards: number[]) => number[]): Table {
  const floors = new Array<number>(GRID.size).fill(0);
  for (const [kind, names] of BUILDINGS.entries()) {
    for (const name of names) floors[boxOf(name)] = FLOORS[kind]!;
  }
  const at = STARTS.map(boxOf);
  const occupants = new Array<number>(GRID.size).fill(NOBODY);
  for (const name of UNITS) occupants[boxOf(name)] = UNIT;
  for (const [player, box] of at.entries()) occupants[box] = player;
  const draw = shuffle(Array.from({ length: DECK }, (_, card) => card));
  const hands = at.map(() => draw.splice(0, FULL_HAND));
  return { floors, occupants, at, hands, piles: at.map(() => 0), draw, discard: [] };
}

/** A push: the target moves back one box and the attacker follows, or a building behind it loses a floor. */
function attack(table: Table, player: number, direction: number): void {
  const box = GRID.step(table.at[player]!, direction);
  const recoil = GRID.step(box, direction);
  if (recoil < 0 || table.occupants[recoil] !== NOBODY) return;
  if (table.floors[recoil]! > 0) takeFloor(table, player, recoil);
  if (table.floors[recoil]! > 0) return;
  place(table, table.occupants[box]!, recoil);
  place(table, player, box);
}

/** Every building beside the target loses a floor. */
function shake(table: Table, player: number, direction: number): void {
  const box = GRID.step(table.at[player]!, direction);
  for (let around = 0; around < DIRECTIONS; around++) {
    const beside = GRID.step(box, around);
    if (beside >= 0 && table.floors[beside]! > 0) takeFloor(table, player, beside);
  }
}

function addBlack(table: Table, from: number, card: number, choices: Choice[]): void {
  for (let direction = way(card); direction < DIRECTIONS; direction += 2) {
    const box = GRID.step(from, direction);
    if (isFree(table, box)) choices.push({ move: 'move', args: [card, box] });
  }
  if (isStrong(card)) {
    for (let box = 0; box < GRID.size; box++) {
      if (isFree(table, box)) choices.push({ move: 'move', args: [card, box] });
    }
  }
  for (let unit = 0; unit < GRID.size; unit++) {
    if (table.occupants[unit] !== UNIT) continue;
    for (let direction = way(card); direction < DIRECTIONS; direction += 2) {
      const box = GRID.step(unit, direction);
      if (isFree(table, box)) choices.push({ move: 'unit', args: [card, unit, box] });
    }
  }
}

function addRed(table: Table, from: number, card: number, choices: Choice[]): void {
  for (let direction = way(card); direction < DIRECTIONS; direction += 2) {
    if (!hasMonster(table, GRID.step(from, direction))) continue;
    choices.push({ move: 'attack', args: [card, direction] });
    if (isStrong(card)) choices.push({ move: 'shake', args: [card, direction] });
  }
}

/** All choices of the active player. @param played cards played in this turn */
export function choicesOf(table: Table, player: number, played: number): readonly Choice[] {
  const choices: Choice[] = [];
  const from = table.at[player]!;
  for (const card of table.hands[player]!) {
    const before = choices.length;
    if (isBlack(card)) addBlack(table, from, card, choices);
    else addRed(table, from, card, choices);
    if (choices.length === before) choices.push({ move: 'ignore', args: [card] });
  }
  if (played >= MIN_CARDS) choices.push({ event: 'endTurn' });
  return choices;
}

/** The game definition for boardgame.io. The undo log is off, since nobody undoes a random game. */
export const gridGame: Game<Table> = {
  name: 'grid',
  disableUndo: true,
  setup: ({ random }) => setUp((cards) => random.Shuffle(cards)),
  moves: {
    move: ({ G, ctx }, card: number, box: number) => {
      const player = Number(ctx.currentPlayer);
      playCard(G, player, card);
      place(G, player, box);
    },
    unit: ({ G, ctx }, card: number, unit: number, box: number) => {
      playCard(G, Number(ctx.currentPlayer), card);
      G.occupants[unit] = NOBODY;
      G.occupants[box] = UNIT;
    },
    attack: ({ G, ctx }, card: number, direction: number) => {
      const player = Number(ctx.currentPlayer);
      playCard(G, player, card);
      attack(G, player, direction);
    },
    shake: ({ G, ctx }, card: number, direction: number) => {
      const player = Number(ctx.currentPlayer);
      playCard(G, player, card);
      shake(G, player, direction);
    },
    ignore: ({ G, ctx }, card: number) => playCard(G, Number(ctx.currentPlayer), card),
  },
  turn: {
    minMoves: MIN_CARDS,
    maxMoves: FULL_HAND,
    onEnd: ({ G, ctx, random }) => {
      const hand = G.hands[Number(ctx.currentPlayer)]!;
      while (hand.length < FULL_HAND) {
        if (G.draw.length === 0) {
          G.draw = random.Shuffle(G.discard);
          G.discard = [];
        }
        hand.push(G.draw.pop()!);
      }
    },
  },
  endIf: ({ G }) => {
    const winner = G.piles.findIndex((pile) => pile >= WINNING_PILE);
    return winner < 0 ? undefined : { winner };
  },
};
