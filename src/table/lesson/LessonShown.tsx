import type { RefObject } from 'react';
import { useLanguage, useMessages } from '#i18n';
import type { Lesson } from '#learning';
import type { GameModule, GameTable } from '#module';
import type { StageHandle } from '#stage';
import { useSuitableQuality } from '../../page/useSuitableQuality';
import { HeldHands } from './HeldHands';
import { LessonPicture } from './LessonPicture';
import { shownIndex } from './useLessonDriver';
import type { PlayingLesson } from './useLessonPlayer';
import { type LessonSceneParts, useLessonScene } from './useLessonScene';

export interface LessonShownProps extends Pick<LessonSceneParts, 'asked'> {
  readonly module: GameModule;
  readonly game: GameTable;
  readonly lesson: Lesson;
  readonly playing: PlayingLesson;
  readonly stage: RefObject<StageHandle | null>;
  /** Called with the elapsed seconds, also while nothing moves. */
  readonly pass?: (seconds: number) => void;
}

/** A lesson without controls: its table, with the hands over the lower edge. */
export function LessonShown(props: LessonShownProps) {
  const { module, game, lesson, playing, asked, stage, pass } = props;
  const { played, player, seen, look } = playing;
  const { learn } = useMessages();
  const language = useLanguage();
  const quality = useSuitableQuality();
  const { step, part } = seen;
  const scene = useLessonScene({ module, game, player, steps: lesson.steps, step, part, asked });
  const { positions } = played;
  return (
    <>
      <LessonPicture
        module={module}
        game={game}
        positions={positions}
        player={player}
        {...scene}
        quality={quality}
        label={learn.picture(lesson.title[language])}
        stage={stage}
        look={look}
        {...(pass === undefined ? {} : { pass })}
      />
      <HeldHands module={module} game={game} positions={positions} index={shownIndex(player)} over />
    </>
  );
}
