import { describe, expect, it } from 'vitest';
import { type CameraStyle, Random } from '#core';
import { type CameraView, eyeOf, LEAST_DISTANCE } from '#director';
import { CameraMotion } from '#stage';
import { FollowingCamera } from '../../../src/app/table/followingCamera';
import {
  type FilmedGame,
  filmedGame,
  type OwnPlace,
  ownPlaces,
  type Screen,
  screensOff,
  shownFrom,
} from '../../helpers/filmedGames';
import { boardInsets } from '../../helpers/insets';

const screenOf = (width: number, height: number): Screen => ({
  width,
  height,
  insets: boardInsets(width, height),
});

/** How pictures follow each other: so many a second, or after pauses. */
const RATES = { '60': 1 / 60, '20': 0.05, '10': 0.1, '4': 0.25, '1': 1, pauses: 2 } as const;
type Rate = keyof typeof RATES;
/** Seconds between two moments at which all see the same picture: none of the steps is a part of it. */
const MOMENT = 2.7;

/** Uneven steps from one moment to the next. */
function* steps(rate: Rate, length: number, random: Random): Generator<number> {
  const usual = RATES[rate];
  let left = length;
  while (left > 0) {
    const step = rate === 'pauses' && random.below(3) > 0 ? 1 / 60 : usual * (0.4 + random.below(100) / 80);
    yield Math.min(left, step);
    left -= step;
  }
}

/** Actions of a game of bots, and how far apart two views may be to be the same, as a share of their distance. */
const ACTIONS = 90;
const SAME = 0.02;
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

function apart(a: CameraView, b: CameraView): number {
  const [from, to] = [eyeOf(a), eyeOf(b)];
  return Math.hypot(from.x - to.x, from.y - to.y, from.z - to.z, a.x - b.x, a.y - b.y, a.z - b.z);
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
] as const;

describe.each(SHOWN)('the $style camera of $name, $screen.width pixels wide', ({ name, screen, style }) => {
  const game = filmedGame(name, 7, ACTIONS);
  const places = ownPlaces(game, screen);
  const usual = shown(game, places, style, '60', () => {});

  it.each(Object.keys(RATES) as Rate[])('never leaves the board, and is where it always is: %s', (rate) => {
    let farthest = 0;
    let nearest = Number.POSITIVE_INFINITY;
    const moments = shown(game, places, style, rate, (view, between) => {
      nearest = Math.min(nearest, view.distance);
      farthest = Math.max(farthest, cornersOff(view, screen, between));
    });
    expect(farthest).toBeLessThan(1);
    expect(nearest).toBeGreaterThanOrEqual(LEAST_DISTANCE);
    expect(moments).toHaveLength(usual.length);
    for (const [index, view] of moments.entries()) {
      const same = usual[index]!;
      if (view !== null && same !== null) expect(apart(view, same) / view.distance).toBeLessThan(SAME);
    }
  });
});
