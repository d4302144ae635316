import { type OptionValues, Random, unwrap } from '#core';
import { type ZornTypes, zorn } from '#zorn/rules';

type Position = ZornTypes['Position'];
type Action = ZornTypes['Action'];
type Event = ZornTypes['Event'];

export interface Step {
  readonly position: Position;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly events: readonly Event[];
  readonly next: Position;
}

/** The opening of a game with some options. */
export const opening = (players: number, values: OptionValues, seed: number): Position =>
  unwrap(zorn.setup(unwrap(zorn.options.parse(values, players)), seed));

/** Games of all sorts: chapters of the rules, houses, heroes, menace. */
export const GAMES = [
  { players: 1, options: { rules: 'A', days: 2 } },
  { players: 3, options: { rules: 'A', duel: true, 'terror-limit': 40 } },
  { players: 2, options: { rules: 'B', treasure: 'relics', forks: 'unit' } },
  { players: 1, options: { characters: 'random', menace: 'grim' } },
  { players: 3, options: { characters: 'draft', feud: false } },
  { players: 4, options: { duel: true, days: 3 } },
  { players: 5, options: { menace: 'mild', 'terror-limit': 40 } },
];

/** Plays legal actions by chance, each kind as likely as any other so that rare ones come up. */
function* randomPlay(start: Position, seed: number, most = 5000): Generator<Step> {
  const random = Random.fromSeed(seed);
  let position = start;
  for (let step = 0; step < most && position.outcome === null; step++) {
    const legal = zorn.legal(position);
    const word = random.pick([...new Set(legal.map((each) => each.do))]);
    const action = random.pick(legal.filter((each) => each.do === word));
    const { position: next, events } = unwrap(zorn.apply(position, action));
    yield { position, legal, action, events, next };
    position = next;
  }
}

/** Plays on from a position by chance. @param most actions */
export const playOn = (start: Position, seed: number, most: number): Generator<Step> =>
  randomPlay(start, seed, most);

/** A random game of mixed options. @param most actions */
export function mixedGame(seed: number, most?: number): Generator<Step> {
  const { players, options } = GAMES[seed % GAMES.length]!;
  return randomPlay(opening(players, options, seed), seed, most);
}

/**
 * Plays a random game to its end. Returns where it ends.
 * @param look is shown every step @param most steps
 */
export function playThrough(
  start: Position,
  seed: number,
  look: (step: Step) => void,
  most?: number,
): Position {
  let end = start;
  for (const step of randomPlay(start, seed, most)) {
    look(step);
    end = step.next;
  }
  return end;
}
