import { checkSeed, ok, Random, type Result, type Seed } from '#core';
import { ACTION_DECK, COMBAT_DECK } from './cards';
import { beginTurn } from './flow';
import { HEROES, type Hero } from './island';
import type { Position, SetupOptions } from './position';
import { Table } from './table';

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items.keys()];
  random.shuffle(order, order.length);
  return order.map((index) => items[index]!);
}

/** The first position with a decision (K4, K6). */
export function setup(options: SetupOptions, seed: Seed): Result<Position> {
  const checked = checkSeed(seed);
  if (!checked.ok) return checked;
  const random = Random.fromSeed(seed);
  const { heroes, start, ...kept } = options;
  const order: readonly Hero[] = heroes ?? shuffled(HEROES, random);
  const deck = () => ({
    combat: shuffled(COMBAT_DECK, random),
    combatDiscard: [],
    action: shuffled(ACTION_DECK, random),
    actionDiscard: [],
    known: false,
  });
  const sheet = (hero: Hero) =>
    order.indexOf(hero) < start
      ? ({ zone: 'hq', state: 'up', hand: [], stored: null } as const)
      : ({ zone: null, state: 'reserve', hand: [], stored: null } as const);
  const site = () => ({ destroyed: false, cards: [] });
  const row = () => ({ disabled: false, plates: [] });
  const position: Position = {
    game: 'king-of-monsters',
    version: 1,
    options: kept,
    turn: {
      number: 1,
      phase: 'draw',
      held: false,
      advanced: false,
      queue: [],
      traded: [],
      airstrip: false,
      hq: false,
      grey: false,
    },
    king: { zone: 'beach', hand: [], tangled: false, pushed: false },
    heroes: Object.fromEntries(
      HEROES.filter((hero) => order.includes(hero)).map((hero) => [hero, { ...sheet(hero), hand: [] }]),
    ),
    reserve: order.slice(start),
    zones: {
      lines: site(),
      motorpool: site(),
      metro: site(),
      airstrip: site(),
      hq: site(),
      lab: site(),
      reactor: site(),
    },
    chart: { R: row(), G: row(), Y: row(), B: row() },
    decks: { king: deck(), league: deck() },
    stack: [],
    rng: random.format(),
    outcome: null,
  };
  const table = new Table(position);
  beginTurn(table);
  return ok(table.p);
}
