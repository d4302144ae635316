import { describe, expect, it } from 'vitest';
import { Match, unwrap } from '#core';
import { type Action, type Position, zorgl } from '#zorgl/rules';
import { branchFrom, momentsOf, narrate, neighbours, turnsOf } from '../../../src/table/game/course';
import { sketch } from '../../helpers/positions';
import { zorglModule } from '../../helpers/zorgl-on-table';

const names = { A: 'Rex', B: 'Mia', C: 'Zed' };
const english = zorglModule.words('en');
const french = zorglModule.words('fr');

/** A stands west of B and C in a row that ends at a building of two floors. */
const ROW: Position = sketch({
  board: [
    '4 4 . 4 . 4 4',
    '4 . . . . . 4',
    '. . . . . . .',
    '4 . . P8 . . 4',
    '. . . . . . .',
    'A B C 2 . . 4',
    '4 4 . 4 . 4 4',
  ],
  hands: {
    A: ['7D', '9D', '2C', '3C', '4C'],
    B: ['3D', '8S', '6H', '10C', '5C'],
    C: ['2H', '3H', '4H', '5H', '6C'],
  },
});

function played(...actions: readonly Action[]) {
  const match = new Match(zorgl, ROW);
  for (const action of actions) unwrap(match.act(action));
  return match.entries;
}

const COMBO: Action = { do: 'attack', card: '7D', target: 'B' };
const TURN: readonly Action[] = [
  COMBO,
  { do: 'move', card: '2C', to: 'b3' },
  { do: 'move', card: '3C', to: 'b4' },
];

describe('the course of a game', () => {
  it('is divided into turns', () => {
    const history = played(...TURN, { do: 'end' }, { do: 'attack', card: '3D', target: 'C' });
    expect(turnsOf(zorglModule, history, 'A')).toEqual([
      { from: 0, seat: 'A' },
      { from: 4, seat: 'B' },
    ]);
  });

  it('has no turn in which nothing was done yet', () => {
    expect(turnsOf(zorglModule, played(...TURN, { do: 'end' }), 'A')).toEqual([{ from: 0, seat: 'A' }]);
    expect(turnsOf(zorglModule, [], 'A')).toEqual([{ from: 0, seat: 'A' }]);
  });

  it('has its great moments', () => {
    expect(momentsOf(played(...TURN), english)).toEqual([{ action: 0, kind: 'combo', label: 'Combo' }]);
  });

  it('is told in plain words, in both languages', () => {
    const [combo, step] = played(...TURN);
    expect(narrate(combo!, english, names)).toEqual({
      text: 'Rex plays the 7 of diamonds. Rex shoves Mia, with Zed behind, into the building at d2: 2 floors — COMBO! The building collapses.',
      seat: 'A',
      clause: 'Z6.7',
      tone: 'combo',
    });
    expect(narrate(step!, french, names).text).toMatch(/^Rex joue\u00a0: 2 de trèfle\. Rex va en b3\.$/);
  });
});

describe('the way from moment to moment', () => {
  const moments = [2, 5].map((action) => ({ action, kind: 'combo', label: '' }) as const);

  it('leads to the nearest on each side', () => {
    expect(neighbours(moments, 0, false)).toEqual({ before: null, after: 2 });
    expect(neighbours(moments, 2, false)).toEqual({ before: null, after: 2 });
    expect(neighbours(moments, 3, false)).toEqual({ before: 2, after: 5 });
    expect(neighbours(moments, 6, false)).toEqual({ before: 5, after: null });
  });

  it('leads on from the one that is being shown', () => {
    expect(neighbours(moments, 2, true)).toEqual({ before: null, after: 5 });
    expect(neighbours(moments, 5, true)).toEqual({ before: 2, after: null });
  });
});

describe('a game that goes on from what is shown', () => {
  const state = { shown: 3, current: null, actual: 92, finished: true };

  it('begins after the action that the bar tells', () => {
    expect(branchFrom(state)).toBe(3);
    expect(branchFrom({ ...state, current: {} })).toBe(4);
  });

  it('never begins after the end of a finished one', () => {
    expect(branchFrom({ ...state, shown: 91, current: {} })).toBe(91);
    expect(branchFrom({ ...state, shown: 91, current: {}, finished: false })).toBe(92);
  });
});
