import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { CARD_IDS, CITY, parseBoard, type SetupOptions, zorgl } from '#zorgl/rules';
import { randomGame } from '../../../helpers/random-game';

const FOUR: SetupOptions = { places: ['A', 'B', 'C', 'D'], army: true, flight: 'english' };
const opening = unwrap(zorgl.setup(FOUR, 1));

/** What stands on a box, as a token of the notation. */
function token(board: readonly string[], box: string): string {
  const file = box.charCodeAt(0) - 'a'.charCodeAt(0);
  return board[7 - Number(box[1])]!.split(' ')[file]!;
}

describe('the city', () => {
  it('is 7 by 7, a1 in the south-west (Z1.1)', () => {
    expect(opening.board).toHaveLength(7);
    for (const row of opening.board) expect(row.split(' ')).toHaveLength(7);
    expect(token(opening.board, 'a1')).toBe('4');
    expect(token(opening.board, 'c1')).toBe('.');
    expect(token(opening.board, 'd4')).toBe('P8');
  });

  it('has 16 buildings of four floors, the plant of eight, and the starting places (Z1.2)', () => {
    const tokens = opening.board.flatMap((row) => row.split(' '));
    expect(tokens.filter((each) => each === '4')).toHaveLength(16);
    expect(tokens.filter((each) => each === 'u')).toHaveLength(8);
    const places = ['b2', 'b6', 'f6', 'f2'].map((box) => token(opening.board, box));
    expect(places).toEqual(['A', 'B', 'C', 'D']);
  });

  it('never has two in one box but for one that climbs (Z1.3)', () => {
    for (const { next } of randomGame({ ...FOUR, monsters: { A: 'nogyab' } }, 5)) {
      const tokens = next.board.flatMap((row) => row.split(' '));
      for (const each of tokens) expect(each).toMatch(/^(\.|u|[A-D]|P?[1-9]|A\/P?[1-9])$/);
    }
  });

  it('may be another one, with a plant and a place for each player (Z1.5)', () => {
    const board = [
      'A . . . . . .',
      '. . . u . . .',
      '. . 9 . 2 . .',
      '. . . P1 . . .',
      '. . . . . . .',
      '. . . . . . .',
      '. . . . . . C',
    ];
    const position = unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english', board }, 1));
    expect(position.board).toEqual(board);
    expect(unwrap(zorgl.parse(position))).toEqual(position);
    expect(unwrap(parseBoard(position.board))[2 + 7 * 4]).toEqual({
      kind: 'building',
      floors: 9,
      plant: false,
    });
  });

  it.each([
    ['without a plant', (rows: string[]) => rows.map((row) => row.replace('P8', '4'))],
    ['with two plants', (rows: string[]) => rows.map((row) => row.replace(/^4/, 'P4'))],
    ['without the place of a player', (rows: string[]) => rows.map((row) => row.replace('C', '.'))],
    ['with nine units', (rows: string[]) => rows.map((row) => row.replace('A .', 'A u'))],
    ['with a player on a roof', (rows: string[]) => rows.map((row) => row.replace('A', 'A/3'))],
    ['with a row too few', (rows: string[]) => rows.slice(1)],
  ])('is refused %s (Z1.5)', (_name, change) => {
    const result = zorgl.setup({ ...FOUR, board: change([...CITY]) }, 1);
    expect(result.ok ? 'accepted' : result.error.field).toMatch(/^board/);
  });

  it('gives two players opposite places only (Z2.1)', () => {
    expect(zorgl.setup({ ...FOUR, places: ['B', 'D'] }, 1).ok).toBe(true);
    const neighbours = zorgl.setup({ ...FOUR, places: ['C', 'D'] }, 1);
    expect(neighbours.ok ? '' : neighbours.error.clause).toBe('Z2.1');
  });

  it('is played with 54 cards, five dealt to each (Z2.4)', () => {
    expect(CARD_IDS).toHaveLength(54);
    for (const player of Object.values(opening.players)) expect(player.hand).toHaveLength(5);
    expect(opening.draw).toHaveLength(34);
  });

  it('takes each card for the monster or for one unit, not for both (Z3.6)', () => {
    for (const action of zorgl.legal(opening)) {
      if (!('card' in action)) continue;
      expect('unit' in action).toBe(action.do.startsWith('army-'));
      const { position, events } = unwrap(zorgl.apply(opening, action));
      expect(position.turn.played).toBe(1);
      expect(events.filter((event) => event.type === 'card-played')).toHaveLength(1);
    }
  });
});
