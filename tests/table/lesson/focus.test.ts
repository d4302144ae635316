import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { type CameraView, type SafeArea, seenFrom } from '#director';
import { type Lesson, playLesson } from '#learning';
import type { GameModule, GameTable } from '#module';
import { boxPlaces as uprightPlaces } from '#tetzilla/view';
import { zorglLessons } from '#zorgl/lessons';
import { SEATS, zorgl } from '#zorgl/rules';
import { boxPlaces, placeOf, presentation } from '#zorgl/view';
import { filmLesson } from '../../../src/table/lesson/film';
import { boardOf, closeView, focusOf } from '../../../src/table/lesson/focus';
import { LessonPlayer } from '../../../src/table/lesson/LessonPlayer';

const BASE: CameraView = { x: 0, y: 0, z: 0, azimuth: 0, elevation: 0.96, distance: 17 };
const AREA: SafeArea = { across: 0.33, over: 0.25 };
const MODULE = { rules: zorgl, presentation, seats: SEATS } as unknown as GameModule;
const GAME = { placeOf, places: boxPlaces } as unknown as GameTable;

const around = (points: readonly (readonly [number, number, number])[]) =>
  points.map((at) => ({ at, margin: 1.7 }));

function focused(lesson: Lesson) {
  const played = unwrap(playLesson(zorgl, lesson as never));
  const film = filmLesson(MODULE, lesson.steps, played, { language: 'en', reducedMotion: false });
  const focus = focusOf(GAME, MODULE, new LessonPlayer(film), lesson.steps);
  return { film, points: focus.map(({ at }) => at) };
}

const lessonOf = (id: string) => zorglLessons.find((each) => each.id === id)! as unknown as Lesson;

describe('a close view', () => {
  it.each([
    [
      [
        [-1, 0, 0],
        [1, 0, 0],
      ],
    ],
    [
      [
        [2, 0, -2],
        [2, 1.4, -1],
        [3, 0, 1],
      ],
    ],
    [[[0, 0, 3]]],
  ] as const)('shows all that it is to show, and comes nearer: %j', (points) => {
    for (const azimuth of [0, 1.1, -2]) {
      const view = closeView({ ...BASE, azimuth }, AREA, around(points))!;
      expect(view.distance).toBeLessThan(BASE.distance);
      for (const [x, y, z] of points) {
        const { right, up, depth } = seenFrom(view, { x, y, z });
        // A box and a half beside it are in the picture as well.
        expect(Math.abs(right) + 1.5 / depth).toBeLessThanOrEqual(AREA.across);
        expect(Math.abs(up) + 1.5 / depth).toBeLessThanOrEqual(AREA.over);
      }
    }
  });

  it('is left to the whole table where there is nothing, or where it would not come nearer', () => {
    expect(closeView(BASE, AREA, around([]))).toBeNull();
    expect(
      closeView(
        BASE,
        AREA,
        around([
          [-3, 0, -3],
          [3, 0, 3],
        ]),
      ),
    ).toBeNull();
  });

  it('goes farther away where the view of the table leaves out what the lesson is about', () => {
    const far = [
      [-7, 0, 0],
      [7, 0, 0],
    ] as const;
    const view = closeView(BASE, AREA, around(far))!;
    expect(view.distance).toBeGreaterThan(BASE.distance);
    for (const [x, y, z] of far)
      expect(Math.abs(seenFrom(view, { x, y, z }).right)).toBeLessThanOrEqual(AREA.across);
  });
});

describe('what a lesson is about', () => {
  it('is what its steps mark, ask for and choose, and the figures that move', () => {
    const { points } = focused(lessonOf('throw'));
    const xs = points.map(([x]) => x);
    // Red on c4 throws Violet from d4 to e3: from a box west of the middle to one east of it.
    expect(Math.min(...xs)).toBeCloseTo(-1);
    expect(Math.max(...xs)).toBeCloseTo(1);
  });

  it('is nothing if its steps ask for the whole table', () => {
    expect(focused(lessonOf('turn-end')).points).toEqual([]);
  });

  it('lies on the board: what is carried to a pile is not followed', () => {
    const crush = lessonOf('crush');
    const { film, points } = focused(crush);
    const isOnBoard = boardOf(GAME, film.between[0]);
    expect(points.length).toBeGreaterThan(0);
    expect(points.every(isOnBoard)).toBe(true);
    expect(isOnBoard([-5, 0, 2])).toBe(false);
  });

  it('lies on a board that stands upright: whoever dies and is laid beside it is not followed', () => {
    const isOnBoard = boardOf({ places: uprightPlaces } as unknown as GameTable, {
      seats: ['A', 'B'],
      columns: 6,
    });
    // The middle of the lowest row is a box and a half above the table.
    expect(isOnBoard([0, 1.4, 1.4])).toBe(true);
    expect(isOnBoard([0, 20, -1])).toBe(true);
    expect(isOnBoard([0, 0, 1.4])).toBe(false);
  });
});
