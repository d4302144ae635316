import { describe, expect, it } from 'vitest';
import { neighbours, reachable } from '#tetzilla/view';
import { sketchView } from './sketch';

const ROWS = ['. . # . . . . .', '. L b? f? . . . .', '# M A s? h? BC # #'];

const at = (tokens: number, more: object = {}) =>
  sketchView({ rows: ROWS, players: { A: { tokens, ...more } } });

describe('the sides of a kaiju', () => {
  it('cost what stands there, in tokens and hits', () => {
    expect(neighbours(at(5), 'A')).toEqual([
      { way: 'W', box: 'b1', wall: null, cost: 2, hits: 0 },
      { way: 'N', box: 'c2', wall: null, cost: 2, hits: 0 },
      { way: 'E', box: 'd1', wall: null, cost: 3, hits: 0 },
    ]);
  });

  it('are too dear without the tokens', () => {
    expect(neighbours(at(2), 'A').map(({ wall }) => wall)).toEqual([null, null, 'dear']);
  });

  it('are walls where there is nothing, nobody fits in, or the city ends', () => {
    const view = sketchView({ rows: ['A BC . .'.concat(' . . . .')], players: { A: { tokens: 5 } } });
    expect(neighbours(view, 'A').map(({ box, wall }) => [box, wall])).toEqual([
      [null, 'edge'],
      ['a2', 'unbuilt'],
      ['b1', 'crowded'],
    ]);
  });
});

describe('the paths of a kaiju', () => {
  it('lead as far as its tokens, never down, by the cheapest way', () => {
    const paths = reachable(at(5), 'A');
    expect(paths.get('c3')).toEqual({ boxes: ['c2', 'c3'], cost: 3, hits: 0 });
    expect(paths.get('d2')).toEqual({ boxes: ['c2', 'd2'], cost: 4, hits: 1 });
    // Past the skyscraper there is one token left for the house, and none for the box with two.
    expect(paths.get('e1')).toEqual({ boxes: ['d1', 'e1'], cost: 4, hits: 0 });
    expect(paths.has('f1')).toBe(false);
    expect(paths.has('c1')).toBe(false);
    expect(reachable(at(3), 'A').has('e1')).toBe(false);
  });

  it('hurt less with toughness, once', () => {
    const rows = ['A f? f? . . . . .'];
    const paths = (spent: boolean) =>
      reachable(sketchView({ rows, players: { A: { tokens: 5, ability: 'toughness', spent } } }), 'A');
    expect(paths(false).get('b1')).toMatchObject({ hits: 0 });
    expect(paths(false).get('c1')).toMatchObject({ cost: 4, hits: 1 });
    expect(paths(true).get('c1')).toMatchObject({ hits: 2 });
  });

  it('hurt from guards whatever the ability', () => {
    const view = sketchView({
      rows: ['A L . . . . . .'],
      players: { A: { tokens: 1, ability: 'toughness' } },
    });
    expect(reachable(view, 'A').get('b1')).toEqual({ boxes: ['b1'], cost: 1, hits: 1 });
  });
});
