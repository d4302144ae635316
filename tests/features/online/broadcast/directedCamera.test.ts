import { describe, expect, it } from 'vitest';
import { Random } from '#core';
import { aimPoint, type CameraView, Director, layoutBuffer, MIN_DISTANCE } from '#director';
import { DirectedCamera, type Directing } from '../../../../src/features/online/broadcast/directedCamera';
import { type FilmedGame, filmedGame, ownPlaces, screensOff } from '../../../helpers/filmedGames';
import { apart, MOMENT, RATES, type Rate, SAME, steps } from '../../../helpers/unevenSteps';

const SCREEN = { width: 1920, height: 1080, insets: { top: 60, right: 300, bottom: 160, left: 300 } };
const ACTIONS = 40;

/**
 * Shows a game on air, with a rest before every action. Returns where the camera stands at every moment; null if
 * another action or rest has begun since the one before: it may be on its way over to another figure.
 */
function onAir(game: FilmedGame, style: Directing['style'], rate: Rate, seen: (view: CameraView) => void) {
  const { module, table, tables, timelines, deciding } = game;
  const [{ subject, base, frame }] = ownPlaces(game, SCREEN) as [ReturnType<typeof ownPlaces>[number]];
  const framing = { home: base, above: base, frame, subject, front: null };
  const pieces = module.presentation.pieces(tables[0] as never);
  const director = new Director(layoutBuffer(pieces, module.presentation.layout(tables[0] as never)));
  const poses = pieces.buffer();
  const session = {
    director,
    get table(): unknown {
      return tables[director.shown];
    },
  };
  const directing = { framing, style, held: null };
  const camera = new DirectedCamera(
    {
      session,
      tuning: table.camera,
      obstacles: (now) => table.obstacles(now as never),
      decider: () => {
        const seat = deciding[director.shown] ?? null;
        if (seat === null) return null;
        director.sample(poses);
        return aimPoint(table.placeOf(seat, session.table as never, poses));
      },
    },
    () => directing,
  );
  const random = Random.fromSeed(5);
  const moments: (CameraView | null)[] = [];
  for (let next = 0; next < timelines.length || director.busy; ) {
    for (const step of steps(rate, MOMENT, random)) {
      director.tick(step);
      camera.pass(step);
      seen(camera.now());
    }
    moments.push(director.age < MOMENT - 1e-6 ? null : camera.now());
    // What is shown next begins at a moment that all rates share.
    if (!director.busy && moments.length % 2 === 0 && next < timelines.length) {
      director.enqueue(timelines[next++]!);
    }
  }
  return moments;
}

describe.each([
  { name: 'Zorgl-Zilla', style: 'lively' },
  { name: 'TetZilla', style: 'calm' },
  { name: 'King of Monsters', style: 'lively' },
] as const)('the $style broadcast of $name', ({ name, style }) => {
  const game = filmedGame(name, 4, ACTIONS);
  const usual = onAir(game, style, '60', () => {});

  it.each(Object.keys(RATES) as Rate[])('shows the table, and the same of it: %s', (rate) => {
    const [{ frame }] = ownPlaces(game, SCREEN) as [ReturnType<typeof ownPlaces>[number]];
    let [farthest, nearest] = [0, Number.POSITIVE_INFINITY];
    const moments = onAir(game, style, rate, (view) => {
      nearest = Math.min(nearest, view.distance);
      const off = frame.board.corners.map((corner) => screensOff(view, SCREEN, corner));
      farthest = Math.max(farthest, ...off);
    });
    expect(farthest).toBeLessThan(1);
    expect(nearest).toBeGreaterThanOrEqual(MIN_DISTANCE);
    expect(moments).toHaveLength(usual.length);
    expect(moments.filter((view) => view !== null).length).toBeGreaterThan(ACTIONS);
    for (const [index, view] of moments.entries()) {
      const same = usual[index]!;
      if (view !== null && same !== null) expect(apart(view, same) / view.distance).toBeLessThan(SAME);
    }
  });
});
