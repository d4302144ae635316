import { expect, it } from 'vitest';
import { type CodeList, type GameTypes, Random, type Simulation } from '#core';
import { expectEqual } from '../expect-equal';
import type { Plays, Subject } from './subject';

/** Of so many transitions one, where what is looked at takes long. */
const NOW_AND_THEN = 5;

const codesIn = (list: CodeList): readonly number[] =>
  Array.from({ length: list.length }, (_, index) => list.at(index));

/** The laws of a game that is played in place. */
export function testSimulation<T extends GameTypes>({ rules, simulator }: Subject<T>, plays: Plays<T>): void {
  it('plays in place to the same positions, with the same choices and facts', () => {
    const list = simulator.newList();
    for (const { transitions } of plays.all) {
      let simulation: Simulation<T> | undefined;
      for (const { position, legal, action, events, next } of transitions) {
        simulation ??= simulator.from(position);
        const now = simulation;
        now.legal(list);
        const codes = codesIn(list);
        expectEqual(
          codes.map((code) => now.decode(code)),
          legal,
        );
        expectEqual(
          legal.map((each) => now.encode(each)),
          codes,
        );
        expect(now.decider).toBe(rules.pending(position).at(-1)?.seat);
        expectEqual([...now.seats].sort(), [...rules.seats(position)].sort());
        const told: unknown[] = [];
        now.play(now.encode(action), (event) => told.push(event));
        expectEqual(told, events);
        expectEqual(now.position(), next);
        expect(now.over).toBe(rules.outcome(next) !== null);
      }
    }
  });

  it('has copies that go their own ways, and become each other', () => {
    const list = simulator.newList();
    plays.each(({ position, action, next }, seed) => {
      const one = simulator.from(position);
      const other = one.clone();
      one.play(one.encode(action));
      expectEqual(other.position(), position);
      expectEqual(one.position(), next);
      other.copyFrom(one);
      expectEqual(other.position(), next);
      expect(other.fingerprint()).toBe(one.fingerprint());
      if (other.over) return;
      other.play(other.draw(list, Random.fromSeed(seed)));
      expectEqual(one.position(), next);
      one.copyFrom(simulator.from(position));
      expectEqual(one.position(), position);
    }, NOW_AND_THEN);
  });

  it('judges every seat: a finite score, and chances that teams share and that make 1 or less', () => {
    const chances: number[] = [];
    plays.each(({ next }) => {
      const simulation = simulator.from(next);
      simulation.chances(chances);
      const bySeat = new Map(simulation.seats.map((seat, index) => [seat, chances[index]!]));
      let total = 0;
      for (const team of rules.teams(next)) {
        const shares = new Set(team.map((seat) => bySeat.get(seat)!));
        expect(shares.size).toBe(1);
        for (const share of shares) {
          expect(share).toBeGreaterThanOrEqual(0);
          total += share;
        }
      }
      expect(total).toBeLessThan(1 + 1e-9);
      for (const seat of simulation.seats) expect(Number.isFinite(simulation.score(seat))).toBe(true);
    }, NOW_AND_THEN);
  });
}
