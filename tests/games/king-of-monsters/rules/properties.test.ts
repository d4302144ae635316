import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact, type Viewer } from '#core';
import {
  ACTION_DECK,
  COLOURS,
  COMBAT_DECK,
  king,
  type Position,
  type Seat,
  SITES,
  simulator,
  type View,
} from '#king-of-monsters/rules';
import { expectEqual } from '../../../helpers/expect-equal';
import { embattledPlay, randomGame, type Transition } from '../../../helpers/king/random-game';
import { scatteredPlay } from '../../../helpers/king/scattered';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

/** Checks a property on every transition of whole games, of plays from the midst of battles and from anywhere. */
function everyTransition(check: (transition: Transition, seed: number) => void, games = 2): void {
  const run = (play: (seed: number) => Iterable<Transition>, numRuns: number) =>
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const transition of play(seed)) check(transition, seed);
      }),
      { numRuns },
    );
  run((seed) => randomGame(seed, 400), games);
  run((seed) => embattledPlay(seed, 60), 4 * games);
  run((seed) => scatteredPlay(seed, 6), 20 * games);
}

const viewersOf = (position: Position): readonly Viewer<Seat>[] => [...king.seats(position), 'spectator'];

/** Every card of a position, by the side that it belongs to. */
function inventory({ decks, king: monster, heroes, chart, zones, stack }: Position) {
  const plates = COLOURS.flatMap((row) => chart[row].plates);
  const shown = (kinds: readonly string[]) =>
    stack.flatMap((frame) => (kinds.includes(frame.kind) && 'card' in frame ? [frame.card] : []));
  const piles = ({ combat, combatDiscard, action, actionDiscard }: Position['decks']['king']) => [
    ...combat,
    ...combatDiscard,
    ...action,
    ...actionDiscard,
  ];
  return {
    king: [
      ...piles(decks.king),
      ...monster.hand,
      ...plates.map(({ card }) => card),
      ...SITES.flatMap((site) => zones[site].cards.map(({ card }) => card)),
      ...shown(['two', 'wild']),
    ].sort(),
    league: [
      ...piles(decks.league),
      ...Object.values(heroes).flatMap(({ hand, stored }) => [...hand, ...((stored ?? '') ? [stored!] : [])]),
      ...plates.flatMap(({ cover }) => (cover === null ? [] : [cover.card])),
      ...shown(['card']),
    ].sort(),
  };
}

/** What a view shows that it must hide, or hides that its viewer knows. */
function leaks(view: View, viewer: Viewer<Seat>): readonly string[] {
  const league = viewer !== 'king' && viewer !== 'spectator';
  const found: string[] = [];
  const hides = (what: string, isHidden: boolean, mustBe: boolean) => {
    if (isHidden !== mustBe) found.push(`${viewer}: ${what}`);
  };
  hides('the King’s hand', 'count' in view.king.hand, viewer !== 'king');
  for (const [hero, { hand, stored }] of Object.entries(view.heroes)) {
    hides(`the hand of ${hero}`, 'count' in hand, !league);
    hides(`what ${hero} has stored`, typeof stored !== 'string', !league || stored === null);
  }
  for (const row of COLOURS) {
    for (const { card, up, seen } of view.chart[row].plates) {
      hides(`a plate of ${row}`, card === null, !up && viewer !== 'king' && !(league && seen === true));
    }
  }
  for (const deck of Object.values(view.decks)) {
    hides('a pile', 'count' in deck.combat && 'count' in deck.action, true);
    hides('the top card', !('top' in deck.action), !league || !('top' in deck.action));
  }
  hides('the generator', !('rng' in view), true);
  return found;
}

const WHOLE = [...COMBAT_DECK, ...ACTION_DECK].sort();

describe('over random games and battles', () => {
  it('all cards of both sides stay together (K1.2, K1.3)', () => {
    everyTransition(({ next }) => {
      expectEqual(inventory(next), { king: WHOLE, league: WHOLE });
    });
  });

  it('all that can happen happens', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      for (const { events } of randomGame(seed, 800)) for (const { type } of events) seen.add(type);
    }
    for (let seed = 0; seed < 150; seed++) {
      for (const { events } of embattledPlay(seed, 60)) for (const { type } of events) seen.add(type);
    }
    const types =
      'phase shuffled dealt drawn discarded replaced traded action-card toll reversed wild-kept wild-placed smashed zone-destroyed grey duel answered duel-over taken-out state king-moved king-pushed initiative redrawn airstrip hero-moved shifted peeked covered compared challenge row-disabled row-refilled token frenzy gambled stored unstored ibis-looked ibis-dropped over';
    expect(types.split(' ').filter((type) => !seen.has(type))).toEqual([]);
  });

  it('a view holds nothing that is hidden from its viewer, and all that is not (K3.2, K3.3)', () => {
    everyTransition(({ position }) => {
      for (const viewer of viewersOf(position)) expectEqual(leaks(king.view(position, viewer), viewer), []);
    });
  });

  it('secret facts are told to their side only (K3.2)', () => {
    const KINGS = new Set(['dealt', 'replaced']);
    const LEAGUES = new Set(['traded', 'peeked', 'stored', 'ibis-looked', 'taken-up', 'waiting']);
    everyTransition(({ position, events }) => {
      const league = king.seats(position).slice(1);
      for (const event of events) {
        if (!('secret' in event)) continue;
        const { type, secret } = event;
        if (type === 'shuffled') expect(secret.to).toEqual([]);
        else if (type === 'drawn') expect(secret.to).toEqual(event.seat === 'king' ? ['king'] : league);
        else if (KINGS.has(type)) expect(secret.to).toEqual(['king']);
        else expect([type, LEAGUES.has(type), secret.to]).toEqual([type, true, league]);
      }
      for (const event of redact(events, 'spectator')) expect(event).not.toHaveProperty('secret');
    });
  });
});

describe('a game that is played in place', () => {
  it('has one code for each action, whatever else is legal: plans are played in several deals', () => {
    const codes = new Map<string, number>();
    everyTransition(({ position, legal }) => {
      const simulation = simulator.from(position);
      for (const action of legal) {
        const code = simulation.encode(action);
        const text = JSON.stringify(action);
        expectEqual(codes.get(text) ?? code, code);
        codes.set(text, code);
      }
    });
    expectEqual(new Set(codes.values()).size, codes.size);
  });

  it('leaves alone what it began with, and what it was asked for', () => {
    for (const { position, action } of embattledPlay(3, 40)) {
      const before = JSON.stringify(position);
      const simulation = simulator.from(position);
      const shown = simulation.position();
      simulation.play(simulation.encode(action));
      expectEqual(JSON.stringify(position), before);
      expectEqual(shown, position);
    }
  });

  it('shares the chances among the two sides; at the end the winner has all', () => {
    const chances: number[] = [];
    for (let seed = 0; seed < 6; seed++) {
      for (const { next } of embattledPlay(seed, 60)) {
        const simulation = simulator.from(next);
        simulation.chances(chances);
        const league = chances.slice(1, king.seats(next).length);
        expect(new Set(league).size).toBe(1);
        expect(chances[0]! + league[0]!).toBeCloseTo(1);
        if (next.outcome !== null) expect(chances[0]).toBe(next.outcome.winner === 'king' ? 1 : 0);
      }
    }
  });
});
