import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { FIGURES, SEATS, tetzilla } from '#tetzilla/rules';
import { lobby, playersFor } from '../../../../src/games/tetzilla/pages/lobby';
import {
  defaultDraft,
  draftToKeep,
  PLAYER_COUNTS,
  PRESET_IDS,
  PRESETS,
  planGame,
  presetOf,
  readDraft,
  withOwn,
  withSeat,
} from '../../../../src/games/tetzilla/pages/lobby/draft';

const NAMES = { A: 'Rex', B: 'Mia', C: 'Zed', D: 'Olga', E: 'Finn' };
const draft = defaultDraft(NAMES, 7);

describe('a game in the making', () => {
  it('begins with a person against two bots', () => {
    const plan = planGame(draft)!;
    expect([...plan.names.values()]).toEqual(['Rex', 'Mia', 'Zed']);
    expect(plan.bots).toEqual(
      new Map([
        ['B', 'greedy'],
        ['C', 'greedy'],
      ]),
    );
    expect(plan.seed).toBe(7);
    expect(tetzilla.setup(plan.options, plan.seed).ok).toBe(true);
  });

  it('gives each bot the level that was chosen for it, and reads a draft from before there were levels', () => {
    const chosen = withSeat(draft, 'C', { level: 'planner' });
    expect([...planGame(chosen)!.bots]).toEqual([
      ['B', 'greedy'],
      ['C', 'planner'],
    ]);
    const kept = structuredClone(draftToKeep(chosen)) as { seats: Record<string, { level?: string }> };
    expect(readDraft(kept, draft).seats.C.level).toBe('planner');
    for (const seat of Object.values(kept.seats)) delete seat.level;
    expect(readDraft(kept, draft).seats.C).toEqual({ ...chosen.seats.C, level: 'greedy' });
  });

  it('can be set up for every number of players, with as many figures', () => {
    for (const count of PLAYER_COUNTS) {
      const { options } = planGame({ ...draft, count })!;
      expect(options.figures).toHaveLength(count);
      expect(tetzilla.seats(unwrap(tetzilla.setup(options, 1)))).toHaveLength(count);
    }
  });

  it('never has a figure or a colour twice', () => {
    const taken = withOwn(draft, 'A', 'figure', 'krustazor');
    const swapped = withOwn(taken, 'B', 'figure', 'krustazor');
    expect([swapped.seats.A.figure, swapped.seats.B.figure]).toEqual(['zorgl-b', 'krustazor']);
    let mixed = draft;
    for (const [index, figure] of FIGURES.entries())
      mixed = withOwn(mixed, SEATS[index % SEATS.length]!, 'figure', figure);
    expect(new Set(SEATS.map((seat) => mixed.seats[seat].figure)).size).toBe(SEATS.length);
    const red = withOwn(draft, 'B', 'colour', draft.seats.A.colour);
    expect(red.seats.A.colour).toBe(draft.seats.B.colour);
  });

  it('calls a player without a name by the letter of the seat', () => {
    expect(planGame(withSeat(draft, 'A', { name: '  ' }))!.names.get('A')).toBe('A');
  });

  it('has the presets of the rules, and knows a mix of its own', () => {
    const players = 3;
    for (const { id, values } of tetzilla.options.presets) {
      const { figures: _any, ...options } = unwrap(tetzilla.options.parse(values, players));
      expect(PRESETS[id as keyof typeof PRESETS]).toEqual(options);
    }
    expect(PRESET_IDS).toHaveLength(tetzilla.options.presets.length);
    expect(presetOf(draft)).toBe('standard');
    expect(presetOf({ options: { ...draft.options, guardPoints: 0 } })).toBeNull();
  });

  it('is not begun with a number that is none', () => {
    expect(planGame({ ...draft, seed: '12a' })).toBeUndefined();
    expect(planGame({ ...draft, seed: '-1' })).toBeUndefined();
  });
});

describe('an address', () => {
  it('gets as many players as have its bots, three without any', () => {
    expect(playersFor([])).toBe(3);
    expect(playersFor(['A'])).toBe(2);
    expect(playersFor(['B', 'E'])).toBe(5);
  });
});

describe('once more', () => {
  const { options } = planGame({ ...draft, count: 4 })!;
  const opening = unwrap(tetzilla.setup(options, 3));

  it('is the same kaiju by the same rules', () => {
    expect(lobby.again(opening)).toEqual(options);
  });

  it('is not offered for a game that began in the middle', () => {
    const [action] = tetzilla.legal(opening);
    const later = unwrap(tetzilla.apply(opening, action!)).position;
    expect(lobby.again(later)).toBeNull();
  });
});
