import { describe, expect, it } from 'vitest';
import { playRandomly, Random, unwrap } from '#core';
import { playout, SEATS, type SetupOptions, simulator, zorgl } from '#zorgl/rules';
import { expectEqual } from '../../../helpers/expect-equal';

const FOUR: SetupOptions = {
  places: SEATS,
  army: true,
  flight: 'english',
  monsters: { A: 'xman', B: 'greatzilla', C: 'nogyab', D: 'krustazor' },
};

describe('the simulation of Zorgl-Zilla', () => {
  it('scores the winner alone above 0 at the end', () => {
    for (let seed = 0; seed < 4; seed++) {
      const simulation = simulator.from(unwrap(zorgl.setup(FOUR, seed)));
      playRandomly(simulation, simulator.newList(), Random.fromSeed(seed));
      expect(simulation.decider).toBeUndefined();
      const { winner } = zorgl.outcome(simulation.position())!;
      for (const seat of SEATS) expectEqual(simulation.score(seat) > 0, seat === winner);
    }
  });

  it('draws legal actions by chance, in time each of them', () => {
    for (const monsters of [{}, FOUR.monsters!]) {
      const simulation = simulator.from(unwrap(zorgl.setup({ ...FOUR, monsters }, 3)));
      const list = simulator.newList();
      const random = Random.fromSeed(3);
      for (let step = 0; step < 40 && !simulation.over; step++) {
        simulation.legal(list);
        const missing = new Set(Array.from({ length: list.length }, (_, index) => list.at(index)));
        const legal = new Set(missing);
        for (let draw = 0; draw < 20_000 && missing.size > 0; draw++) {
          const code = simulation.draw(list, random);
          if (!legal.has(code)) expect.unreachable(`${JSON.stringify(simulation.decode(code))} is not legal`);
          missing.delete(code);
        }
        expect([...missing].map((code) => simulation.decode(code))).toEqual([]);
        simulation.play(simulation.draw(list, random));
      }
    }
  });

  it('is copied whole: a copy that plays on leaves the first as it is', () => {
    const simulation = simulator.from(unwrap(zorgl.setup(FOUR, 5)));
    const list = simulator.newList();
    const copy = simulation.clone();
    const elsewhere = simulator.from(unwrap(zorgl.setup({ ...FOUR, monsters: {} }, 9)));
    const random = Random.fromSeed(5);
    while (!simulation.over) {
      simulation.legal(list);
      simulation.play(list.at(random.below(list.length)));
      const before = simulation.position();
      for (const other of [copy, elsewhere]) {
        other.copyFrom(simulation);
        expectEqual(other.position(), before);
        playRandomly(other, list, Random.fromSeed(1));
        expectEqual(other.over, true);
      }
      expectEqual(simulation.position(), before);
    }
  });

  it('plays the games by chance that the rules play in place', () => {
    const opening = unwrap(zorgl.setup(FOUR, 3));
    const simulation = simulator.from(opening);
    const actions = playRandomly(simulation, simulator.newList(), Random.fromSeed(8));
    expect({ actions, position: simulation.position() }).toEqual(playout(opening, 8));
  });
});
