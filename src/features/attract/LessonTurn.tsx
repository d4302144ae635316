import { useMemo, useRef } from 'react';
import { useLanguage, useMessages } from '#i18n';
import type { Lesson } from '#learning';
import type { StageHandle } from '#stage';
import { useSuitableQuality } from '../../page/useSuitableQuality';
import { HeldHands } from '../../table/lesson/HeldHands';
import { LessonPicture } from '../../table/lesson/LessonPicture';
import { shownIndex } from '../../table/lesson/useLessonDriver';
import { useLessonPlayer } from '../../table/lesson/useLessonPlayer';
import { useLessonScene } from '../../table/lesson/useLessonScene';
import { watchedLesson } from '../../table/lesson/watched';
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
  const quality = useSuitableQuality(page);
  const stage = useRef<StageHandle>(null);
  const lesson = useMemo(() => watchedLesson(asked), [asked]);
  const { steps } = lesson;
  const rested = useRef(0);
  const pass = (seconds: number) => {
    if (player.busy()) return;
    rested.current += seconds;
    if (rested.current >= AFTERWARDS) onOver();
  };
  const { played, player, seen, look } = useLessonPlayer({ page, module, lesson, stage, pass });
  player.runsOn = true;
  const { step, part } = seen;
  const scene = useLessonScene({ module, game, player, steps, step, part, asked: null });
  const { say, after = say } = steps[step]!;
  const title = lesson.title[language];
  return (
    <AttractFrame entry={entry} title={title} caption={(part === 'after' ? after : say)[language]}>
      <LessonPicture
        page={page}
        module={module}
        game={game}
        positions={played.positions}
        player={player}
        {...scene}
        quality={quality}
        label={learn.picture(title)}
        stage={stage}
        look={look}
        pass={pass}
      />
      <HeldHands
        module={module}
        game={game}
        positions={played.positions}
        index={shownIndex(player)}
        over={true}
      />
    </AttractFrame>
  );
}
