import { expect, it } from 'vitest';
import { planCamera, viewAt } from '#director';
import { filmedGame, ownPlaces } from '../../../helpers/filmedGames';
import { acrossInsets, boardInsets } from '../../../helpers/insets';
import { greatBlows, heightOf } from '../../../helpers/nearness';

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
