import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { playLesson } from '#learning';
import type { GameModule } from '#module';
import { zorglLessons } from '#zorgl/lessons';
import { zorgl } from '#zorgl/rules';
import { presentation } from '#zorgl/view';
import { isResting, lessonMoments } from '../../../../src/features/capture/lessonFilm/moments';
import { filmLesson } from '../../../../src/table/lesson/film';
import { LessonPlayer } from '../../../../src/table/lesson/LessonPlayer';
import { watchedLesson } from '../../../../src/table/lesson/watched';

const GAME = { rules: zorgl, presentation } as unknown as Pick<GameModule, 'rules' | 'presentation'>;
const lessonOf = (id: string) => zorglLessons.find((each) => each.id === id)!;

function filmOf(id: string) {
  const lesson = watchedLesson(lessonOf(id));
  const played = unwrap(playLesson(zorgl, lesson));
  return filmLesson(GAME, lesson.steps, played, { language: 'en', reducedMotion: false });
}

describe('a lesson for those who only watch', () => {
  it('asks a question in one step and answers it in the next, in which it is done', () => {
    const { steps } = lessonOf('what-is-behind');
    const watched = watchedLesson(lessonOf('what-is-behind')).steps;
    expect(watched).toHaveLength(4);
    expect(watched.every(({ question }) => question === undefined)).toBe(true);
    const { question, action } = steps[1]!;
    expect(watched[2]!.say.fr).toBe(`${steps[1]!.say.fr} ${question!.ask.fr}`);
    expect(watched[2]!.action).toBeUndefined();
    expect(watched[2]!.marks).toEqual(question!.among.map((box) => ({ box, tone: 'look' })));
    expect(watched[3]!.say).toBe(question!.because);
    expect(watched[3]!.marks).toEqual([
      { arrow: ['f4', 'f5'] },
      ...question!.right.map((box) => ({ box, tone: 'good' })),
    ]);
    expect(watched[3]!.action).toEqual(action);
  });

  it('leaves a lesson without questions as it is', () => {
    expect(watchedLesson(lessonOf('combo')).steps).toEqual(lessonOf('combo').steps);
  });

  it('plays all lessons to where they end for those who answer', () => {
    for (const lesson of zorglLessons) {
      const played = unwrap(playLesson(zorgl, lesson)).positions.at(-1);
      expect(unwrap(playLesson(zorgl, watchedLesson(lesson))).positions.at(-1), lesson.id).toEqual(played);
    }
  });
});

describe('the moments of a strip', () => {
  it('are one before and one after what is done in a step, and one of a step that only says something', () => {
    const film = filmOf('combo');
    const moments = lessonMoments(film);
    expect(moments.map(({ step }) => step)).toEqual([0, 1, 1]);
    const player = new LessonPlayer(film);
    const parts = moments.map(({ step, time }) => {
      Object.assign(player, { step, time });
      return player.part;
    });
    expect(parts).toEqual(['say', 'say', 'after']);
  });
});

describe('a picture that is the one before', () => {
  it('is one of a moment in which nothing is done and the camera has come to rest', () => {
    const player = new LessonPlayer(filmOf('combo'));
    expect(isResting(player, false)).toBe(true);
    expect(isResting(player, true)).toBe(false);
    player.seek(2);
    expect(isResting(player, true)).toBe(true);
    player.enter(1);
    player.time = player.span.acts;
    expect(isResting(player, false)).toBe(false);
  });

  it('is none while something is still in the air', () => {
    const film = filmOf('combo');
    const player = new LessonPlayer(film);
    for (const { acted, ends } of film.steps) {
      for (let time = acted; time < ends; time += 0.05) {
        player.seek(time);
        if (player.part === 'act' || !isResting(player, false)) continue;
        film.reel.visitActiveCues(time, (cue) => expect(cue).toBeUndefined());
      }
    }
  });
});
