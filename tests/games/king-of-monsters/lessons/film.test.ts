import { expect, it } from 'vitest';
import { unwrap } from '#core';
import { kingLessons } from '#king-of-monsters/lessons';
import { king, type View } from '#king-of-monsters/rules';
import { placePoint, presentation, type Table, viewOf } from '#king-of-monsters/view';
import { playLesson } from '#learning';
import type { GameModule } from '#module';
import { filmLesson } from '../../../../src/table/lesson/film';

const GAME = { rules: king, presentation } as unknown as Pick<GameModule, 'rules' | 'presentation'>;

it.each(kingLessons.map((lesson) => [lesson.id, lesson] as const))(
  '%s: the film ends with the table as all may see it then, and its marks have places there',
  (_, lesson) => {
    const played = unwrap(playLesson(king, lesson));
    const film = filmLesson(GAME, lesson.steps, played, { language: 'fr', reducedMotion: true });
    expect(film.between).toHaveLength(lesson.steps.length + 1);
    const last = film.between.at(-1) as Table;
    const view = king.view(played.positions.at(-1)!, 'spectator') as View;
    expect(viewOf(last).king.zone).toBe(view.king.zone);
    for (const { marks = [], marksAfter = [], question } of lesson.steps) {
      const named = [...marks, ...marksAfter].flatMap((mark) => {
        if ('arrow' in mark) return mark.arrow;
        return 'box' in mark ? [mark.box] : [mark.at];
      });
      const places = [...named, ...(question?.among ?? [])].filter((name) => !(name in view.heroes));
      for (const name of places) expect(placePoint(name, last), name).not.toBeNull();
    }
  },
);
