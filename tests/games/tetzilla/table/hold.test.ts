import { expect, it } from 'vitest';
import { unwrap } from '#core';
import { layoutBuffer, sampleTimeline } from '#director';
import { tetzilla } from '#tetzilla/rules';
import { decisionOf, layout, presentation, tilePiece } from '#tetzilla/view';
import { releaseTile } from '../../../../src/games/tetzilla/table/hold';

it('a tile that is let go falls from where it was held, and never goes back to the middle', () => {
  const opening = unwrap(
    tetzilla.setup({ figures: ['zorgl-a', 'xman'], abilities: 'random', guardPoints: 1, level: false }, 4),
  );
  const { player } = opening.turn;
  const view = tetzilla.view(opening, player);
  const decision = decisionOf(view, player, tetzilla.legal(view), null);
  if (decision?.kind !== 'slide') throw new Error('nothing is to be placed');
  // As far to the west as it goes, a quarter turned.
  const action = tetzilla
    .legal(view)
    .find((each) => each.do === 'slide' && each.column === 'a' && each.spin === 1);
  if (action?.do !== 'slide') throw new Error('the first column is closed');
  const { position, events } = unwrap(tetzilla.apply(opening, action));
  const before = presentation.begin(view);
  const timeline = presentation.timeline(before, events, { reducedMotion: false });
  const aim = { ...decision.aim, spin: action.spin, column: 0 };
  const release = releaseTile(before.pieces, before, { choices: decision.choices, aim });
  const [slot, roll] = (['x', 'roll'] as const).map((channel) =>
    before.pieces.slot(tilePiece(action.tile), channel),
  );
  const poses = layoutBuffer(before.pieces, layout(before));
  const middle = poses[slot!]!;
  const courses: number[] = [];
  const turns: number[] = [];
  for (let time = 0; time <= timeline.duration; time += 0.02) {
    sampleTimeline(timeline, time, poses);
    release(poses);
    courses.push(poses[slot!]!);
    turns.push(poses[roll!]!);
  }
  const landed = layout(presentation.advance(before, events)).get(tilePiece(action.tile))!;
  expect(landed.x).not.toBeCloseTo(middle, 1);
  expect(Math.max(...courses.map((x) => Math.abs(x - landed.x)))).toBeLessThan(0.03);
  expect(Math.min(...turns.map((turn) => Math.cos(turn - landed.roll)))).toBeGreaterThan(0.95);
  expect(position.tiles).toHaveLength(1);
});
