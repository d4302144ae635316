import { expect, it } from 'vitest';
import { planCamera, viewAt } from '#director';
import { spunBy } from '#tetzilla/rules';
import { CAMERA, type Table } from '#tetzilla/view';
import { tilePiece } from '../../../../src/games/tetzilla/view/pieces';
import { filmedGame, ownPlaces, screensOff } from '../../../helpers/filmedGames';
import { boardInsets } from '../../../helpers/insets';
import { valueAt } from '../../../helpers/timelines';

const LAPTOP = { width: 1366, height: 768, insets: boardInsets(1366, 768) };
const STEP = 1 / 20;
/** How much of the picture's height may be missing, where the tile is turned above the highest towers. */
const ABOVE = 0.03;

const game = filmedGame('TetZilla', 3, 400);
const places = ownPlaces(game, LAPTOP);

/** How far each tile leaves the picture with its top and with its foot from when it is turned until it lands, in screens. */
function leaving(style: 'hands-off' | 'gentle' | 'cinematic') {
  return game.timelines.flatMap((timeline, index) => {
    const [before, after] = [game.tables[index], game.tables[index + 1]] as readonly Table[];
    const tile = before!.hanging;
    const landed = tile === null ? undefined : after!.tiles.get(tile);
    if (tile === null || landed === undefined) return [];
    const { base, frame } = places[index]!;
    const plan = { ...frame, base, obstacles: [], style, tuning: CAMERA, speed: 1 };
    const path = planCamera(timeline, plan);
    const half = spunBy(tile, landed.spin).height / 2;
    let [top, foot] = [0, 0];
    for (let time = 0; time < timeline.duration; time += STEP) {
      const view = path === null ? base : viewAt(path, time);
      const at = (channel: 'x' | 'y' | 'z') => valueAt(before!, timeline, tilePiece(tile), channel, time);
      const [x, y, z] = [at('x'), at('y'), at('z')];
      top = Math.max(top, screensOff(view, LAPTOP, { x, y: y + half, z }));
      foot = Math.max(foot, screensOff(view, LAPTOP, { x, y: y - half, z }));
    }
    return [{ top, foot }];
  });
}

it('a tile that is drawn up before it falls stays in the picture of the home view', () => {
  const all = leaving('hands-off');
  expect(all.length).toBeGreaterThan(40);
  expect(Math.max(...all.map(({ top }) => top))).toBeLessThan(ABOVE);
});

it.each(['gentle', 'cinematic'] as const)('the %s camera never loses the tile that falls', (style) => {
  for (const { foot } of leaving(style)) expect(foot).toBe(0);
});
