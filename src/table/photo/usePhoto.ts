import { type RefObject, useMemo, useRef, useState } from 'react';
import type { MoodName, Quality } from '#core';
import { moodOf, type TableSource } from '#module';
import type { CameraRigHandle, Focus } from '#stage';
import type { TableParts } from '../game/parts';
import { sessionSource } from '../game/sessionSource';
import { posed } from './posed';
import type { PhotoSettings } from './settings';

export interface PhotoControl {
  /** Null while photo mode is off. */
  readonly settings: PhotoSettings | null;
  /** The table source of the session, with monsters posed for a photo. */
  readonly source: TableSource;
  /** Pauses the game and hands the camera over. */
  readonly enter: () => void;
  readonly change: (part: Partial<PhotoSettings>) => void;
  /** Returns to the game as it was. */
  readonly leave: () => void;
}

/** The look of the table when photo mode starts. */
interface Look {
  /** Chosen mood; null for the game's own. */
  readonly mood: MoodName | null;
  readonly quality: Quality;
}

/** Photo mode of a table. */
export function usePhoto(
  parts: TableParts,
  camera: RefObject<CameraRigHandle | null>,
  look: Look,
): PhotoControl {
  const [settings, setSettings] = useState<PhotoSettings | null>(null);
  const back = useRef<() => void>(() => {});
  const { session, table, seats } = parts;
  const shown = useMemo(() => sessionSource({ session, table }), [session, table]);
  const poses = settings?.poses;
  const source = useMemo(() => {
    if (poses === undefined) return shown;
    const byPiece = seats.flatMap((seat) => {
      const figure = table.figureOf(seat, session.table);
      const pose = poses[seat];
      return figure === null || pose === undefined ? [] : [[figure, pose] as const];
    });
    return posed(shown, new Map(byPiece));
  }, [shown, poses, seats, table, session]);
  return {
    settings,
    source,
    enter() {
      const { playback, shownView } = session.store.getState();
      const returnCamera = camera.current?.borrow() ?? (() => {});
      session.pause();
      back.current = () => {
        returnCamera();
        if (playback.playing) session.play();
      };
      setSettings({
        mood: moodOf(look.mood, { game: table, shown: shownView }),
        quality: look.quality,
        frame: 'window',
        longSide: 1920,
        scale: 1,
        blur: 0.35,
        focus: 1,
        exposure: 0,
        coordinates: false,
        words: '',
        poses: {},
      });
    },
    change: (part) => setSettings((before) => (before === null ? null : { ...before, ...part })),
    leave() {
      back.current();
      setSettings(null);
    },
  };
}

/** Lens focus of a photo; null if all is sharp. */
export function usePhotoFocus(settings: PhotoSettings | null): Focus | null {
  const blur = settings?.blur ?? 0;
  const at = settings?.focus ?? 1;
  return useMemo(() => (blur > 0 ? { at, blur } : null), [blur, at]);
}
