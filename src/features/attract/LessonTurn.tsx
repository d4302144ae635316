import { useMemo, useRef } from 'react';
import { useLanguage } from '#i18n';
import type { Lesson } from '#learning';
import type { StageHandle } from '#stage';
import { LessonShown } from '../../table/lesson/LessonShown';
import { useLessonPlayer } from '../../table/lesson/useLessonPlayer';
import { watchedLesson } from '../../table/lesson/watched';
import { AttractFrame } from './AttractFrame';
import type { TurnProps } from './turn';

/** Display time of the last caption, seconds. */
const AFTERWARDS = 2.5;

export interface LessonTurnProps extends TurnProps {
  readonly lesson: Lesson;
}

/** Plays a lesson to its end, skipping its questions. */
export function LessonTurn({ entry, module, game, lesson: asked, onOver }: LessonTurnProps) {
  const language = useLanguage();
  const stage = useRef<StageHandle>(null);
  const lesson = useMemo(() => watchedLesson(asked), [asked]);
  const { steps } = lesson;
  const rested = useRef(0);
  const pass = (seconds: number) => {
    if (player.busy()) return;
    rested.current += seconds;
    if (rested.current >= AFTERWARDS) onOver();
  };
  const playing = useLessonPlayer({ module, lesson, stage, pass });
  const { player, seen } = playing;
  player.runsOn = true;
  const { step, part } = seen;
  const { say, after = say } = steps[step]!;
  const title = lesson.title[language];
  return (
    <AttractFrame entry={entry} title={title} caption={(part === 'after' ? after : say)[language]}>
      <LessonShown
        module={module}
        game={game}
        lesson={lesson}
        playing={playing}
        asked={null}
        stage={stage}
        pass={pass}
      />
    </AttractFrame>
  );
}
