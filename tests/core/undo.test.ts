import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Game, type GameTypes, Match, unwrap } from '#core';
import {
  type Event,
  type Position,
  type SetupOptions,
  simulator,
  type ZorglTypes,
  zorgl,
} from '#zorgl/rules';
import { crowdedPosition } from '../helpers/crowded-position';
import { expectEqual } from '../helpers/expect-equal';
import { sketch } from '../helpers/positions';
import { randomPlay } from '../helpers/random-game';
import { type Toy, toyGame, toyPosition } from '../helpers/toy-game';

function act<T extends GameTypes>(match: Match<T>, ...actions: readonly T['Action'][]): Match<T> {
  for (const action of actions) unwrap(match.act(action));
  return match;
}

const toyMatch = (hands: Parameters<typeof toyPosition>[0], game: Game<Toy> = toyGame) =>
  new Match(game, toyPosition(hands));

describe('taking back', () => {
  it('gives the match as it was, again and again to the beginning of the turn', () => {
    const match = act(toyMatch({ A: [1, 3, 3], B: [1, 3, 0] }), { lay: 1 });
    const begun = match.record();
    const { position } = match;
    act(match, { lay: 3 });
    const half = match.position;
    act(match, { lay: 1 });
    expect(match.undoBlock('B')).toBe('turn-over');

    const other = act(toyMatch({ A: [1, 3, 3], B: [1, 3, 3, 0] }), { lay: 1 }, { lay: 3 }, { lay: 3 });
    expect(unwrap(other.undo('B')).action).toEqual({ lay: 3 });
    expect(other.position.scores).toEqual(half.scores);
    expect(other.legal()).toContainEqual({ lay: 3 });
    unwrap(other.undo('B'));
    expect(other.record().actions).toEqual(begun.actions);
    expect(other.position.turn).toBe(position.turn);
    expect(other.undoBlock('B')).toBe('nothing');
  });

  it('is for the one who acted, while it is their turn', () => {
    const match = act(toyMatch({ A: [1, 3], B: [3, 1] }), { lay: 3 });
    expect(match.undoBlock('A')).toBeNull();
    expect(match.undoBlock('B')).toBe('nothing');
    act(match, { lay: 1 });
    expect(match.undoBlock('A')).toBe('turn-over');
    act(match, { lay: 3 });
    expect(match.undoBlock('A')).toBe('nothing');
    expect(match.undoBlock('B')).toBeNull();
  });

  it('is refused before the first action, and leaves everything as it is', () => {
    const match = toyMatch({ A: [3], B: [1] });
    expect(match.undo('A')).toEqual({
      ok: false,
      error: { field: '', code: 'undo.nothing' },
    });
    expect(match.length).toBe(0);
  });

  it('is refused once something hidden came to light', () => {
    const match = act(toyMatch({ A: [3, 3], B: [1] }, { ...toyGame, reveals: () => true }), { lay: 3 });
    expect(match.undoBlock('A')).toBe('revealed');
  });

  it('is refused after the end, when hands are open', () => {
    const match = act(toyMatch({ A: [3], B: [] }), { lay: 3 });
    expect(match.undoBlock('A')).toBe('over');
  });

  it('makes way for another action', () => {
    const match = act(toyMatch({ A: [3, 1], B: [1] }), { lay: 3 });
    unwrap(match.undo('A'));
    act(match, { lay: 1 });
    expect(match.position.scores).toEqual({ A: 1, B: 0 });
    expect(match.entries.map(({ action }) => action)).toEqual([{ lay: 1 }]);
  });
});

describe('taking back in Zorgl-Zilla', () => {
  const inked = sketch({
    board: [
      '4 4 . 4 . 4 4',
      '4 . . . . . 4',
      '. . . . . . .',
      '4 . . P8 . . 4',
      '. . . . . . .',
      '4 A C . . . 4',
      '4 4 . 4 . 4 4',
    ],
    monsters: { A: 'krustazor' },
    hands: { A: ['XR', '9C', '2S', '5H', '7D'], C: ['3D', '8S', '6H', '10C', '2C'] },
  });

  it('goes no further than the decision of a victim of ink (Z11.15)', () => {
    const match = act(new Match(zorgl, inked), { do: 'ink', card: 'XR' });
    expect(match.seat).toBe('C');
    expect(match.undoBlock('A')).toBeNull();
    act(match, { do: 'discard', cards: ['3D', '8S', '6H'] });
    expect(match.undoBlock('A')).toBe('decided');
    expect(match.undoBlock('C')).toBe('turn-over');
    act(match, { do: 'move', card: '9C', to: 'b3' });
    expect(match.undoBlock('A')).toBeNull();
    unwrap(match.undo('A'));
    expect(match.undoBlock('A')).toBe('decided');
  });

  it('is over with the refill (Z3.4)', () => {
    const match = act(
      new Match(zorgl, inked),
      { do: 'move', card: '9C', to: 'b3' },
      { do: 'ignore', card: '7D' },
      { do: 'attack', card: '5H', target: 'C' },
    );
    expect(match.undoBlock('A')).toBeNull();
    act(match, { do: 'end' });
    expect(match.undoBlock('A')).toBe('revealed');
    expect(match.undoBlock('C')).toBe('nothing');
  });
});

const OPTIONS: readonly SetupOptions[] = [
  { places: ['A', 'C'], army: true, flight: 'english' },
  { places: ['A', 'B', 'D'], army: true, flight: 'french' },
  {
    places: ['A', 'B', 'C', 'D'],
    monsters: { A: 'nogyab', B: 'krustazor', C: 'xman', D: 'greatzilla' },
    army: true,
    flight: 'english',
  },
];

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

const openings = fc
  .tuple(fc.constantFrom(...OPTIONS), seeds)
  .map(([options, seed]) => unwrap(zorgl.setup(options, seed)));

/** Calls with a match after each action of a random game. */
function everyMoment(start: Position, seed: number, most: number, check: (match: Match<ZorglTypes>) => void) {
  const match = new Match(zorgl, start);
  for (const { action } of randomPlay(start, seed, most)) {
    unwrap(match.act(action));
    check(match);
  }
}

/** Checks a law on whole random games, and on short ones in which the rare corners of the rules are common. */
function overRandomGames(check: (match: Match<ZorglTypes>) => void): void {
  fc.assert(
    fc.property(openings, seeds, (start, seed) => everyMoment(start, seed, 80, check)),
    { numRuns: 8 },
  );
  fc.assert(
    fc.property(seeds, (seed) => everyMoment(crowdedPosition(seed), seed, 8, check)),
    { numRuns: 75 },
  );
}

const secretive = (events: readonly Event[]) => events.some((event) => 'secret' in event);

describe('over random games', () => {
  it('an action taken back was never there: position, choices and future are those of before', () => {
    overRandomGames((match) => {
      const seat = match.entries.at(-1)!.seat;
      if (match.undoBlock(seat) !== null) return;
      const record = structuredClone(match.record());
      const after = match.position;
      const before = structuredClone(match.positionAt(match.length - 1));
      const { action } = unwrap(match.undo(seat));
      expectEqual(match.position, before);
      expectEqual(match.legal(), zorgl.legal(before));
      expectEqual(match.record().actions, record.actions.slice(0, -1));
      expect(match.seat).toBe(seat);
      unwrap(match.act(action));
      expectEqual(match.position, after);
      expectEqual(match.record(), record);
    });
  });

  it('nobody takes back what another decided, nor what turned up a hidden card', () => {
    overRandomGames((match) => {
      const last = match.entries.at(-1)!;
      for (const seat of match.position.order) {
        const block = match.undoBlock(seat);
        if (seat !== last.seat) expect(block).not.toBeNull();
        if (secretive(last.events)) expect(block).not.toBeNull();
        if (match.position.outcome !== null) expectEqual(block, 'over');
      }
    });
  });

  it('who can take back learnt nothing: all that came of it followed from what their seat could see', () => {
    overRandomGames((match) => {
      const { seat, action } = match.entries.at(-1)!;
      if (match.undoBlock(seat) !== null) return;
      const before = zorgl.view(match.positionAt(match.length - 1), seat);
      const after = zorgl.view(match.position, seat);
      for (const chance of [1, 2]) {
        const played = unwrap(zorgl.apply(simulator.determinize(before, chance), action));
        expectEqual(zorgl.view(played.position, seat), after);
      }
    });
  });

  it('within a turn all of it can be taken back as long as nobody else decided', () => {
    overRandomGames((match) => {
      const { seat, events } = match.entries.at(-1)!;
      const { turn, outcome } = match.position;
      if (turn.player !== seat || outcome !== null || secretive(events)) return;
      const copy = unwrap(Match.restore(zorgl, match.record()));
      while (copy.undoBlock(seat) === null) unwrap(copy.undo(seat));
      if (copy.undoBlock(seat) === 'decided') return;
      const turnBegins = copy.entries.at(-1)?.events.some(({ type }) => type === 'turn-started') ?? true;
      expectEqual(turnBegins, true);
    });
  });
});
