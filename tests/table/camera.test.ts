import { describe, expect, it } from 'vitest';
import { type CameraStyle, Random } from '#core';
import { type CameraView, MIN_DISTANCE } from '#director';
import { CameraMotion } from '#stage';
import { FollowingCamera } from '../../src/table/followingCamera';
import {
  type FilmedGame,
  filmedGame,
  type OwnPlace,
  ownPlaces,
  type Screen,
  screensOff,
  shownFrom,
} from '../helpers/filmedGames';
import { boardInsets } from '../helpers/insets';
import { apart, MOMENT, RATES, type Rate, SAME, steps } from '../helpers/unevenSteps';

const screenOf = (width: number, height: number): Screen => ({
  width,
  height,
  insets: boardInsets(width, height),
});

/** As attract mode shows a game: no panels, and the table as it was at the beginning. */
const BARE = { width: 1280, height: 720, insets: { top: 0, right: 0, bottom: 0, left: 0 } };

/** Actions of a game of bots. */
const ACTIONS = 90;
/** Seconds in which the camera goes over from one home to another. */
const GOING = 0.5;

/** Shows a game at a rate: where the camera stands at every moment. @param seen told of every picture */
function shown(
  game: FilmedGame,
  places: readonly OwnPlace[],
  style: CameraStyle,
  rate: Rate,
  seen: (view: CameraView, between: readonly OwnPlace[]) => void,
): readonly (CameraView | null)[] {
  const session = shownFrom(game);
  const { director } = session;
  const show = new FollowingCamera(
    session,
    (table) => game.table.obstacles(table as never),
    { style, tuning: game.table.camera, eases: true },
    () => {},
  );
  const motion = new CameraMotion();
  const random = Random.fromSeed(7);
  let place = places[0]!;
  let before = place;
  const moments: (CameraView | null)[] = [];
  while (director.busy) {
    for (const step of steps(rate, MOMENT, random)) {
      director.tick(step);
      const next = places[director.shown]!;
      if (next !== place) {
        motion.moved(place.base, next.base, show.age);
        [before, place] = [place, next];
      }
      const own = { base: place.base, live: place.base };
      seen(motion.pass(step, own, place.frame, show), [before, place]);
    }
    // Right after the table has got another home the picture may be on its way there.
    moments.push(director.age < GOING ? null : motion.view(place.base));
  }
  return moments;
}

/** The corners of what the camera shows by itself, where it comes from or where it goes, whichever is seen better. */
function cornersOff(view: CameraView, screen: Screen, places: readonly OwnPlace[]): number {
  const off = ({ frame }: OwnPlace) =>
    Math.max(...frame.board.corners.map((corner) => screensOff(view, screen, corner)));
  return Math.min(...places.map(off));
}

const SHOWN = [
  { name: 'Zorgl-Zilla', screen: screenOf(1366, 768), style: 'gentle' },
  { name: 'Zorgl-Zilla', screen: screenOf(390, 844), style: 'cinematic' },
  { name: 'TetZilla', screen: screenOf(1280, 800), style: 'gentle' },
  { name: 'TetZilla', screen: screenOf(1366, 768), style: 'cinematic' },
  { name: 'King of Monsters', screen: screenOf(390, 844), style: 'gentle' },
  { name: 'King of Monsters', screen: screenOf(1366, 768), style: 'cinematic' },
  { name: 'Zorgl-Zilla', screen: BARE, style: 'cinematic' },
  { name: 'TetZilla', screen: BARE, style: 'cinematic' },
  { name: 'King of Monsters', screen: BARE, style: 'cinematic' },
] as const;

describe.each(SHOWN)('the $style camera of $name, $screen.width pixels wide', ({ name, screen, style }) => {
  const game = filmedGame(name, 7, ACTIONS);
  const all = ownPlaces(game, screen);
  const places = screen === BARE ? all.map(() => all[0]!) : all;
  const usual = shown(game, places, style, '60', () => {});

  it.each(Object.keys(RATES) as Rate[])('never leaves the board, and is where it always is: %s', (rate) => {
    let farthest = 0;
    let nearest = Number.POSITIVE_INFINITY;
    const moments = shown(game, places, style, rate, (view, between) => {
      nearest = Math.min(nearest, view.distance);
      farthest = Math.max(farthest, cornersOff(view, screen, between));
    });
    expect(farthest).toBeLessThan(1);
    expect(nearest).toBeGreaterThanOrEqual(MIN_DISTANCE);
    expect(moments).toHaveLength(usual.length);
    for (const [index, view] of moments.entries()) {
      const same = usual[index]!;
      if (view !== null && same !== null) expect(apart(view, same) / view.distance).toBeLessThan(SAME);
    }
  });
});
