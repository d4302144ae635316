import type { LocalizedText } from '#core';
import type { Lesson, LessonMark, LessonStep } from '#learning';

const joined = (a: LocalizedText, b: LocalizedText): LocalizedText => ({
  en: `${a.en} ${b.en}`,
  fr: `${a.fr} ${b.fr}`,
});

const boxes = (places: readonly string[], tone: 'look' | 'good'): readonly LessonMark[] =>
  places.map((box) => ({ box, tone }));

/** A step for viewers who cannot answer: the question, then the answer and the action. */
function stepsForViewers(step: LessonStep): readonly LessonStep[] {
  const { question, ...rest } = step;
  if (question === undefined) return [step];
  const { say, marks = [], camera } = rest;
  const asked: LessonStep = {
    say: joined(say, question.ask),
    // The step's own marks may give the answer away.
    marks: boxes(question.among, 'look'),
    ...(camera === undefined ? {} : { camera }),
  };
  return [asked, { ...rest, say: question.because, marks: [...marks, ...boxes(question.right, 'good')] }];
}

/** A lesson for viewers: questions answer themselves, each in a step of its own. */
export function watchedLesson(lesson: Lesson): Lesson {
  return { ...lesson, steps: lesson.steps.flatMap(stepsForViewers) };
}
