import { type RefObject, useCallback } from 'react';
import { usePreferenceStore } from '#module';
import type { StageHandle } from '#stage';
import type { Clock } from '#storage';
import { usePageSound } from '../../../page/services';
import type { TableParts } from '../../../table/game/parts';
import { type ShownSound, useSoundCaptions } from '../../../table/sound/useSoundCaptions';
import { useTableSound } from '../../../table/sound/useTableSound';
import { type ShownCaption, useCaption } from '../../../table/useCaption';
import { useDriver } from '../../../table/useDriver';
import { type LookingControl, useLooking } from '../../../table/useLooking';
import { usePassTime, useShownTable } from '../../../table/usePassTime';

export interface RoomShow {
  readonly caption: ShownCaption | null;
  readonly sounds: readonly ShownSound[];
  readonly looks: LookingControl;
  /** Call when the first frame is drawn. */
  readonly onReady: () => void;
}

export interface RoomShowParts {
  readonly stage: RefObject<StageHandle | null>;
  readonly clock: Clock;
  readonly notePace: (milliseconds: number) => void;
  /** Top view with a fixed camera, rendered on demand. */
  readonly hand: boolean;
  /** Seats of this device. */
  readonly mine: readonly string[];
  /** Advances time, seconds. */
  readonly pass: (seconds: number) => void;
}

/** Drives a room's table: time, captions, camera and sound. */
export function useRoomShow(
  parts: TableParts,
  { stage, clock, notePace, hand, mine, pass }: RoomShowParts,
): RoomShow {
  const preferenceStore = usePreferenceStore();
  const sound = usePageSound();
  const { session, words } = parts;
  const preferences = preferenceStore.getState();
  const { caption, look: lookAtCaption } = useCaption(session);
  const seen = hand ? { ...preferences, camera: 'hands-off' as const } : preferences;
  const looks = useLooking(parts, stage, clock, seen, (change) => preferenceStore.change(change));
  const { look: lookAtCamera } = looks;
  const { ready, onReady: onPicture } = useShownTable();
  const { fromAbove, above } = looks;
  const onReady = useCallback(() => {
    if (hand && !above) fromAbove?.();
    onPicture();
  }, [hand, above, fromAbove, onPicture]);
  const passSounds = useTableSound(sound, parts, ready, mine);
  const { lines, pass: passSoundCaptions } = useSoundCaptions(
    sound.soundtrack,
    preferences.soundCaptions,
    words,
  );
  const look = useCallback(
    (seconds: number) => {
      lookAtCaption();
      lookAtCamera();
      passSounds(seconds);
      passSoundCaptions(seconds);
      pass(seconds);
    },
    [lookAtCaption, lookAtCamera, passSounds, passSoundCaptions, pass],
  );
  usePassTime({
    session,
    stage,
    clock,
    preferences,
    look,
    notePace,
    always: !preferences.reducedMotion && !hand,
  });
  const position = () => session.store.getState().view;
  useDriver({ position, parts, stage, ready, look });
  return { caption, sounds: lines, looks, onReady };
}
