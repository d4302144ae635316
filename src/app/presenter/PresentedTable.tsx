import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Lesson, playLesson, unwrap } from '#core';
import { useLanguage, useMessages } from '#i18n';
import { type GameModule, type GameTable, PictureGuard, useClock, useFirstPicture } from '#module';
import { pickQuality, rendererName, type StageHandle } from '#stage';
import { filmLesson } from '../learn/film';
import { LessonPlayer } from '../learn/LessonPlayer';
import { LessonStage } from '../learn/LessonStage';
import { useLessonDriver } from '../learn/useLessonDriver';
import { useLessonScene } from '../learn/useLessonScene';
import type { Page } from '../page';
import type { Presented } from './link';

export interface PresentedTableProps {
  readonly page: Page;
  readonly module: GameModule;
  readonly game: GameTable;
  readonly lesson: Lesson;
  readonly shown: Presented;
}

/** The table of a lesson as a presenter wants it seen, with nothing around it. */
export function PresentedTable({ page, module, game, lesson, shown }: PresentedTableProps) {
  const { learn } = useMessages();
  const language = useLanguage();
  const clock = useStore(page.store, (state) => state.clock);
  const { quality: chosen, reducedMotion } = useStore(page.store, (state) => state.preferences);
  const [suitable] = useState(() => pickQuality(rendererName()));
  const stage = useRef<StageHandle>(null);
  const { ready, onReady } = useFirstPicture();
  const { steps } = lesson;
  const { played, player } = useMemo(() => {
    const played = unwrap(playLesson(module.rules, lesson));
    return {
      played,
      player: new LessonPlayer(filmLesson(module, lesson.steps, played, { language, reducedMotion })),
    };
  }, [module, lesson, language, reducedMotion]);
  const [{ step, part }, setSeen] = useState({ step: 0, part: player.part });
  const look = () => {
    setSeen((before) =>
      before.step === player.step && before.part === player.part
        ? before
        : { step: player.step, part: player.part },
    );
    stage.current?.invalidate();
  };
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    player.enter(shown.step);
    player.time = Math.min(player.span.ends, Math.max(player.span.starts, shown.time));
    player.playing = shown.playing;
    player.speed = shown.speed;
    latest.current();
  }, [player, shown]);
  useClock(player, clock, look);
  useLessonDriver({ module, game, player, positions: played.positions, stage, ready, look });
  const { say, after = say, question } = steps[step]!;
  const asked = useMemo(() => {
    if (question === undefined || part !== 'say' || shown.playing) return null;
    const answer = { chosen: new Set(shown.answered ? question.right : []), given: shown.answered };
    return { question, answer };
  }, [question, part, shown]);
  const scene = useLessonScene({ module, game, player, steps, step, part, asked });
  const title = lesson.title[language];
  const words = asked === null ? (part === 'after' ? after : say) : question!.ask;
  const told = asked !== null && shown.answered ? question!.because : words;
  return (
    <main className="presented" aria-label={title}>
      <h1 className="visually-hidden">{title}</h1>
      <div className="presented-stage">
        <PictureGuard onNone={onReady}>
          <LessonStage
            module={module}
            game={game}
            opening={played.positions[0]}
            player={player}
            {...scene}
            onPick={null}
            calm={reducedMotion}
            quality={chosen ?? suitable}
            clock={clock}
            label={learn.picture(title)}
            stage={stage}
            onReady={onReady}
          />
        </PictureGuard>
      </div>
      {shown.captions && <p className="presented-caption">{told[language]}</p>}
      {shown.black && <div className="black-screen" />}
    </main>
  );
}
