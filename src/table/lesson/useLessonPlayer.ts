import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { unwrap } from '#core';
import { useLanguage } from '#i18n';
import { type Lesson, type PlayedLesson, playLesson } from '#learning';
import { type GameModule, useClock, usePageClock, usePreferences } from '#module';
import type { StageHandle } from '#stage';
import { filmLesson } from './film';
import { LessonPlayer, type StepPart } from './LessonPlayer';

/** The part of the player's state that the page renders; replaced only when it must render again. */
export interface LessonSeen {
  readonly step: number;
  readonly part: StepPart;
  readonly playing: boolean;
}

export interface LessonPlayerParts {
  readonly module: GameModule;
  readonly lesson: Lesson;
  readonly stage: RefObject<StageHandle | null>;
  /** First step to show, from 0. */
  readonly first?: number;
  /** Called whenever the player's state is read. */
  readonly onLook?: (player: LessonPlayer) => void;
  /** Called with the elapsed seconds, also while nothing moves. */
  readonly pass?: (seconds: number) => void;
}

export interface PlayingLesson {
  readonly played: PlayedLesson;
  readonly player: LessonPlayer;
  readonly seen: LessonSeen;
  /** Call when the player has changed. */
  look(): void;
}

/** Plays a lesson with the page's clock. */
export function useLessonPlayer(parts: LessonPlayerParts): PlayingLesson {
  const { module, lesson, stage, first = 0, onLook } = parts;
  const language = useLanguage();
  const { mode: clock } = usePageClock();
  const { reducedMotion } = usePreferences();
  const played = useMemo(() => unwrap(playLesson(module.rules, lesson)), [module, lesson]);
  const player = useMemo(
    () => new LessonPlayer(filmLesson(module, lesson.steps, played, { language, reducedMotion })),
    [module, lesson, played, language, reducedMotion],
  );
  const [seen, setSeen] = useState<LessonSeen>({ step: first, part: 'say', playing: true });
  const look = useCallback(() => {
    onLook?.(player);
    const { step, part, playing } = player;
    setSeen((before) =>
      before.step === step && before.part === part && before.playing === playing
        ? before
        : { step, part, playing },
    );
    stage.current?.invalidate();
  }, [player, onLook, stage]);
  // A still table draws nothing; draw once more at the end of a movement.
  const moved = useRef(true);
  useClock(player, clock, (seconds) => {
    parts.pass?.(seconds);
    const moves = player.busy();
    if (moves || moved.current) look();
    moved.current = moves;
  });
  return { played, player, seen, look };
}
