import { describe, expect, it } from 'vitest';
import { zorgl } from '#zorgl/rules';
import { gameTable } from '#zorgl/table';
import { presentation, tableOf } from '#zorgl/view';
import { type FilmParts, FilmReel } from '../../../../src/features/capture/film/FilmReel';
import { turnAround } from '../../../../src/features/capture/film/order';
import {
  bitrateOf,
  pictureCount,
  STILL_TIMES,
  timeOfPicture,
} from '../../../../src/features/capture/film/settings';
import { pictureFrame } from '../../../helpers/pictureFrame';
import { randomGame } from '../../../helpers/random-game';
import { zorglModule } from '../../../helpers/zorgl-on-table';

describe('the pictures of a film', () => {
  it('are as many as its seconds take at a rate and a speed', () => {
    // 1.4 s and 0.6 s of stills are 2 s: 60 pictures at 30 a second, 15 of them at four times the speed.
    expect(pictureCount(1.4, 30, 1)).toBe(60);
    expect(pictureCount(1.4, 60, 1)).toBe(120);
    expect(pictureCount(1.4, 30, 4)).toBe(15);
  });

  it('begin with a still and step through the show evenly', () => {
    expect(timeOfPicture(0, 30, 1)).toBe(-STILL_TIMES.before);
    expect(timeOfPicture(30, 30, 1)).toBeCloseTo(1 - STILL_TIMES.before);
    expect(timeOfPicture(30, 30, 2)).toBeCloseTo(2 - STILL_TIMES.before);
  });

  it('get more bits when they are larger, within bounds', () => {
    expect(bitrateOf(1920, 1080, 30)).toBeGreaterThan(bitrateOf(1280, 720, 30));
    expect(bitrateOf(8000, 8000, 60)).toBe(24e6);
  });
});

const place = (action: number, step = 0) => ({ action, step });
const stretch = (from: number, until: number) => ({ from: place(from), until: place(until) });

describe('the turn that is filmed unless others are chosen', () => {
  const turns = [
    { from: 0, seat: 'A' },
    { from: 3, seat: 'B' },
    { from: 7, seat: 'A' },
  ] as const;

  it('is the one in which the table stands', () => {
    expect(turnAround(turns, 9, 9)).toEqual(stretch(7, 9));
    expect(turnAround(turns, 5, 9)).toEqual(stretch(3, 7));
    expect(turnAround(turns, 3, 9)).toEqual(stretch(0, 3));
    expect(turnAround(turns, 0, 9)).toEqual(stretch(0, 3));
  });
});

describe('a reel', () => {
  const steps = [...randomGame({ places: ['A', 'C'], army: true, flight: 'english' }, 5)].slice(0, 4);
  const tables = [tableOf(steps[0]!.position)];
  for (const { events } of steps) tables.push(presentation.advance(tables.at(-1)!, events));
  const settings = { reducedMotion: false };
  const timelines = steps.map(({ events }, index) => presentation.timeline(tables[index]!, events, settings));
  const views = steps.map(({ position }) => zorgl.view(position, 'spectator'));
  const session: FilmParts['session'] = {
    timeline: (index: number) => timelines[index]!,
    spanFrom: () => 1,
    tableAt: (count: number) => tables[count]!,
    openViewAt: (count: number) => views[count]!,
  };
  const BASE = { x: 0, y: 0, z: 0, azimuth: 0, elevation: 0.96, distance: 18 };
  const camera = {
    style: 'cinematic',
    speed: 1,
    base: () => BASE,
    frame: () => pictureFrame({ across: 0.4, over: 0.22 }),
  } as const;
  const film = () =>
    new FilmReel({ module: zorglModule, table: gameTable, session }, place(0), place(4), camera);
  it('is seen in the mood that the game gives each of its moments, unless somebody has chosen one', () => {
    const table: FilmParts['table'] = {
      ...gameTable,
      mood: (view) => (view === views[0] ? 'night' : 'alert'),
    };
    const reel = new FilmReel({ module: zorglModule, table, session }, place(0), place(4), camera);
    const { duration } = timelines[0]!;
    expect(reel.moodAt(0.99 * duration, null)).toBe('night');
    expect(reel.moodAt(1.01 * duration, null)).toBe('alert');
    expect(reel.moodAt(1.01 * duration, 'studio')).toBe('studio');
  });

  const at = (reel: FilmReel, time: number) => {
    reel.time = time;
    const poses = timelines[0]!.start.slice();
    reel.sample(poses);
    const shake = { x: 0, y: 0 };
    reel.shake(shake);
    return { poses, view: reel.view(), shake };
  };

  it('lasts as long as its actions', () => {
    expect(film().seconds).toBeCloseTo(timelines.reduce((sum, { duration }) => sum + duration, 0));
  });

  it('shows the same at the same time, whichever way one got there', () => {
    const one = film();
    const other = film();
    const times = [0.4, 2.2, 1.1, one.seconds, -0.1];
    const forwards = times.map((time) => at(one, time));
    const backwards = [...times].reverse().map((time) => at(other, time));
    expect(backwards.reverse()).toEqual(forwards);
  });

  it('begins and ends with a step of an action, and stands still before and after', () => {
    const whole = film();
    const inSteps = {
      ...session,
      timeline(index: number) {
        const timeline = timelines[index]!;
        const beats = [0, 0.25, 0.5].map((share, from) => ({
          name: `${from}`,
          at: share * timeline.duration,
          from,
        }));
        return { ...timeline, beats };
      },
    };
    const parts = { module: zorglModule, table: gameTable, session: inSteps };
    const cut = new FilmReel(parts, place(1, 2), place(3, 1), camera);
    const [, second, third, fourth] = timelines.map(({ duration }) => duration);
    expect(cut.seconds).toBeCloseTo(second! / 2 + third! + fourth! / 4);
    const begins = timelines[0]!.duration + second! / 2;
    for (const time of [0, 0.3, cut.seconds / 2, cut.seconds - 0.1])
      expect([...at(cut, time).poses]).toEqual(
        [...at(whole, begins + time).poses].map((value) => expect.closeTo(value, 6)),
      );
    expect(at(cut, -0.2)).toEqual(at(cut, 0));
    expect(at(cut, cut.seconds + 0.4)).toEqual(at(cut, cut.seconds));
    const heard = whole.sounds.filter(({ at: time }) => time >= begins && time < begins + cut.seconds);
    expect(cut.sounds.map(({ at: time }) => time + begins)).toEqual(
      heard.map(({ at: time }) => expect.closeTo(time)),
    );
    // Within one action.
    const step = new FilmReel(parts, place(2, 1), place(2, 2), camera);
    expect(step.seconds).toBeCloseTo(third! / 4);
  });

  it('begins and ends at rest, seen from where the camera stands by itself', () => {
    const reel = film();
    expect(at(reel, -0.2).poses).toEqual(timelines[0]!.start);
    expect(at(reel, -0.2).view).toEqual(BASE);
    expect(at(reel, reel.seconds + 1).poses).toEqual(timelines[3]!.end);
  });

  it('stands at each action where the game wants it then, and goes over to that without a jump', () => {
    const rising = { ...camera, style: 'hands-off', base: (y: number) => ({ ...BASE, y }) } as const;
    const reel = new FilmReel({ module: zorglModule, table: gameTable, session }, place(0), place(4), rising);
    const height = (time: number) => at(reel, time).view.y;
    let starts = 0;
    for (const [index, { duration }] of timelines.entries()) {
      expect(height(starts)).toBeCloseTo(Math.max(0, index - 1));
      if (duration > 0.8) expect(height(starts + duration - 1e-6)).toBeCloseTo(index);
      starts += duration;
    }
    expect(height(reel.seconds + 1)).toBeCloseTo(3);
    for (let time = 0; time < reel.seconds; time += 0.02)
      expect(Math.abs(height(time + 0.02) - height(time))).toBeLessThan(0.1);
  });

  it('knows when every sound of its actions is heard', () => {
    const reel = film();
    const count = timelines.flatMap(({ cues }) => cues.filter(({ kind }) => kind === 'sound')).length;
    expect(reel.sounds).toHaveLength(count);
    for (const { at: time } of reel.sounds) expect(time).toBeLessThanOrEqual(reel.seconds);
  });
});
