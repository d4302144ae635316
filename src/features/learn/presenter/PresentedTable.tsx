import { useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '#i18n';
import type { Lesson } from '#learning';
import type { GameModule, GameTable } from '#module';
import type { StageHandle } from '#stage';
import { LessonShown } from '../../../table/lesson/LessonShown';
import { useLessonPlayer } from '../../../table/lesson/useLessonPlayer';
import type { Presented } from './link';

export interface PresentedTableProps {
  readonly module: GameModule;
  readonly game: GameTable;
  readonly lesson: Lesson;
  readonly shown: Presented;
}

/** The table of a lesson alone, controlled by the presenter. */
export function PresentedTable({ module, game, lesson, shown }: PresentedTableProps) {
  const language = useLanguage();
  const stage = useRef<StageHandle>(null);
  const { steps } = lesson;
  const playing = useLessonPlayer({ module, lesson, stage });
  const { player, seen, look } = playing;
  const { step, part } = seen;
  useEffect(() => {
    player.enter(shown.step);
    player.time = Math.min(player.span.ends, Math.max(player.span.starts, shown.time));
    player.playing = shown.playing;
    player.speed = shown.speed;
    look();
  }, [player, shown, look]);
  const { say, after = say, question } = steps[step]!;
  const asked = useMemo(() => {
    if (question === undefined || part !== 'say' || shown.playing) return null;
    const answer = { chosen: new Set(shown.answered ? question.right : []), given: shown.answered };
    return { question, answer };
  }, [question, part, shown]);
  const title = lesson.title[language];
  const words = asked === null ? (part === 'after' ? after : say) : question!.ask;
  const text = asked !== null && shown.answered ? question!.because : words;
  return (
    <main className="lesson-above" aria-label={title}>
      <h1 className="visually-hidden">{title}</h1>
      <div className="lesson-stage">
        <LessonShown
          module={module}
          game={game}
          lesson={lesson}
          playing={playing}
          asked={asked}
          stage={stage}
        />
      </div>
      {shown.captions && <p className="presented-caption">{text[language]}</p>}
      {shown.black && <div className="black-screen" />}
    </main>
  );
}
