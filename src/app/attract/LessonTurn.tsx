import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Lesson, playLesson, unwrap } from '#core';
import { useLanguage, useMessages } from '#i18n';
import { PictureGuard, useClock, useFirstPicture } from '#module';
import { pickQuality, rendererName, type StageHandle } from '#stage';
import { filmLesson } from '../learn/film';
import { LessonPlayer } from '../learn/LessonPlayer';
import { LessonStage } from '../learn/LessonStage';
import { useLessonDriver } from '../learn/useLessonDriver';
import { useLessonScene } from '../learn/useLessonScene';
import { watchedLesson } from '../learn/watched';
import { AttractFrame } from './AttractFrame';
import type { TurnProps } from './turn';

/** The last words stay so long, seconds. */
const AFTERWARDS = 2.5;

export interface LessonTurnProps extends TurnProps {
  readonly lesson: Lesson;
}

/** Plays a lesson to its end, and asks nobody. */
export function LessonTurn({ page, entry, module, game, lesson: asked, onOver }: LessonTurnProps) {
  const { learn } = useMessages();
  const language = useLanguage();
  const clock = useStore(page.store, (state) => state.clock);
  const { quality: chosen, reducedMotion } = useStore(page.store, (state) => state.preferences);
  const [suitable] = useState(() => pickQuality(rendererName()));
  const quality = chosen ?? suitable;
  const stage = useRef<StageHandle>(null);
  const { ready, onReady } = useFirstPicture();
  const lesson = useMemo(() => watchedLesson(asked), [asked]);
  const { steps } = lesson;
  const { played, player } = useMemo(() => {
    const played = unwrap(playLesson(module.rules, lesson));
    const player = new LessonPlayer(filmLesson(module, steps, played, { language, reducedMotion }));
    player.runsOn = true;
    return { played, player };
  }, [module, lesson, steps, language, reducedMotion]);
  const [{ step, part }, setSeen] = useState({ step: 0, part: player.part });
  const rested = useRef(0);
  const pass = (seconds: number) => {
    if (player.busy()) return;
    rested.current += seconds;
    if (rested.current >= AFTERWARDS) onOver();
  };
  const look = () => {
    setSeen((before) =>
      before.step === player.step && before.part === player.part
        ? before
        : { step: player.step, part: player.part },
    );
    stage.current?.invalidate();
  };
  useClock(player, clock, (seconds) => {
    pass(seconds);
    look();
  });
  const scene = useLessonScene({ module, game, player, steps, step, part, asked: null });
  useLessonDriver({ module, game, player, positions: played.positions, stage, ready, look, pass });
  const { say, after = say } = steps[step]!;
  const title = lesson.title[language];
  return (
    <AttractFrame game={entry.title} title={title} caption={(part === 'after' ? after : say)[language]}>
      <PictureGuard onNone={onReady}>
        <LessonStage
          module={module}
          game={game}
          opening={played.positions[0]}
          player={player}
          {...scene}
          onPick={null}
          calm={reducedMotion}
          quality={quality}
          clock={clock}
          label={learn.picture(title)}
          stage={stage}
          onReady={onReady}
        />
      </PictureGuard>
    </AttractFrame>
  );
}
