import { describe, expect, it } from 'vitest';
import type { FireAction } from '#tetzilla/rules';
import { gunsOf, lineFrom } from '#tetzilla/view';
import { sketchView } from './sketch';

const ROWS = ['. . . C . . . .', '# # # # # # # L', 'L # # M # # # #', 'T # AB # # # # #'];
const view = sketchView({
  rows: ROWS,
  players: { A: { ability: 'tough-skin' }, B: { ability: 'toughness' }, C: { ability: 'swiftness' } },
});
const LEGAL: readonly FireAction[] = [
  { do: 'fire', guard: 'a1' },
  { do: 'fire', guard: 'a1', dir: 'E', first: 'A' },
  { do: 'fire', guard: 'a1', dir: 'E', first: 'B' },
  { do: 'fire', guard: 'a2', target: 'A' },
  { do: 'fire', guard: 'a2', target: 'B' },
  { do: 'fire', guard: 'd2' },
  { do: 'fire', guard: 'h3' },
];

describe('the guards that may fire', () => {
  const guns = gunsOf(view, LEGAL);

  it('stand in reading order, those that hit nobody last', () => {
    expect(guns.map(({ guard, kind }) => `${kind}${guard}`)).toEqual(['La2', 'Md2', 'Ta1', 'Lh3']);
  });

  it('say whom each shot hits, how hard, and what an ability takes off', () => {
    const [laser, missile, tank, far] = guns;
    expect(laser?.shots.map(({ victims }) => victims)).toEqual([
      [{ seat: 'A', box: 'c1', hits: 2, ignored: 0 }],
      [{ seat: 'B', box: 'c1', hits: 2, ignored: 0 }],
    ]);
    expect(missile?.shots[0]?.victims).toEqual([
      { seat: 'A', box: 'c1', hits: 1, ignored: 0 },
      { seat: 'B', box: 'c1', hits: 1, ignored: 0 },
      { seat: 'C', box: 'd4', hits: 0, ignored: 1 },
    ]);
    // Worst first; the shot at nobody last.
    expect(tank?.shots.map(({ victims }) => victims.map(({ seat, hits }) => `${seat}${hits}`))).toEqual([
      ['A1', 'B1'],
      ['B2', 'A0'],
      [],
    ]);
    expect(far?.shots).toEqual([{ action: { do: 'fire', guard: 'h3' }, victims: [] }]);
  });

  it('are not spared by an ability that had its use', () => {
    const spent = { ...view, players: { ...view.players, C: { ...view.players.C!, spent: true } } };
    const missile = gunsOf(spent, LEGAL).find(({ guard }) => guard === 'd2');
    expect(missile?.shots[0]?.victims.at(-1)).toEqual({ seat: 'C', box: 'd4', hits: 1, ignored: 0 });
  });
});

it('a shell flies four boxes, or to the edge', () => {
  expect(lineFrom(view, 'b2', 'E')).toEqual(['c2', 'd2', 'e2', 'f2']);
  expect(lineFrom(view, 'b2', 'SW')).toEqual(['a1']);
});
