import { type RefObject, useCallback } from 'react';
import type { Quality } from '#core';
import { usePreferenceStore } from '#module';
import type { Insets, StageHandle } from '#stage';
import type { Clock } from '#storage';
import { usePageSound } from '../page/services';
import type { RunningGame } from '../page/start';
import type { TableParts } from './game/parts';
import { type PhotoControl, usePhoto } from './photo/usePhoto';
import { type ShownSound, useSoundCaptions } from './sound/useSoundCaptions';
import { useTableSound } from './sound/useTableSound';
import { type ShownCaption, useCaption } from './useCaption';
import { useDriver } from './useDriver';
import { type LookingControl, useLooking } from './useLooking';
import { usePassTime, useShownTable } from './usePassTime';
import { type ReplayControl, useReplay } from './useReplay';
import { useTablePicture } from './useTablePicture';

export interface TableShowParts {
  readonly running: RunningGame;
  readonly parts: TableParts;
  readonly stage: RefObject<StageHandle | null>;
  readonly quality: Quality;
  readonly clock: Clock;
  /** The parts of the picture that panels cover. */
  readonly insets: Insets;
  /** Called with the milliseconds between two frames. */
  readonly notePace: (milliseconds: number) => void;
}

/** What depends on the time of a table. */
export interface TableShow {
  readonly caption: ShownCaption | null;
  readonly sounds: readonly ShownSound[];
  readonly replay: ReplayControl;
  readonly looks: LookingControl;
  readonly photo: PhotoControl;
  /** Saves a thumbnail for the list of saved games; call before the table closes. */
  readonly takePicture: () => void;
  /** Call when the first frame is drawn. */
  readonly onReady: () => void;
}

/**
 * Advances the time of a session and everything that depends on it: captions, replay bar, camera, sound, thumbnails.
 */
export function useTableShow({
  running,
  parts,
  stage,
  quality,
  clock,
  insets,
  notePace,
}: TableShowParts): TableShow {
  const preferenceStore = usePreferenceStore();
  const sound = usePageSound();
  const { session, words } = parts;
  const preferences = preferenceStore.getState();
  const { caption, look: lookAtCaption } = useCaption(session);
  const replay = useReplay(parts);
  const { look: lookAtReplay } = replay;
  const looks = useLooking(parts, stage, clock, preferences, (change) => preferenceStore.change(change));
  const { camera, look: lookAtCamera } = looks;
  const { ready, onReady } = useShownTable();
  const photo = usePhoto(parts, camera, { mood: preferences.mood, quality });
  const posing = photo.settings !== null;
  const takePicture = useTablePicture({ running, stage, ready, insets, clock, posing });
  const passSounds = useTableSound(sound, parts, ready);
  const { lines, pass: passSoundCaptions } = useSoundCaptions(
    sound.soundtrack,
    preferences.soundCaptions,
    words,
  );
  const look = useCallback(
    (seconds: number) => {
      lookAtCaption();
      lookAtReplay();
      lookAtCamera();
      passSounds(seconds);
      passSoundCaptions(seconds);
    },
    [lookAtCaption, lookAtReplay, lookAtCamera, passSounds, passSoundCaptions],
  );
  usePassTime({
    session,
    stage,
    clock,
    preferences,
    look,
    notePace,
    always: !preferences.reducedMotion || posing,
  });
  useDriver({ position: () => running.source.positionAt(), parts, stage, ready, look });
  return { caption, sounds: lines, replay, looks, photo, takePicture, onReady };
}
