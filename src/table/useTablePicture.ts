import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { whenIdle } from '#core';
import { isLive } from '#session';
import type { Insets, StageHandle } from '#stage';
import type { Clock } from '#storage';
import { useSaves } from '../page/services';
import type { RunningGame } from '../page/start';
import { tablePicture } from './tablePicture';

/** How long nothing must move before the picture is taken, ms. */
const REST = 1200;
/** Additional delay if the browser has no idle callback, ms: people often act right after an animation. */
const UNHURRIED = 800;

export interface TablePictureParts {
  readonly running: RunningGame;
  readonly stage: RefObject<StageHandle | null>;
  /** Resolves when the first frame is drawn. */
  readonly ready: Promise<void>;
  /** Covered by panels. */
  readonly insets: Insets;
  readonly clock: Clock;
  /** Whether photo mode controls the camera. */
  readonly posing: boolean;
}

/**
 * Saves a thumbnail of the table with the saved game: once for each position, while nothing moves and the browser is
 * idle. Never with the manual clock.
 * @returns takes the picture now if the position has none; call before the table closes
 */
export function useTablePicture(parts: TablePictureParts): () => void {
  const saves = useSaves();
  const { running, ready, clock } = parts;
  const { session } = running;
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  /** History at the latest picture. */
  const pictured = useRef<unknown>(null);
  const take = useCallback(() => {
    const { stage, insets, posing } = latest.current;
    const state = session.store.getState();
    const handle = stage.current;
    if (handle === null || posing || !isLive(state) || pictured.current === state.history) return;
    if (handle.figures().frames === 0) return;
    pictured.current = state.history;
    // The canvas does not keep its content after a frame, so draw again.
    handle.draw(0);
    const picture = tablePicture(handle.canvas, insets);
    if (picture !== null) void saves.keepPicture(running.id, picture);
  }, [saves, session, running]);
  useEffect(() => {
    if (clock === 'manual') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cancel = () => {};
    let begun = false;
    const wait = () => {
      clearTimeout(timer);
      cancel();
      if (!begun || pictured.current === session.store.getState().history) return;
      timer = setTimeout(() => {
        if (session.busy() || document.hidden) wait();
        else cancel = whenIdle(globalThis, take, { otherwise: UNHURRIED });
      }, REST);
    };
    void ready.then(() => {
      begun = true;
      wait();
    });
    const stop = session.store.subscribe(wait);
    return () => {
      begun = false;
      stop();
      clearTimeout(timer);
      cancel();
    };
  }, [session, clock, ready, take]);
  return take;
}
