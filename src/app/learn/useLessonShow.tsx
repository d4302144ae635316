import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Lesson, Quality } from '#core';
import { useLanguage, useMessages } from '#i18n';
import { type GameEntry, type GameModule, type GameTable, PictureGuard, useFirstPicture } from '#module';
import { pickQuality, rendererName, type StageHandle } from '#stage';
import type { Page } from '../page';
import { LessonStage } from './LessonStage';
import { isRight } from './marks';
import { learn, questionId } from './progress';
import { QuestionPanel } from './QuestionPanel';
import { type LessonParts, type LessonState, useLesson } from './useLesson';
import { useLessonDriver } from './useLessonDriver';
import { useLessonScene } from './useLessonScene';

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
  const scene = useLessonScene({
    module,
    game,
    player,
    steps,
    step: state.step,
    part,
    asked: asking ? { question, answer } : null,
  });

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
          {...scene}
          camera={above ? 'above' : scene.camera}
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
