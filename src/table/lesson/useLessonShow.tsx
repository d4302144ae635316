import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Quality } from '#core';
import { useLanguage, useMessages } from '#i18n';
import type { Lesson } from '#learning';
import type { GameEntry, GameModule, GameTable } from '#module';
import { useMemory } from '#module';
import type { StageHandle } from '#stage';
import { usePageSound } from '../../page/services';
import { useSuitableQuality } from '../../page/useSuitableQuality';
import { isRight } from '../marks/marks';
import { LessonPicture } from './LessonPicture';
import { finishLesson, markLearned, questionId } from './progress';
import { QuestionPanel } from './QuestionPanel';
import { type LessonParts, type LessonState, useLesson } from './useLesson';
import { shownIndex } from './useLessonDriver';
import { useLessonScene } from './useLessonScene';

export interface LessonShowParts extends Pick<LessonParts, 'runsOn'> {
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly game: GameTable;
  readonly lesson: Lesson;
  /** Whether it plays sound; not in frames on other sites. */
  readonly withSound: boolean;
}

/** The parts of a lesson for a page layout: its player and what to show now. */
export interface LessonShow {
  readonly state: LessonState;
  readonly quality: Quality;
  /** Slider that shows the time, if the layout has one. */
  readonly slider: RefObject<HTMLInputElement | null>;
  /** View from above, instead of the lesson's camera. */
  readonly above: boolean;
  readonly lookFromAbove: (on: boolean) => void;
  /** Current caption. */
  readonly caption: string;
  /** The table. */
  readonly picture: ReactNode;
  /** Index of the shown position. */
  readonly index: number;
  /** Current question; null for none. */
  readonly question: ReactNode;
}

/** Plays a lesson: its table, captions and questions. */
export function useLessonShow(parts: LessonShowParts): LessonShow {
  const memory = useMemory();
  const sound = usePageSound();
  const { entry, module, game, lesson, withSound } = parts;
  const { learn: words } = useMessages();
  const language = useLanguage();
  const named = module.words(language);
  const quality = useSuitableQuality();
  const stage = useRef<StageHandle>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [above, lookFromAbove] = useState(false);
  const state = useLesson({ module, lesson, stage, slider, runsOn: parts.runsOn });
  const { player, played, part, answer, open } = state;
  const { positions } = played;

  const { id, steps } = lesson;
  const step = steps[state.step]!;
  const { question } = step;
  const finished = part === 'after' && state.step === steps.length - 1;
  useEffect(() => {
    if (finished) finishLesson({ memory, sound }, entry.id, id);
  }, [finished, sound, memory, entry, id]);

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
    if (isRight(question, answer)) markLearned(memory, entry.id, { solved: questionId(id, state.step) });
    state.setAnswer({ ...answer, given: true });
  };

  return {
    state,
    quality,
    slider,
    above,
    lookFromAbove,
    index: shownIndex(player),
    caption: (part === 'after' ? (step.after ?? step.say) : step.say)[language],
    picture: (
      <LessonPicture
        module={module}
        game={game}
        positions={positions}
        player={player}
        {...scene}
        camera={above ? 'above' : scene.camera}
        onPick={open ? pick : null}
        quality={quality}
        label={words.picture(lesson.title[language])}
        stage={stage}
        look={state.look}
        withSound={withSound}
      />
    ),
    question: asking ? (
      <QuestionPanel
        question={question}
        answer={answer}
        nameOf={(place) => named.place?.(place) ?? place}
        onPick={pick}
        onCheck={check}
        onGo={state.goOn}
      />
    ) : null,
  };
}
