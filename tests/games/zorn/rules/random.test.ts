import { describe, expect, it } from 'vitest';
import { redact, unwrap } from '#core';
import { determinize, simulator, type ZornTypes, zorn } from '#zorn/rules';
import { GAMES, opening, playThrough } from '../../../helpers/zorn/random-game';

type Position = ZornTypes['Position'];

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

/** Facts that tell what was hidden until then. */
const REVEALING = new Set(['card', 'chit', 'revealed', 'token']);

/** A position with other cards and chits to come, other garrisons and treasure, as far as all of that lies face down. */
function otherwise(position: Position): Position {
  const turned = <Item>([first, ...rest]: readonly Item[]): Item[] =>
    first === undefined ? [] : [...rest, first];
  const dens = Object.entries(position.dens);
  const closed = dens.filter(([, { shown }]) => !shown);
  const tokens = turned(closed.map(([, { token }]) => token));
  const units = Object.entries(position.units);
  const guards = units.filter(([, { open }]) => open === false);
  const stars = turned(guards.map(([, { star }]) => star));
  const { space, track } = position.turn;
  const open = track.filter((_, place) => place === 0 || 2 * (place + 1) <= space);
  return {
    ...position,
    turn: { ...position.turn, track: [...open, ...turned(track.slice(open.length))] },
    deck: turned(position.deck),
    dens: Object.fromEntries(
      dens.map(([area, den]) => [area, den.shown ? den : { ...den, token: tokens.shift()! }]),
    ),
    units: Object.fromEntries(
      units.map(([id, unit]) => [id, unit.open === false ? { ...unit, star: stars.shift()! } : unit]),
    ),
  };
}

describe('what nobody knows (N27.1)', () => {
  it('changes nothing that anybody is told, until it is revealed', () => {
    const untilRevealed = (events: readonly ZornTypes['Event'][]) => {
      const end = events.findIndex(({ type }) => REVEALING.has(type));
      return json(redact(end < 0 ? events : events.slice(0, end), 'spectator'));
    };
    let step = 0;
    let changed = 0;
    playThrough(opening(3, {}, 11), 11, ({ position, legal, action, events, next }) => {
      if (step++ % 2 > 0 || position.turn.phase === 'setup') return;
      const other = otherwise(position);
      expect(zorn.parse(other)).toMatchObject({ ok: true });
      expect(json(zorn.view(other, 'A'))).toBe(json(zorn.view(position, 'A')));
      expect(json(zorn.legal(other))).toBe(json(legal));
      const played = unwrap(zorn.apply(other, action));
      expect(untilRevealed(played.events), json(action)).toBe(untilRevealed(events));
      if (json(played.position) !== json(next)) changed++;
      if (events.some(({ type }) => REVEALING.has(type))) return;
      expect(json(zorn.view(played.position, 'A'))).toBe(json(zorn.view(next, 'A')));
    });
    expect(changed).toBeGreaterThan(100);
  });

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
