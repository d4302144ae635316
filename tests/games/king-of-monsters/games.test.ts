import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '#core';
import { determinize, king, type Position, type Seat } from '#king-of-monsters/rules';
import { kingProblems } from '#king-of-monsters/words';

function opened(values: Readonly<Record<string, unknown>>, seed: number): Position {
  const options = king.options.parse(values);
  if (!options.ok) throw new Error(options.error.field);
  const start = king.setup(options.value, seed);
  if (!start.ok) throw new Error(start.error.field);
  return start.value;
}

function playedOn(start: Position, seed: number, steps: number, see: (position: Position) => void): Position {
  const random = Random.fromSeed(seed);
  let position = start;
  for (let step = 0; step < steps && position.outcome === null; step++) {
    see(position);
    const next = king.apply(position, random.pick(king.legal(position)));
    if (!next.ok) throw new Error(`${next.error.field}: ${next.error.code}`);
    position = next.value.position;
  }
  return position;
}

describe('an opening', () => {
  it('has four heroes in HQ, the others in reserve, the King on the Beach and to draw (K4.1, K4.2, K7.1)', () => {
    const position = opened({ heroes: ['ninja', 'artemis', 'grey', 'bamf', 'anvil'] }, 1);
    expect(position.reserve).toEqual(['anvil']);
    expect(Object.keys(position.heroes)).toEqual(['artemis', 'grey', 'anvil', 'bamf', 'ninja']);
    expect(position.heroes.grey).toMatchObject({ zone: 'hq', state: 'up' });
    expect(position.king).toMatchObject({ zone: 'beach' });
    expect(position.king.hand).toHaveLength(5);
  });

  it('has a chart of four plates of each colour, lowest first, face down (K6.3)', () => {
    const { chart } = opened({}, 2);
    for (const [row, { plates }] of Object.entries(chart)) {
      expect(plates.map(({ card, up }) => [card[0], up])).toEqual(Array(4).fill([row, false]));
      const numbers = plates.map(({ card }) => card[1]);
      expect(numbers).toEqual(numbers.toSorted());
    }
  });

  it('refuses hands and starts out of range, and a hero named twice (K4.1, K4.3)', () => {
    for (const [name, value] of [
      ['king-hand', 8],
      ['league-hand', 2],
      ['start', 0],
      ['turns', 1000],
      ['heroes', ['grey', 'grey']],
    ] as const) {
      const options = king.options.parse({ [name]: value });
      expect(options.ok ? '' : options.error.field).toMatch(new RegExp(`^${name}`));
    }
  });
});

describe('random games', () => {
  const seeds = fc.integer({ min: 0, max: 1_000_000 });
  const values = fc.record({
    start: fc.integer({ min: 1, max: 8 }),
    turns: fc.integer({ min: 1, max: 6 }),
    'king-hand': fc.integer({ min: 3, max: 7 }),
    'league-hand': fc.integer({ min: 3, max: 7 }),
  });

  it('come to an end, and each of their positions is valid: no card is lost (K1.3, K17)', () => {
    const run = (chosen: Record<string, number>, seed: number) => {
      const end = playedOn(opened(chosen, seed), seed, 5000, (position) => {
        expect(king.parse(position).ok).toBe(true);
      });
      expect(end.outcome).not.toBeNull();
      expect(king.legal(end)).toEqual([]);
    };
    fc.assert(fc.property(values, seeds, run), { numRuns: 8 });
  });

  it('tell the seat that decides its actions by its view alone, however the hidden is dealt (K3)', () => {
    const run = (seed: number) => {
      playedOn(opened({}, seed), seed, 250, (position) => {
        const seat = position.stack.at(-1)!.seat as Seat;
        const view = king.view(position, seat);
        expect(king.legal(view)).toEqual(king.legal(position));
        const guess = determinize(view, seed);
        expect(king.parse(guess)).toMatchObject({ ok: true });
        expect(king.view(guess, seat)).toEqual(view);
      });
    };
    fc.assert(fc.property(seeds, run), { numRuns: 3 });
  });

  it('leave the position alone that an action is applied to', () => {
    playedOn(opened({}, 4), 4, 200, (position) => {
      const before = JSON.stringify(position);
      king.apply(position, king.legal(position)[0]!);
      expect(JSON.stringify(position)).toBe(before);
    });
  });
});

describe('what is wrong', () => {
  it('is told in both languages, with the field and the clause (K7.4)', () => {
    const refused = king.apply(opened({ heroes: ['ninja', 'grey'] }, 1), { do: 'end' });
    expect(refused).toMatchObject({ ok: false, error: { field: 'do', clause: 'K7.4' } });
    expect(Object.keys(kingProblems.fr)).toEqual(Object.keys(kingProblems.en));
  });
});
