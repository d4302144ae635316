import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Poll } from '../../../src/server/rooms/poll';

describe('a vote', () => {
  it.each([
    { said: 'nobody', voices: [], winner: null },
    { said: 'one', voices: [['a', 2]], winner: 2 },
    {
      said: 'more for one',
      voices: [
        ['a', 0],
        ['b', 1],
        ['c', 1],
      ],
      winner: 1,
    },
    {
      said: 'a mind that was changed',
      voices: [
        ['a', 0],
        ['b', 1],
        ['c', 1],
        ['b', 0],
      ],
      winner: 0,
    },
    {
      said: 'one who says it often',
      voices: [
        ['a', 0],
        ['a', 0],
        ['a', 0],
        ['b', 2],
        ['c', 2],
      ],
      winner: 2,
    },
  ] as { said: string; voices: [string, number][]; winner: number | null }[])(
    'is won as it should be by $said',
    ({ voices, winner }) => {
      const poll = new Poll(3, 10);
      for (const [viewer, choice] of voices) expect(poll.vote(viewer, choice, 1)).toBe(true);
      expect(poll.winner(7)).toBe(winner);
    },
  );

  it('takes nothing once it is over, and no choice that there is not', () => {
    const poll = new Poll(2, 10);
    for (const choice of [-1, 2, 0.5, Number.NaN]) expect(poll.vote('a', choice, 0)).toBe(false);
    expect(poll.vote('a', 0, 10)).toBe(false);
    expect(poll.vote('a', 0, 9.9)).toBe(true);
    expect(poll.counts).toEqual([1, 0]);
  });

  it('gives one of those with most votes, the same for the same seed, and each of them for some', () => {
    const poll = new Poll(4, 10);
    for (const [viewer, choice] of [
      ['a', 1],
      ['b', 3],
    ] as const)
      poll.vote(viewer, choice, 0);
    const winners = Array.from({ length: 30 }, (_, seed) => poll.winner(seed));
    expect(new Set(winners)).toEqual(new Set([1, 3]));
    expect(Array.from({ length: 30 }, (_, seed) => poll.winner(seed))).toEqual(winners);
  });

  it('counts the last word of each who spoke in time, and nobody twice', () => {
    const voice = fc.record({
      viewer: fc.constantFrom('a', 'b', 'c', 'd'),
      choice: fc.integer({ min: -1, max: 3 }),
      now: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(voice), fc.nat(), (voices, seed) => {
        const poll = new Poll(3, 10);
        const last = new Map<string, number>();
        for (const { viewer, choice, now } of voices) {
          poll.vote(viewer, choice, now);
          if (now < 10 && choice >= 0 && choice < 3) last.set(viewer, choice);
        }
        const counts = [0, 1, 2].map((each) => [...last.values()].filter((choice) => choice === each).length);
        expect(poll.counts).toEqual(counts);
        const winner = poll.winner(seed);
        if (winner === null) expect(last.size).toBe(0);
        else expect(counts[winner]).toBe(Math.max(...counts));
      }),
    );
  });
});
