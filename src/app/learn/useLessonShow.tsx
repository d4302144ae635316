import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Lesson, Quality } from '#core';
import { useLanguage, useMessages } from '#i18n';
import { type GameEntry, type GameModule, type GameTable, PictureGuard, useFirstPicture } from '#module';
import { pickQuality, rendererName, type StageHandle } from '#stage';
import { coloursOfSeats } from '#ui';
import type { Page } from '../page';
import type { LessonPlayer } from './LessonPlayer';
import { LessonStage } from './LessonStage';
import {
  arrowsOff,
  drawnMarks,
  isRight,
  LESSON_MARKERS,
  middleOf,
  NO_MARKS,
  placesOf,
  questionMarks,
} from './marks';
import { GROUND } from './plane';
import { learn, questionId } from './progress';
import { QuestionPanel } from './QuestionPanel';
import { NO_TRACES, tracesOf } from './traces';
import { type LessonParts, type LessonState, useLesson } from './useLesson';
import { useLessonDriver } from './useLessonDriver';

export interface LessonShowParts extends Pick<LessonParts, 'slider' | 'runsOn'> {
  readonly page: Page;
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly game: GameTable;
  readonly lesson: Lesson;
  /** Seen from above, wherever the camera of the lesson stands. */
  readonly above: boolean;
}

/** A lesson to be laid out: what plays it, and what is to be seen of it now. */
export interface LessonShow {
  readonly state: LessonState;
  readonly quality: Quality;
  /** What is said now. */
  readonly caption: string;
  /** The table. */
  readonly picture: ReactNode;
  /** The question that is asked now; null for none. */
  readonly question: ReactNode;
}

/** Where things are between two steps. @param index 0 for before the first */
function placesAt(game: GameTable, module: GameModule, { film }: LessonPlayer, index: number) {
  const table = film.between[index];
  const poses = module.presentation.pieces(table).buffer();
  film.reel.sample(index === 0 ? 0 : film.steps[index - 1]!.ends, poses);
  return placesOf(game, table, poses);
}

/** Plays a lesson: the table, what is said of it, and the questions it asks. */
export function useLessonShow(parts: LessonShowParts): LessonShow {
  const { page, entry, module, game, lesson, above, slider } = parts;
  const { learn: words } = useMessages();
  const language = useLanguage();
  const clock = useStore(page.store, (state) => state.clock);
  const { quality: chosen, reducedMotion: calm } = useStore(page.store, (state) => state.preferences);
  const [suitable] = useState(() => pickQuality(rendererName()));
  const quality = chosen ?? suitable;
  const stage = useRef<StageHandle>(null);
  const { ready, onReady } = useFirstPicture();
  const state = useLesson({ page, module, lesson, stage, slider, runsOn: parts.runsOn });
  const { player, played, part, answer, open } = state;
  const { positions } = played;
  useLessonDriver({ module, game, player, positions, stage, ready, look: state.look });

  const { id, steps } = lesson;
  const step = steps[state.step]!;
  const { question } = step;
  const finished = part === 'after' && state.step === steps.length - 1;
  useEffect(() => {
    if (finished) learn(page, entry.id, { seen: id });
  }, [finished, page, entry, id]);

  const asking = question !== undefined && part === 'say' && (open || !state.playing);
  const done = part === 'after' && step.action !== undefined;
  const marks = useMemo(() => {
    const places = placesAt(game, module, player, done ? state.step + 1 : state.step);
    if (asking && question !== undefined) return questionMarks(question, answer, places);
    if (part === 'act') return NO_MARKS;
    return drawnMarks((done ? step.marksAfter : step.marks) ?? [], places);
  }, [game, module, player, state.step, part, done, asking, question, answer, step]);
  const traces = useMemo(() => {
    if (!done) return NO_TRACES;
    const [before, after] = [player.film.between[state.step], player.film.between[state.step + 1]];
    const specs = game.specs(player.film.between[0], coloursOfSeats(module.seats));
    const plane = game.decalPlane ?? GROUND;
    const look = { colour: LESSON_MARKERS.look.colour, plane, off: arrowsOff({ plane }) };
    return tracesOf(module, specs, before, after, look);
  }, [done, game, module, player, state.step]);
  const drawn = useMemo(() => ({ ...marks, arrows: [...traces.arrows, ...marks.arrows] }), [marks, traces]);
  const middle = useMemo(
    () => middleOf([...(step.marks ?? []), ...(step.marksAfter ?? [])], placesAt(game, module, player, 0)),
    [step, game, player, module],
  );

  const pick = (place: string) => {
    const next = new Set(answer.chosen);
    if (!next.delete(place)) next.add(place);
    state.setAnswer({ chosen: next, given: false });
  };
  const check = () => {
    if (question === undefined) return;
    if (isRight(question, answer)) learn(page, entry.id, { solved: questionId(id, state.step) });
    state.setAnswer({ ...answer, given: true });
  };

  return {
    state,
    quality,
    caption: (part === 'after' ? (step.after ?? step.say) : step.say)[language],
    picture: (
      <PictureGuard onNone={onReady}>
        <LessonStage
          module={module}
          game={game}
          opening={positions[0]}
          player={player}
          marks={drawn}
          ghosts={traces.ghosts}
          camera={above ? 'above' : (step.camera ?? 'whole')}
          middle={middle}
          onPick={open ? pick : null}
          calm={calm}
          quality={quality}
          clock={clock}
          label={words.picture(lesson.title[language])}
          stage={stage}
          onReady={onReady}
        />
      </PictureGuard>
    ),
    question: asking ? (
      <QuestionPanel question={question} answer={answer} onPick={pick} onCheck={check} onGo={state.goOn} />
    ) : null,
  };
}
