import { expect, it } from 'vitest';
import { unwrap } from '#core';
import { tetzillaModule } from '#tetzilla';
import { tetzilla } from '#tetzilla/rules';
import { gameTable } from '#tetzilla/table';
import { presentation, tableOf, tilePiece } from '#tetzilla/view';
import { type FilmParts, FilmReel } from '../../../../src/features/capture/film/FilmReel';
import { pictureFrame } from '../../../helpers/pictureFrame';
import { optionsFor, randomPlay } from '../../../helpers/tetzilla/random-game';

const ACTIONS = 16;

it('a film of TetZilla shows every tile fall, and what is built at its end', () => {
  const opening = unwrap(tetzilla.setup(optionsFor(3), 5));
  const steps = [...randomPlay(opening, 5, ACTIONS)];
  const tables = [tableOf(tetzilla.view(opening, 'spectator'))];
  for (const { events } of steps) tables.push(presentation.advance(tables.at(-1)!, events));
  const timelines = steps.map(({ events }, index) =>
    presentation.timeline(tables[index]!, events, { reducedMotion: false }),
  );
  const session: FilmParts['session'] = {
    timeline: (index: number) => timelines[index]!,
    spanFrom: () => 1,
    tableAt: (count: number) => tables[count]!,
    openViewAt: (count: number) => tetzilla.view(steps[count]!.position, 'spectator'),
  };
  const reel = new FilmReel(
    { module: tetzillaModule, table: gameTable, session },
    { action: 0, step: 0 },
    { action: ACTIONS, step: 0 },
    {
      style: 'cinematic',
      speed: 1,
      base: () => ({ x: 0, y: 5, z: 0, azimuth: 0, elevation: 0.3, distance: 24 }),
      frame: () => pictureFrame({ across: 0.3, over: 0.24 }),
    },
  );
  const poses = timelines[0]!.start.slice();
  const heightOf = (tile: string) => poses[tables[0]!.pieces.slot(tile, 'y')]!;
  let starts = 0;
  for (const [index, { action }] of steps.entries()) {
    const { duration } = timelines[index]!;
    if (action.do === 'slide') {
      const heights = Array.from({ length: 40 }, (_, step) => {
        reel.time = starts + (duration * (step + 0.5)) / 40;
        reel.sample(poses);
        return heightOf(tilePiece(action.tile));
      });
      expect(Math.max(...heights) - heights.at(-1)!, action.tile).toBeGreaterThan(2);
    }
    starts += duration;
  }
  expect(steps.filter(({ action }) => action.do === 'slide').length).toBeGreaterThan(8);
  expect(reel.seconds).toBeCloseTo(starts);
  reel.time = starts;
  reel.sample(poses);
  expect(poses).toEqual(timelines.at(-1)!.end);
});
