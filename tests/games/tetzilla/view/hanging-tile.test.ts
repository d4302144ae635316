import { expect, it } from 'vitest';
import { planCamera, viewAt } from '#director';
import { spunBy } from '#tetzilla/rules';
import { CAMERA, type Table } from '#tetzilla/view';
import { tilePiece } from '../../../../src/games/tetzilla/view/pieces';
import { filmedGame, ownPlaces, screensOff } from '../../../helpers/filmedGames';
import { boardInsets } from '../../../helpers/insets';
import { valueAt } from '../../../helpers/timelines';

const SCREENS = [
  { width: 1366, height: 768, insets: boardInsets(1366, 768) },
  { width: 390, height: 844, insets: boardInsets(390, 844) },
];
const STEP = 1 / 20;
/** A tile has landed when it is no more than so far above where it comes to lie. */
const LANDED = 0.05;

const games = [3, 5].map((seed) => filmedGame('TetZilla', seed, 400));
const CASES = SCREENS.flatMap((screen) =>
  (['hands-off', 'gentle', 'cinematic'] as const).map((style) => ({ screen, style })),
);

it.each(CASES)(
  'a tile is whole in the picture from when it is turned until it lands: $style, $screen.width pixels wide',
  ({ screen, style }) => {
    let tiles = 0;
    for (const game of games) {
      const places = ownPlaces(game, screen);
      for (const [index, timeline] of game.timelines.entries()) {
        const [before, after] = [game.tables[index], game.tables[index + 1]] as readonly Table[];
        const tile = before!.hanging;
        const landed = tile === null ? undefined : after!.tiles.get(tile);
        if (tile === null || landed === undefined) continue;
        tiles++;
        const { base, frame } = places[index]!;
        const path = planCamera(timeline, { ...frame, base, obstacles: [], style, tuning: CAMERA, speed: 1 });
        const { width, height } = spunBy(tile, landed.spin);
        const at = (channel: 'x' | 'y' | 'z', time: number) =>
          valueAt(before!, timeline, tilePiece(tile), channel, time);
        const lies = at('y', timeline.duration) + LANDED;
        for (let time = 0; at('y', time) > lies; time += STEP) {
          const view = path === null ? base : viewAt(path, time);
          for (const [side, end] of [-1, 1].flatMap((each) => [[each, -1] as const, [each, 1] as const])) {
            const [x, y] = [at('x', time) + (side * width) / 2, at('y', time) + (end * height) / 2];
            const off = screensOff(view, screen, { x, y, z: at('z', time) });
            if (off !== 0) expect(off, `action ${index}, ${time.toFixed(2)} s`).toBe(0);
          }
        }
      }
    }
    expect(tiles).toBeGreaterThan(80);
  },
);
