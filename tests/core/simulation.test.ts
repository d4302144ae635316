import { describe, expect, it } from 'vitest';
import { playRandomly, Random, unwrap } from '#core';
import { toyGame, toyPosition, toySimulator } from '../helpers/toy-game';

const HANDS = { A: [1, 3, 2], B: [0, 2] };

describe('the simulation of a game by its rules', () => {
  it('plays in place what the rules play, with the same facts', () => {
    let position = toyPosition(HANDS);
    const simulation = toySimulator.from(position);
    const list = toySimulator.newList();
    const random = Random.fromSeed(1);
    while (!simulation.over) {
      simulation.legal(list);
      const legal = toyGame.legal(position);
      expect(Array.from({ length: list.length }, (_, index) => simulation.decode(list.at(index)))).toEqual(
        legal,
      );
      expect(simulation.decider).toBe(position.turn);
      const action = random.pick(legal);
      const events: unknown[] = [];
      simulation.play(simulation.encode(action), (event) => events.push(event));
      const next = unwrap(toyGame.apply(position, action));
      expect(events).toEqual(next.events);
      position = next.position;
      expect(simulation.position()).toEqual(position);
      expect(simulation.score('A')).toBe(position.scores.A);
    }
    expect(simulation.decider).toBeUndefined();
  });

  it('is copied, and each copy goes its own way', () => {
    const simulation = toySimulator.from(toyPosition(HANDS));
    const copy = simulation.clone();
    copy.play(copy.encode({ lay: 3 }));
    expect(simulation.position()).toEqual(toyPosition(HANDS));
    expect(copy.score('A')).toBe(3);
    copy.copyFrom(simulation);
    expect(copy.position()).toEqual(toyPosition(HANDS));
    expect(copy.decode(copy.encode({ lay: 1 }))).toEqual({ lay: 1 });
  });

  it('plays to the end by chance, the same for the same seed, and counts', () => {
    const play = () => {
      const simulation = toySimulator.from(toyPosition(HANDS));
      let events = 0;
      const actions = playRandomly(simulation, toySimulator.newList(), Random.fromSeed(3), () => events++);
      expect(simulation.over).toBe(true);
      expect(events).toBe(actions);
      return actions;
    };
    expect(play()).toBeGreaterThanOrEqual(5);
    expect(play()).toBe(play());
  });

  it('refuses a code that no legal action has', () => {
    expect(() => toySimulator.from(toyPosition({ A: [1] })).play(7)).toThrow(RangeError);
  });
});
