import { type RefObject, useCallback } from 'react';
import type { Clock } from '#session';
import type { StageHandle } from '#stage';
import type { Page } from '../page';
import { useTableSound } from '../sound/useTableSound';
import type { TableParts } from '../table/parts';
import { type ShownCaption, useCaption } from '../table/useCaption';
import { useDriver } from '../table/useDriver';
import { type LookingControl, useLooking } from '../table/useLooking';
import { usePassTime, useShownTable } from '../table/usePassTime';

export interface RoomShow {
  readonly caption: ShownCaption | null;
  readonly looks: LookingControl;
  /** To be called when the first frame is drawn. */
  readonly onReady: () => void;
}

/** Lets the time of a room's table pass, and what follows it: captions, camera, sound. */
export function useRoomShow(
  page: Page,
  parts: TableParts,
  stage: RefObject<StageHandle | null>,
  clock: Clock,
  notePace: (milliseconds: number) => void,
): RoomShow {
  const { session } = parts;
  const { preferences } = page.store.getState();
  const { caption, look: lookAtCaption } = useCaption(session);
  const looks = useLooking(parts, stage, clock, preferences, (change) => page.prefer(change));
  const { look: lookAtCamera } = looks;
  const { ready, onReady } = useShownTable();
  const passSounds = useTableSound(page.sound, parts, ready);
  const look = useCallback(
    (seconds: number) => {
      lookAtCaption();
      lookAtCamera();
      passSounds(seconds);
    },
    [lookAtCaption, lookAtCamera, passSounds],
  );
  usePassTime({
    session,
    stage,
    clock,
    preferences,
    look,
    notePace,
    always: !preferences.reducedMotion,
  });
  const position = () => session.store.getState().view;
  useDriver({ position, parts, stage, ready, look });
  return { caption, looks, onReady };
}
