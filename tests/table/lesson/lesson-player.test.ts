import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { playLesson } from '#learning';
import type { GameModule, GameTable } from '#module';
import { tetzillaLessons } from '#tetzilla/lessons';
import { tetzilla } from '#tetzilla/rules';
import {
  boxPlaces,
  DECAL_PLANE,
  kaijuPiece,
  presentation as tetPresentation,
  pieceSpecs as tetSpecs,
} from '#tetzilla/view';
import { SEAT_COLOURS } from '#ui';
import { zorglLessons } from '#zorgl/lessons';
import { zorgl } from '#zorgl/rules';
import { monsterPiece, pieceSpecs, presentation } from '#zorgl/view';
import { filmLesson } from '../../../src/table/lesson/film';
import { boardOf } from '../../../src/table/lesson/focus';
import { LessonPlayer } from '../../../src/table/lesson/LessonPlayer';
import { FLAT_BOARD, type TablePoint } from '../../../src/table/marks/plane';
import { tracesOf } from '../../../src/table/marks/traces';

const LOOK = { figures: [], colour: '#ffffff', plane: FLAT_BOARD, off: () => 0, isOnBoard: () => true };
const GAME = { rules: zorgl, presentation } as unknown as Pick<GameModule, 'rules' | 'presentation'>;

function playerOf(id: string): LessonPlayer {
  const lesson = zorglLessons.find((each) => each.id === id)!;
  const played = unwrap(playLesson(zorgl, lesson));
  return new LessonPlayer(filmLesson(GAME, lesson.steps, played, { language: 'en', reducedMotion: false }));
}

describe('what is heard of a lesson', () => {
  const heardOf = (player: LessonPlayer) => {
    const heard: string[] = [];
    player.onSound(({ sound }) => heard.push(sound));
    return heard;
  };

  it.each([60, 20, 5])('is each sound of its steps once, at %i pictures a second', (rate) => {
    const player = playerOf('shove');
    const heard = heardOf(player);
    player.runsOn = true;
    for (let step = 0; player.busy() && step < 10_000; step++) player.tick(1 / rate);
    expect(player.over).toBe(true);
    expect(heard).toEqual(player.film.reel.sounds.map(({ request }) => request.sound));
    expect(heard.length).toBeGreaterThan(3);
  });

  it('is nothing of what is jumped over, and all again where a step begins again', () => {
    const player = playerOf('shove');
    const heard = heardOf(player);
    player.seek(player.film.reel.duration);
    player.enter(0);
    player.seekEnd();
    player.tick(1);
    expect(heard).toEqual([]);
    player.enter(1);
    player.playing = true;
    player.tick(100);
    const once = heard.length;
    expect(once).toBeGreaterThan(0);
    player.enter(1);
    player.looping = true;
    player.playing = true;
    const { starts, ends } = player.span;
    player.tick(ends - starts + 0.5);
    expect(heard).toHaveLength(2 * once);
  });
});

describe('a lesson of two steps', () => {
  it('waits at the end of each step until somebody goes on', () => {
    const player = playerOf('shove');
    player.tick(100);
    expect(player.step).toBe(0);
    expect(player.busy()).toBe(false);
    expect(player.time).toBe(player.span.ends);
    player.enter(1);
    player.playing = true;
    expect(player.part).toBe('say');
    player.tick(player.span.acts - player.time + 0.01);
    expect(player.part).toBe('act');
    player.tick(100);
    expect(player.part).toBe('after');
    expect(player.step).toBe(1);
  });

  it('runs on to its end where it is to, but waits where it has to', () => {
    const player = playerOf('shove');
    player.runsOn = true;
    player.tick(player.span.ends - player.time + 0.25);
    expect([player.step, player.busy()]).toEqual([1, true]);
    expect(player.time).toBeCloseTo(player.span.starts + 0.25);
    player.tick(100);
    expect([player.over, player.busy()]).toEqual([true, false]);
    player.enter(0);
    player.playing = true;
    player.stopsAt = (step) => step === 1;
    player.tick(100);
    expect([player.step, player.time, player.busy()]).toEqual([1, player.span.starts, false]);
  });

  it('begins its step again where it loops, and no other', () => {
    const player = playerOf('shove');
    player.enter(1);
    player.looping = true;
    const { starts, ends } = player.span;
    player.tick(ends - starts + 0.5);
    expect(player.step).toBe(1);
    expect(player.time).toBeCloseTo(starts + 0.5);
    expect(player.busy()).toBe(true);
  });

  it('goes to the step that a time lies in, and to the nearest step that there is', () => {
    const player = playerOf('shove');
    const [first, second] = player.film.steps;
    player.seek(second!.acts);
    expect(player.step).toBe(1);
    player.seek(first!.starts);
    expect(player.step).toBe(0);
    player.enter(99);
    expect(player.step).toBe(1);
    player.enter(-3);
    expect(player.step).toBe(0);
  });

  it('slow motion takes longer', () => {
    const player = playerOf('shove');
    player.speed = 0.5;
    player.tick(1);
    expect(player.time).toBeCloseTo(0.5);
  });
});

it.each(zorglLessons.map(({ id }) => id))('%s: the film of each step ends as the next begins', (id) => {
  const { film } = playerOf(id);
  for (const [index, span] of film.steps.entries()) {
    expect(span.starts).toBe(film.steps[index - 1]?.ends ?? 0);
    expect(span.acts).toBeGreaterThan(span.starts);
    expect(span.acted).toBeGreaterThanOrEqual(span.acts);
    expect(span.ends).toBeGreaterThanOrEqual(span.acted);
  }
  expect(film.reel.duration).toBeCloseTo(film.steps.at(-1)!.ends);
});

it('traces lead from where figures stood to where they stand', () => {
  const { film } = playerOf('shove');
  const [, before, after] = film.between;
  const specs = pieceSpecs(before as never, SEAT_COLOURS);
  const { ghosts, arrows } = tracesOf(GAME, specs, before, after, LOOK);
  // c4 lies a box west of the middle, d4 in it, e4 a box east of it.
  const ways = arrows.map(({ from, to }) => [from[0], to[0]]).sort(([a = 0], [b = 0]) => a - b);
  expect(ways[0]?.every((x) => x > -1 && x < 0)).toBe(true);
  expect(ways[1]?.every((x) => x > 0 && x < 1)).toBe(true);
  // Where Violet stood is Red now.
  expect(ghosts.map(({ pose }) => pose.x)).toEqual([-1]);
  expect(tracesOf(GAME, specs, before, before, LOOK).ghosts).toEqual([]);
});

it('what is won and carried off the board has no way over it', () => {
  const { film } = playerOf('crush');
  const [before, after] = film.between;
  const specs = pieceSpecs(before as never, SEAT_COLOURS);
  const waysOf = (isOnBoard: (point: TablePoint) => boolean) =>
    tracesOf(GAME, specs, before, after, { ...LOOK, figures: [monsterPiece('A')], isOnBoard }).arrows;
  // Red, and the unit under it.
  expect(waysOf(() => true)).toHaveLength(2);
  // The pile lies west of the board.
  expect(waysOf(([x]) => x > -4)).toHaveLength(1);
});

/** The first step of a lesson of TetZilla, and the look of Red's traces in it. */
function upright(id: string, seat: 'A' | 'C') {
  const lesson = tetzillaLessons.find((each) => each.id === id)!;
  const game = { rules: tetzilla, presentation: tetPresentation } as unknown as typeof GAME;
  const played = unwrap(playLesson(tetzilla, lesson));
  const { between } = filmLesson(game, lesson.steps, played, { language: 'en', reducedMotion: false });
  const [before, after] = between.slice(-2);
  const specs = tetSpecs(before as never, SEAT_COLOURS);
  const isOnBoard = boardOf({ places: boxPlaces } as unknown as GameTable, before);
  const look = { ...LOOK, figures: [kaijuPiece(seat), null], plane: DECAL_PLANE, isOnBoard };
  const { ghosts, arrows } = tracesOf(game, specs, before, after, look);
  return { ghosts: ghosts.map(({ spec }) => spec.id), arrows };
}

it('the figure of a seat leaves a trace on a board that stands upright', () => {
  const { ghosts, arrows } = upright('ways', 'A');
  expect(ghosts).toEqual([kaijuPiece('A')]);
  expect(arrows).toHaveLength(1);
});

it('a figure that leaves the board leaves none that would be taken for it; one that comes has no trace', () => {
  expect(upright('death', 'A')).toEqual({ ghosts: [], arrows: [] });
  expect(upright('arrival', 'C')).toEqual({ ghosts: [], arrows: [] });
});
