import { expect, it } from 'vitest';
import { planCamera, viewAt } from '#director';
import type { Table } from '#king-of-monsters/view';
import { KING_PIECE } from '../../../../src/games/king-of-monsters/view/pieces';
import { filmedGame, ownPlaces, screensOff } from '../../../helpers/filmedGames';
import { acrossInsets, boardInsets } from '../../../helpers/insets';
import { greatBlows, heightOf } from '../../../helpers/nearness';
import { valueAt } from '../../../helpers/timelines';

const SCREENS = [
  { width: 1366, height: 768, insets: acrossInsets(1366, 768) },
  { width: 390, height: 844, insets: boardInsets(390, 844) },
];
const game = filmedGame('King of Monsters', 3, 400);
const CASES = SCREENS.flatMap((screen) =>
  (['gentle', 'cinematic'] as const).map((style) => ({ screen, style })),
);

it.each(CASES)(
  'duels and zones that fall are seen from near by: $style, $screen.width pixels wide',
  ({ screen, style }) => {
    const places = ownPlaces(game, screen);
    const heights = game.timelines.flatMap(({ cues, duration }, index) => {
      const { base, frame } = places[index]!;
      const obstacles = game.table.obstacles(game.tables[index] as never);
      const path = planCamera({ cues, duration }, { ...frame, base, obstacles, style, speed: 1 });
      return greatBlows(cues).map(({ at, cue }) =>
        heightOf(path === null ? base : viewAt(path, at), screen, cue.subjects[0]!),
      );
    });
    expect(heights.length).toBeGreaterThan(3);
    expect(Math.min(...heights)).toBeGreaterThan(0.25);
  },
);

/** From the middle of the King to his side, and how long after the blow he is looked at, seconds. */
const KING = { half: 0.45, after: 0.3 };

it.each(CASES)(
  'the King stands whole in the picture when a zone falls: $style, $screen.width pixels wide',
  ({ screen, style }) => {
    const places = ownPlaces(game, screen);
    let falls = 0;
    for (const [index, timeline] of game.timelines.entries()) {
      const fall = timeline.cues.find((cue) => cue.kind === 'caption' && cue.key === 'destroyed');
      if (fall === undefined) continue;
      falls++;
      const table = game.tables[index] as Table;
      const { base, frame } = places[index]!;
      const path = planCamera(timeline, {
        ...frame,
        base,
        obstacles: game.table.obstacles(table as never),
        style,
        speed: 1,
      });
      for (const time of [fall.at, fall.at + KING.after]) {
        const view = path === null ? base : viewAt(path, time);
        const at = (channel: 'x' | 'z') => valueAt(table, timeline, KING_PIECE, channel, time);
        for (const side of [-1, 1]) {
          const point = { x: at('x') + side * KING.half, y: 0.8, z: at('z') };
          expect(screensOff(view, screen, point), `action ${index}`).toBe(0);
        }
      }
    }
    expect(falls).toBeGreaterThan(0);
  },
);
