import { describe, expect, it } from 'vitest';
import { redact } from '#core';
import { determinize, simulator, zorn } from '#zorn/rules';
import { GAMES, opening, playThrough } from '../../../helpers/zorn/random-game';

const json = JSON.stringify;

describe('random games', () => {
  it.each(GAMES)(
    'of $players with $options end, and keep to the law at every step (N15.3)',
    ({ players, options }) => {
      let step = 0;
      const end = playThrough(
        opening(players, options, players),
        players,
        ({ position, action, events, next }) => {
          if (step++ % 4 > 0) return;
          const read = zorn.parse(JSON.parse(json(next)));
          expect(json(read), json(action)).toBe(json({ ok: true, value: next }));
          const seen = redact(events, 'spectator');
          expect(json(zorn.advance(zorn.view(position, 'A'), seen)), json(action)).toBe(
            json(zorn.view(next, 'A')),
          );
        },
      );
      expect(end.outcome).not.toBeNull();
      expect(zorn.legal(end)).toEqual([]);
    },
  );

  it('are the same through the simulation as by the rules', () => {
    const start = opening(3, {}, 5);
    const simulation = simulator.from(start);
    const list = simulator.newList();
    const end = playThrough(start, 5, ({ legal, action, events, next }) => {
      simulation.legal(list);
      expect(Array.from({ length: list.length }, (_, index) => simulation.decode(list.at(index)))).toEqual(
        legal,
      );
      const told: unknown[] = [];
      const copy = simulation.clone();
      simulation.play(simulation.encode(action), (event) => told.push(event));
      expect(json(told)).toBe(json(events));
      expect(json(simulation.position())).toBe(json(next));
      copy.copyFrom(simulation);
      expect(copy.fingerprint()).toBe(simulation.fingerprint());
    });
    expect(end.outcome).toEqual(simulation.position().outcome);
  });
});

describe('what nobody knows (N27.1)', () => {
  it('changes no byte of a view, of legal actions, or of what a view is dealt anew from', () => {
    let step = 0;
    playThrough(opening(2, {}, 8), 8, ({ position, legal }) => {
      if (step++ % 5 > 0) return;
      const view = zorn.view(position, 'A');
      expect(json(zorn.legal(view))).toBe(json(legal));
      const dealt = determinize(view, step);
      expect(zorn.parse(dealt)).toMatchObject({ ok: true });
      expect(json(zorn.view(dealt, 'spectator'))).toBe(json(view));
    });
    expect(step).toBeGreaterThan(100);
  });
});
