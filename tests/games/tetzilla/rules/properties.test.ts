import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact, unwrap, type Viewer } from '#core';
import { applyEvents, type Position, type Seat, simulator, TILE_IDS, tetzilla } from '#tetzilla/rules';
import { expectEqual } from '../../../helpers/expect-equal';
import { crowdedPlay } from '../../../helpers/tetzilla/crowded';
import { mixedOptions, randomGame, type Transition } from '../../../helpers/tetzilla/random-game';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

/** Checks a property on every transition of whole games and of short plays from crowded positions. */
function everyTransition(check: (transition: Transition, seed: number) => void, games = 2): void {
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const transition of randomGame(mixedOptions(seed), seed)) check(transition, seed);
    }),
    { numRuns: games },
  );
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const transition of crowdedPlay(seed, 4)) check(transition, seed);
    }),
    { numRuns: 10 * games },
  );
}

const viewersOf = (position: Position): readonly Viewer<Seat>[] => [...tetzilla.seats(position), 'spectator'];

/** The tiles and markers of a position, wherever they are. */
function inventory({ board, tiles, tile, deck, aside, players, buildings, guards }: Position) {
  const owned = Object.values(players).flatMap((player) => [...player.pile, ...player.guards]);
  const onBoard = board.flatMap((row) => row.split(' ')).filter((token) => /^([hbsf]\d|[LMT])$/.test(token));
  const placed = tiles.map((text) => text.slice(0, 2));
  return {
    tiles: [...placed, ...(tile === null ? [] : [tile]), ...deck, ...aside].sort(),
    buildings: [...onBoard, ...owned, ...buildings].filter((marker) => marker.length === 2).length,
    guards: [...onBoard, ...owned, ...guards].filter((marker) => marker.length === 1).length,
  };
}

describe('over random games and crowded positions', () => {
  it('the tiles and markers stay together, and positions parse as themselves', () => {
    everyTransition(({ next }) => {
      expectEqual(inventory(next), { tiles: [...TILE_IDS].sort(), buildings: 100, guards: 24 });
      expect(unwrap(tetzilla.parse(JSON.parse(JSON.stringify(next))))).toEqual(next);
    });
  });

  it('every legal action is different, of valid shape and can be applied; the game goes on until it is over', () => {
    everyTransition(({ position, legal, next }) => {
      expect(new Set(legal.map((action) => JSON.stringify(action))).size).toBe(legal.length);
      for (const action of legal) {
        expectEqual(unwrap(tetzilla.parseAction(action)), action);
        expect(tetzilla.apply(position, action).ok).toBe(true);
      }
      expect(tetzilla.legal(next).length === 0).toBe(next.outcome !== null);
    }, 2);
  });

  it('the facts alone lead to the next position, and to the next view of everybody', () => {
    everyTransition(({ position, events, next }) => {
      expectEqual(applyEvents(position, events), next);
      for (const viewer of viewersOf(position)) {
        const seen = applyEvents(tetzilla.view(position, viewer), redact(events, viewer));
        expectEqual(seen, tetzilla.view(next, viewer));
      }
    });
  });

  it('a view gives its seat all its actions, and what is hidden shows nowhere', () => {
    everyTransition(({ position, legal, events }) => {
      const player = tetzilla.pending(position).at(-1)!.seat;
      expectEqual(tetzilla.legal(tetzilla.view(position, player)), legal);
      const spectator = tetzilla.view(position, 'spectator');
      expect(spectator.board.join(' ')).not.toMatch(/[hbsf]\d/);
      for (const { pile } of Object.values(spectator.players)) expect(pile.join('')).not.toMatch(/\d/);
      for (const viewer of viewersOf(position)) {
        for (const event of redact(events, viewer)) {
          if ('secret' in event) expect(event.secret?.to).toContain(viewer);
        }
      }
    });
  });

  it('what is hidden from a viewer changes nothing that the viewer sees, but for what is turned up (T10)', () => {
    everyTransition(({ position, action, events, next }, seed) => {
      for (const viewer of viewersOf(position)) {
        const view = tetzilla.view(position, viewer);
        const other = unwrap(tetzilla.parse(simulator.determinize(view, seed)));
        expectEqual(tetzilla.view(other, viewer), view);
        const elsewhere = unwrap(tetzilla.apply(other, action));
        if (tetzilla.reveals(events)) continue;
        expectEqual(redact(elsewhere.events, viewer), redact(events, viewer));
        expectEqual(tetzilla.view(elsewhere.position, viewer), tetzilla.view(next, viewer));
      }
    });
  });

  it('equal positions have equal futures, and a game leaves the position it was given alone', () => {
    everyTransition(({ position, action, next }) => {
      const copy = JSON.parse(JSON.stringify(position)) as Position;
      expectEqual(unwrap(tetzilla.apply(copy, action)).position, next);
      expectEqual(copy, position);
    });
  });
});

describe('the working state', () => {
  it('plays whole games in place to the same positions, with the same choices and facts', () => {
    for (let seed = 0; seed < 8; seed++) {
      const list = simulator.newList();
      let simulation: ReturnType<typeof simulator.from> | undefined;
      for (const { position, legal, action, events, next } of randomGame(mixedOptions(seed), seed)) {
        simulation ??= simulator.from(position);
        simulation.legal(list);
        const codes = Array.from({ length: list.length }, (_, index) => list.at(index));
        expectEqual(
          codes.map((code) => simulation!.decode(code)),
          legal,
        );
        expectEqual(
          legal.map((each) => simulation!.encode(each)),
          codes,
        );
        expect(simulation.decider).toBe(position.turn.player);
        const told: object[] = [];
        simulation.play(simulation.encode(action), (event) => told.push(event));
        expectEqual(told, events);
        expectEqual(simulation.position(), next);
        expect(simulation.over).toBe(next.outcome !== null);
      }
    }
  });

  it('copies go their own ways, and become each other', () => {
    const list = simulator.newList();
    for (let seed = 0; seed < 6; seed++) {
      for (const { position, action, next } of crowdedPlay(seed, 6)) {
        const one = simulator.from(position);
        const other = one.clone();
        one.play(one.encode(action));
        expectEqual(other.position(), position);
        expectEqual(one.position(), next);
        other.copyFrom(one);
        expectEqual(other.position(), next);
        if (other.over) continue;
        other.legal(list);
        other.play(list.at(0));
        expectEqual(one.position(), next);
        const stranger = simulator.from(position);
        one.copyFrom(stranger);
        expectEqual(one.position(), position);
      }
    }
  });

  it('scores every position of every seat, the winner of a game that is over above all others', () => {
    for (let seed = 0; seed < 4; seed++) {
      for (const { next } of randomGame(mixedOptions(seed), seed)) {
        const simulation = simulator.from(next);
        const scores = tetzilla.seats(next).map((seat) => [seat, simulation.score(seat)] as const);
        for (const [, score] of scores) expect(Number.isFinite(score)).toBe(true);
        if (next.outcome === null) continue;
        for (const [seat, score] of scores) expect(score > 500).toBe(next.outcome.winners.includes(seat));
      }
    }
  });
});
