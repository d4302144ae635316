import { describe, expect, it } from 'vitest';
import { Grid, Match, runToEnd, unwrap } from '#core';
import { CARD_IDS, cardNumber, describeCard, zorgl } from '#zorgl/rules';

const opening = () => unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, 5));

function played(count: number) {
  const match = new Match(zorgl, opening());
  for (let index = 0; index < count; index++) unwrap(match.act(match.legal()[index % match.legal().length]!));
  return match;
}

describe('Match', () => {
  it('keeps every position and who did what', () => {
    const match = played(4);
    expect(match.length).toBe(4);
    expect(match.positionAt(0)).toEqual(opening());
    expect(match.positionAt(4)).toBe(match.position);
    expect(match.entry(0).seat).toBe(opening().turn.player);
    expect(() => match.positionAt(5)).toThrow(RangeError);
  });

  it('is unchanged by an illegal action', () => {
    const match = played(2);
    const before = match.position;
    const result = match.act({ do: 'stop' });
    expect(result.ok).toBe(false);
    expect(match.position).toBe(before);
    expect(match.length).toBe(2);
  });

  it('comes back from its record to the letter', () => {
    const match = played(9);
    const record = JSON.parse(JSON.stringify(match.record()));
    expect(unwrap(Match.restore(zorgl, record)).position).toEqual(match.position);
  });

  it('comes back with a pause after each action, and goes on as if it had been played here', () => {
    const match = played(9);
    const pauses = [...Match.restoring(zorgl, match.record())];
    expect(pauses).toEqual(Array.from({ length: 9 }, (_, index) => (index + 1) / 9));
    const again = unwrap(runToEnd(Match.restoring(zorgl, match.record())));
    const [next] = match.legal();
    for (const each of [match, again]) unwrap(each.act(next!));
    expect(again.entries).toEqual(match.entries);
    expect(again.steps).toEqual(match.steps);
  });

  it('names the action of a record that cannot be', () => {
    const record = {
      ...played(3).record(),
      actions: [...played(3).record().actions, { do: 'stop' } as const],
    };
    const result = Match.restore(zorgl, record);
    expect(result.ok ? '' : result.error.field).toBe('actions[3].do');
    expect(Match.restore(zorgl, { ...record, game: 'chess' }).ok).toBe(false);
  });
});

describe('cards', () => {
  it('are 54, each with a number and an id', () => {
    expect(new Set(CARD_IDS).size).toBe(54);
    for (const [number, id] of CARD_IDS.entries()) expect(cardNumber(id)).toBe(number);
    expect(describeCard('10H')).toEqual({ suit: 'H', rank: '10' });
    expect(describeCard('XB')).toEqual({ joker: 'XB' });
    expect(cardNumber('11H')).toBeUndefined();
  });
});

describe('Grid', () => {
  const grid = new Grid(7, 7);
  it('names boxes like a chess board', () => {
    expect([grid.name(0), grid.name(6), grid.name(48)]).toEqual(['a1', 'g1', 'g7']);
    expect(grid.parse('c4')).toBe(23);
    expect(grid.parse('h1')).toBeUndefined();
  });

  it('steps clockwise from north and ends at the edge', () => {
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((way) => grid.step(grid.parse('a1')!, way));
    expect(around.map((box) => (box < 0 ? '-' : grid.name(box)))).toEqual([
      'a2',
      'b2',
      'b1',
      '-',
      '-',
      '-',
      '-',
      '-',
    ]);
    expect(grid.directionTo(grid.parse('d4')!, grid.parse('c3')!)).toBe(5);
    expect(grid.directionTo(grid.parse('d4')!, grid.parse('d6')!)).toBe(-1);
    expect(grid.distance(grid.parse('a1')!, grid.parse('c7')!)).toBe(6);
  });
});
