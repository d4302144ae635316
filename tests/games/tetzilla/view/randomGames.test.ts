import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import { layoutBuffer } from '#director';
import { FIGURES, type Position, parseBoard, tetzilla } from '#tetzilla/rules';
import { advanceThrough, layout, lookOfPiece, pieceSpecs, type Table, tableOf } from '#tetzilla/view';

const COLOURS = { A: '#a00', B: '#0a0', C: '#00a', D: '#aa0', E: '#0aa' };

/** What the table has in every box, as a board says it: the kinds of markers, and kaiju. */
function contents(table: Table): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [box, piece] of table.markers) found.set(box, lookOfPiece(piece));
  for (const [seat, { standing }] of table.kaiju) {
    if (standing !== null) found.set(standing.box, (found.get(standing.box) ?? '') + seat);
  }
  return found;
}

function wanted({ board, players }: Position): ReadonlyMap<string, string> {
  const columns = board[0]!.split(' ').length;
  const found = new Map<string, string>();
  for (const [number, content] of unwrap(parseBoard(board, Object.keys(players).length)).entries()) {
    const box = `${String.fromCharCode(97 + (number % columns))}${Math.floor(number / columns) + 1}`;
    if (content.kind === 'building') found.set(box, content.building[0]!);
    if (content.kind === 'guard') found.set(box, content.guard);
    if (content.kind === 'kaiju') found.set(box, content.seats.join(''));
  }
  return found;
}

/** Plays a random game and gives every position with the table that followed its events as a spectator saw them. */
function* game(players: number, seed: number): Generator<readonly [Position, Table]> {
  const random = Random.fromSeed(seed);
  const figures = FIGURES.slice(0, players);
  const options = { figures, abilities: 'random', guardPoints: 1, level: true } as const;
  let position = unwrap(tetzilla.setup(options, seed));
  let table = tableOf(tetzilla.view(position, 'spectator'));
  for (;;) {
    yield [position, table];
    const legal = tetzilla.legal(position);
    if (legal.length === 0) return;
    const { position: next, events } = unwrap(tetzilla.apply(position, legal[random.below(legal.length)]!));
    position = next;
    table = advanceThrough(
      table,
      events.map((event) => {
        if (!('secret' in event)) return event;
        const { secret: _hidden, ...seen } = event;
        return seen as typeof event;
      }),
    );
  }
}

describe.each([
  [2, 3],
  [3, 8],
  [4, 5],
  [5, 1],
])('random games of %s', (players, seed) => {
  it('the table follows the events: everything is where the position has it, all pieces have their pose', () => {
    for (const [position, table] of game(players, seed)) {
      expect(Object.fromEntries(contents(table))).toEqual(Object.fromEntries(wanted(position)));
      expect(table.tiles.size).toBe(position.tiles.length);
      expect(table.deck).toBe(position.deck.length);
      expect(table.hanging).toBe(position.tile);
      expect(table.aside).toEqual(position.aside);
      expect([...table.fired]).toEqual(position.fired);
      for (const [seat, { hits, tokens, dead }] of table.kaiju) {
        const player = position.players[seat]!;
        expect({ hits, tokens, dead }).toEqual({
          hits: player.hits,
          tokens: player.tokens,
          dead: player.hits >= 10,
        });
        expect(table.piles.get(seat)!.buildings.map(lookOfPiece)).toEqual(player.pile.map((each) => each[0]));
      }
    }
  });

  it('the layout puts every piece somewhere, once', () => {
    let last: Table | null = null;
    for (const [, table] of game(players, seed)) last = table;
    const poses = layoutBuffer(last!.pieces, layout(last!));
    expect(poses.every(Number.isFinite)).toBe(true);
    expect(pieceSpecs(last!, COLOURS).map(({ id }) => id)).toEqual(last!.pieces.ids);
  });
});
