import { describe, expect, it } from 'vitest';
import { redact } from '#core';
import { type Action, tetzilla } from '#tetzilla/rules';
import { floor, played, sketched } from '../../../helpers/tetzilla/sketch';

const position = sketched({
  tiles: floor(1),
  put: { a1: 'AB', b1: 'C', c1: 's6', d1: 'M' },
  seats: { A: { pile: ['h2'], guards: ['L'], hits: 2 }, B: { pile: ['b4', 'f5'] } },
  turn: { number: 8, stage: 'slide', player: 'C' },
  tile: 'J4',
});

describe('who knows what', () => {
  it('nobody sees the order of deck and supplies, nor points on the board (T10.1)', () => {
    for (const viewer of ['A', 'B', 'C', 'spectator'] as const) {
      const view = tetzilla.view(position, viewer);
      expect(view.deck).toEqual({ count: position.deck.length });
      expect(view.buildings).toEqual({ count: 100 - 4 });
      expect(view.guards).toEqual({ count: 24 - 2 });
      expect(view.board[19]).toBe('AB C s? M # # # #');
      expect(view.tile).toBe('J4');
      expect(view).not.toHaveProperty('rng');
    }
  });

  it('a player sees the points of the own pile only; all else is open (T10.2)', () => {
    const piles = (viewer: 'A' | 'B' | 'spectator') =>
      Object.values(tetzilla.view(position, viewer).players).map(({ pile }) => pile);
    expect(piles('A')).toEqual([['h2'], ['b?', 'f?'], []]);
    expect(piles('B')).toEqual([['h?'], ['b4', 'f5'], []]);
    expect(piles('spectator')).toEqual([['h?'], ['b?', 'f?'], []]);
    expect(tetzilla.view(position, 'B').players.A).toEqual({ ...position.players.A, pile: ['h?'] });
  });

  it('at the end all piles are turned over (T10.3)', () => {
    const slide: Action = { do: 'slide', tile: 'J4', spin: 0, column: 'f' };
    const fired: Action = { do: 'fire', guard: 'd1' };
    const { position: over, events } = played({ ...position, aside: [] }, slide, fired);
    expect(events.at(-1)).toMatchObject({ type: 'game-over', piles: { A: ['h2'], B: ['b4', 'f5'], C: [] } });
    expect(tetzilla.view(over, 'spectator').players).toEqual(over.players);
    expect(tetzilla.view(over, 'C').board.join(' ')).toContain('s?');
  });

  it('the ranking before the end tells nothing of points: positions and views give the same (T10.2)', () => {
    const ranking = tetzilla.ranking(position);
    // On average B has 3 + 4, A 1.5 and a guard less two hits, C nothing.
    expect(ranking).toEqual([
      { seats: ['B'], rank: 1 },
      { seats: ['A'], rank: 2 },
      { seats: ['C'], rank: 3 },
    ]);
    for (const viewer of ['A', 'B', 'spectator'] as const) {
      expect(tetzilla.ranking(tetzilla.view(position, viewer))).toEqual(ranking);
    }
  });

  it('facts hide what they must: a marker that is placed from all, one overrun from all others (T10.1, T10.2)', () => {
    const placed = played(position, { do: 'slide', tile: 'J4', spin: 0, column: 'f' }).events;
    for (const viewer of ['C', 'spectator'] as const) {
      expect(redact(placed, viewer).some((event) => 'secret' in event)).toBe(false);
    }
    const walking = sketched({ tiles: floor(1), put: { a1: 'AB', b1: 's6', h1: 'C' } });
    const { events } = played(walking, { do: 'step', to: 'b1' });
    const told = (viewer: 'A' | 'B') => redact(events, viewer).find(({ type }) => type === 'overran');
    expect(told('A')).toHaveProperty('secret.marker', 's6');
    expect(told('B')).toEqual({ type: 'overran', player: 'A', box: 'b1', marker: 's?' });
  });

  it('an action reveals what it turns up, and nothing else does', () => {
    const walking = sketched({ tiles: floor(1), put: { a1: 'AB', b1: 's6', c1: 'M', h1: 'C' } });
    const reveals = (...actions: readonly Action[]) => tetzilla.reveals(played(walking, ...actions).events);
    expect(reveals({ do: 'pass' })).toBe(false);
    expect(reveals({ do: 'step', to: 'b1' })).toBe(true);
    const beside = sketched({ tiles: floor(1), put: { a1: 'AB', b1: 'M', h1: 'C' } });
    expect(tetzilla.reveals(played(beside, { do: 'step', to: 'b1' }).events)).toBe(false);
  });
});
