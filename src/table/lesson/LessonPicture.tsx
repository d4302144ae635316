import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { PictureGuard, useFirstFrame } from '#module';
import type { StageHandle } from '#stage';
import type { Page } from '../../page/page';
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
  readonly page: Page;
  readonly stage: RefObject<StageHandle | null>;
  /** Whether it plays sound. */
  readonly heard?: boolean;
}

/** The table of a lesson in the page, with what steers it from outside; a page without a picture says so in its place. */
export function LessonPicture(props: LessonPictureProps) {
  const { page, look, pass, onPick = null, heard = false, ...shown } = props;
  const { module, game, positions, player, stage } = shown;
  const clock = useStore(page.store, (state) => state.clock);
  const { reducedMotion, mood } = useStore(page.store, (state) => state.preferences);
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
      {heard && <LessonSound page={page} module={module} player={player} ready={ready} />}
    </PictureGuard>
  );
}
