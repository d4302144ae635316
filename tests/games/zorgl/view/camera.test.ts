import { describe, expect, it } from 'vitest';
import type { CameraStyle } from '#core';
import {
  type CameraPath,
  type CameraSubject,
  type CameraView,
  extentInView,
  occlusionRatio,
  planCamera,
  presetOf,
  type SafeArea,
  type Timeline,
  viewAt,
} from '#director';
import { advanceThrough, choreograph, homeSubject, obstaclesOf, tableOf } from '#zorgl/view';
import { frameOf, homeView } from '../../../../src/stage/framing';
import { handInsets } from '../../../helpers/insets';
import { mixedPlay, mixedPosition } from '../../../helpers/mixed-play';
import { LIVELY } from '../../../helpers/timelines';

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];
const STYLES = ['gentle', 'cinematic'] as const;
const FRAME = 1 / 60;
/** What a glide leaves over when nudges and drifts come on top of a move. */
const SLACK = 1.35;

interface Filmed {
  readonly style: Exclude<CameraStyle, 'hands-off'>;
  readonly speed: number;
  readonly timeline: Timeline;
  readonly base: CameraView;
  readonly area: SafeArea;
  readonly obstacles: readonly CameraSubject[];
  readonly path: CameraPath;
}

/** The camera's paths over random games, on several screens, at several speeds. */
function* filmed(): Generator<Filmed> {
  for (let seed = 1; seed <= 9; seed++) {
    const opening = mixedPosition(seed);
    const size = SCREENS[seed % SCREENS.length]!;
    const { width, height } = size;
    const subject = homeSubject(opening.board);
    const base = homeView(subject, size, handInsets(width, height));
    const frame = frameOf(subject, size, handInsets(width, height));
    const { area } = frame;
    const style = STYLES[seed % 2]!;
    const speed = seed % 4 === 0 ? 2 : 1;
    let table = tableOf(opening);
    for (const { events } of mixedPlay(seed, 25)) {
      const timeline = choreograph(table, events, LIVELY);
      const obstacles = obstaclesOf(table);
      const path = planCamera(timeline, { ...frame, base, obstacles, style, speed });
      if (path !== null) yield { style, speed, timeline, base, area, obstacles, path };
      table = advanceThrough(table, events);
    }
  }
}

function* viewsOf({ path, timeline }: Filmed): Generator<readonly [CameraView, CameraView]> {
  let before = viewAt(path, 0);
  for (let time = FRAME; time <= timeline.duration + FRAME; time += FRAME) {
    const view = viewAt(path, time);
    yield [before, view];
    before = view;
  }
}

describe('the camera over random games', () => {
  const all = [...filmed()];

  it('has something to film in both styles', () => {
    for (const style of STYLES) expect(all.filter((each) => each.style === style).length).toBeGreaterThan(15);
  });

  it('is where the viewer has put it at both ends of an action', () => {
    for (const { path, base, timeline } of all) {
      expect(viewAt(path, 0)).toEqual(base);
      const end = viewAt(path, timeline.duration);
      for (const key of ['x', 'y', 'z', 'azimuth', 'elevation', 'distance'] as const) {
        expect(end[key]).toBeCloseTo(base[key], 9);
      }
    }
  });

  it('shows all subjects of a shot in the safe area while it holds it', () => {
    for (const { path, area, base } of all) {
      for (const { from, until, subjects } of path.holds) {
        for (const time of [from, (from + until) / 2, until]) {
          for (const subject of subjects) {
            const allowed = Math.max(1, extentInView(base, area, subject)) + 0.04;
            expect(extentInView(viewAt(path, time), area, subject)).toBeLessThanOrEqual(allowed);
          }
        }
      }
    }
  });

  it('never lets more than half of a subject be hidden, or no more than the viewer’s own view does', () => {
    for (const { path, base, obstacles } of all) {
      for (const { from, subjects } of path.holds) {
        for (const subject of subjects) {
          const own = occlusionRatio(base, subject, obstacles);
          expect(occlusionRatio(viewAt(path, from), subject, obstacles)).toBeLessThanOrEqual(
            Math.max(0.5, own),
          );
        }
      }
    }
  });

  it('stays on the viewer’s side of the table and above it', () => {
    for (const film of all) {
      const { swing, orbit } = presetOf(film.style, {}, true);
      for (const [, view] of viewsOf(film)) {
        expect(Math.abs(view.azimuth - film.base.azimuth)).toBeLessThanOrEqual(swing + orbit + 1e-9);
        expect(view.elevation).toBeGreaterThan(0.35);
        expect(view.elevation).toBeLessThan(1.45);
      }
    }
  });

  it('turns, pans and approaches no faster than its style allows', () => {
    for (const film of all) {
      const great = film.timeline.cues.some((cue) => cue.kind === 'camera' && cue.great === true);
      const { turning, panning, zooming } = presetOf(film.style, {}, great);
      const second = FRAME / film.speed;
      for (const [before, view] of viewsOf(film)) {
        const turned = Math.hypot(
          (view.azimuth - before.azimuth) * Math.cos(view.elevation),
          view.elevation - before.elevation,
        );
        expect(turned / second).toBeLessThanOrEqual(turning * SLACK);
        const panned = Math.hypot(view.x - before.x, view.y - before.y, view.z - before.z) / view.distance;
        expect(panned / second).toBeLessThanOrEqual(panning * SLACK);
        const zoomed = Math.abs(Math.log(view.distance / before.distance));
        expect(zoomed / second).toBeLessThanOrEqual(zooming * SLACK);
      }
    }
  });

  it('accelerates no harder than the shortest move at full speed', () => {
    for (const film of all) {
      const { turning } = presetOf(film.style, {}, true);
      // A smooth move of a time T at the peak speed v begins with at most 3.1 v / T.
      const most = (3.1 * turning * SLACK * film.speed) / 0.4;
      let last = 0;
      for (const [before, view] of viewsOf(film)) {
        const turn = ((view.azimuth - before.azimuth) / FRAME) * film.speed;
        expect((Math.abs(turn - last) / FRAME) * film.speed).toBeLessThanOrEqual(most);
        last = turn;
      }
    }
  });

  it('does not depend on what was asked before', () => {
    const { path, timeline } = all[0]!;
    const times = [0.3, 1.1, timeline.duration * 0.8];
    const forwards = times.map((time) => viewAt(path, time));
    const backwards = [...times].reverse().map((time) => viewAt(path, time));
    expect(backwards.reverse()).toEqual(forwards);
  });
});
