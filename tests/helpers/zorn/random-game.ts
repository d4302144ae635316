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

/**
 * Plays a random game by the rules, each kind of action as likely as any other so that rare ones come up.
 * @param look is shown every step @param most steps
 */
export function playThrough(
  start: Position,
  seed: number,
  look: (step: Step) => void,
  most = 5000,
): Position {
  const random = Random.fromSeed(seed);
  let position = start;
  for (let step = 0; step < most && position.outcome === null; step++) {
    const legal = zorn.legal(position);
    const word = random.pick([...new Set(legal.map((each) => each.do))]);
    const action = random.pick(legal.filter((each) => each.do === word));
    const { position: next, events } = unwrap(zorn.apply(position, action));
    look({ position, legal, action, events, next });
    position = next;
  }
  return position;
}
