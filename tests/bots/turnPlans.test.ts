import { describe, expect, it } from 'vitest';
import { TurnPlanner } from '#bots';
import { type Game, ok, simulatorOf } from '#core';
import { mercilessBot } from '../../src/bots/merciless-bot';
import { type Toy, toyGame, toyGuesses, toyPosition } from '../helpers/toy-game';

/** Whose turn it is goes in circles: to and fro between two places, and nothing else is ever allowed. */
const circling: Game<Toy> = {
  ...toyGame,
  legal: () => [{ pass: true }],
  apply: (position) => ok({ position: { ...position, passes: 1 - position.passes }, events: [] }),
};

describe('plans of a turn', () => {
  const simulator = simulatorOf(circling, toyGuesses);
  const start = toyPosition({ A: [1], B: [2] });

  it('are found where everything that can be done leads back, so that nothing hands over', () => {
    const plans = new TurnPlanner(simulator, 2).find(simulator.from(start), 4);
    expect(plans.map(({ codes }) => codes)).toEqual([[0, 0]]);
  });

  it('are searched there, too', () => {
    const view = circling.view(start, 'A');
    const legal = circling.legal(view);
    expect(mercilessBot(simulator).choose({ view, legal, seat: 'A', seed: 1 })).toEqual({ pass: true });
  });
});
