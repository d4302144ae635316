import { expect, it } from 'vitest';
import { Match, unwrap } from '#core';
import { type Position, tetzilla } from '#tetzilla/rules';

/** The first position of a game in which somebody may pass and has tokens left afterwards. */
function moving(): Position {
  const figures = ['zorgl-a', 'zorgl-b', 'zorgl-c'] as const;
  let now = unwrap(tetzilla.setup({ figures, abilities: 'random', guardPoints: 1, level: false }, 4));
  while (now.turn.stage !== 'move') {
    now = unwrap(tetzilla.apply(now, tetzilla.legal(now)[0]!)).position;
  }
  return now;
}

it('a pass can be taken back as long as nobody else has decided, for the next round is still to come', () => {
  const start = moving();
  const first = start.turn.player;
  expect(tetzilla.pending(start).at(-1)).toEqual({ seat: first, kind: 'move' });
  expect(tetzilla.pending(start)).toHaveLength(3);
  const match = new Match(tetzilla, start);
  unwrap(match.act({ do: 'pass' }));
  expect(match.undoBlock(first)).toBeNull();
  const { player } = match.position.turn;
  expect(player).not.toBe(first);
  unwrap(match.act({ do: 'pass' }));
  expect(match.undoBlock(first)).toBe('decided');
});
