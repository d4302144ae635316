import type { RefObject } from 'react';
import { PictureGuard, useFirstFrame, usePageClock, usePreferences } from '#module';
import type { StageHandle } from '#stage';
import { LessonSound } from './LessonSound';
import { LessonStage, type LessonStageProps } from './LessonStage';
import { type LessonDriverParts, useLessonDriver } from './useLessonDriver';

type Shown =
  | 'module'
  | 'game'
  | 'positions'
  | 'player'
  | 'marks'
  | 'ghosts'
  | 'camera'
  | 'focus'
  | 'quality'
  | 'label';

export interface LessonPictureProps
  extends Pick<LessonStageProps, Shown>,
    Partial<Pick<LessonStageProps, 'onPick' | 'onPlace' | 'rig'>>,
    Pick<LessonDriverParts, 'look' | 'pass'> {
  readonly stage: RefObject<StageHandle | null>;
  /** Whether it plays sound. */
  readonly withSound?: boolean;
}

/** The 3D table of a lesson with its test driver; a notice if it cannot be drawn. */
export function LessonPicture(props: LessonPictureProps) {
  const { look, pass, onPick = null, withSound = false, ...shown } = props;
  const { module, game, positions, player, stage } = shown;
  const { mode: clock } = usePageClock();
  const { reducedMotion, mood } = usePreferences();
  const { ready, onReady } = useFirstFrame();
  useLessonDriver({ module, game, player, positions, stage, ready, look, ...(pass && { pass }) });
  return (
    <PictureGuard onNone={onReady}>
      <LessonStage
        {...shown}
        onPick={onPick}
        calm={reducedMotion}
        mood={mood}
        clock={clock}
        onReady={onReady}
      />
      {withSound && <LessonSound module={module} player={player} ready={ready} />}
    </PictureGuard>
  );
}
