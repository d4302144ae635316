import { useMemo } from 'react';
import type { LessonQuestion, LessonStep } from '#learning';
import { type GameModule, type GameTable, seatColoursOf } from '#module';
import { type Answer, drawnMarks, LESSON_MARKERS, marksOff, NO_MARKS, questionMarks } from '../marks/marks';
import { FLAT_BOARD, type TablePoint } from '../marks/plane';
import { NO_TRACES, tracesOf } from '../marks/traces';
import { boardOf, focusOf, placesBetween } from './focus';
import type { LessonPlayer, StepPart } from './LessonPlayer';
import type { LessonStageProps } from './LessonStage';

export interface LessonSceneParts {
  readonly module: GameModule;
  readonly game: GameTable;
  readonly player: LessonPlayer;
  readonly steps: readonly LessonStep[];
  /** The current step, from 0. */
  readonly step: number;
  readonly part: StepPart;
  /** The open question; null for none. */
  readonly asked: { readonly question: LessonQuestion; readonly answer: Answer } | null;
}

/** Additions to a moment of a lesson, apart from its pieces: marks, traces of moves, and the camera. */
export function useLessonScene(
  parts: LessonSceneParts,
): Pick<LessonStageProps, 'marks' | 'ghosts' | 'camera' | 'focus'> {
  const { module, game, player, steps, step: index, part, asked } = parts;
  const step = steps[index]!;
  const done = part === 'after' && step.action !== undefined;
  const question = asked?.question;
  const answer = asked?.answer;
  const marks = useMemo(() => {
    const places = placesBetween(game, module, player, done ? index + 1 : index);
    if (question !== undefined && answer !== undefined) return questionMarks(question, answer, places);
    if (part === 'act') return NO_MARKS;
    return drawnMarks((done ? step.marksAfter : step.marks) ?? [], places);
  }, [game, module, player, index, part, done, question, answer, step]);
  const traces = useMemo(() => {
    if (!done) return NO_TRACES;
    const [before, after] = [player.film.between[index], player.film.between[index + 1]];
    const [first] = player.film.between;
    const specs = game.specs(first, seatColoursOf(module));
    const figures = module.seats.map((seat) => game.figureOf(seat, first));
    const plane = game.decalPlane ?? FLAT_BOARD;
    const look = {
      figures,
      colour: LESSON_MARKERS.look.colour,
      plane,
      off: (ends: readonly TablePoint[]) => marksOff({ plane }, ends),
      isOnBoard: boardOf(game, first),
    };
    return tracesOf(module, specs, before, after, look);
  }, [done, game, module, player, index]);
  const drawn = useMemo(() => ({ ...marks, arrows: [...traces.arrows, ...marks.arrows] }), [marks, traces]);
  const focus = useMemo(() => focusOf(game, module, player, steps), [game, module, player, steps]);
  return { marks: drawn, ghosts: traces.ghosts, camera: step.camera ?? 'whole', focus };
}
