import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { whenIdle } from '#core';
import { isLive } from '#session';
import type { Insets, StageHandle } from '#stage';
import type { Clock } from '#storage';
import { useSaves } from '../page/services';
import type { RunningGame } from '../page/start';
import { tablePicture } from './tablePicture';

/** For how long nothing has to move before a picture is taken, in milliseconds. */
const REST = 1200;
/** For how much longer where the browser does not tell when it is idle: what has come to rest is often chosen from next. */
const UNHURRIED = 800;

export interface TablePictureParts {
  readonly running: RunningGame;
  readonly stage: RefObject<StageHandle | null>;
  /** Resolves when the first frame is drawn. */
  readonly ready: Promise<void>;
  /** What panels cover. */
  readonly insets: Insets;
  readonly clock: Clock;
  /** The camera is a photographer's. */
  readonly posing: boolean;
}

/**
 * Keeps a small picture of the table beside the saved game: once for each position that it comes to rest in, while
 * nothing moves and the browser is idle. With the manual clock nothing is idle.
 * @returns takes the picture now, if the position has none: to be called before the table is left
 */
export function useTablePicture(parts: TablePictureParts): () => void {
  const saves = useSaves();
  const { running, ready, clock } = parts;
  const { session } = running;
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  /** The view that was pictured last. */
  const pictured = useRef<unknown>(null);
  const take = useCallback(() => {
    const { stage, insets, posing } = latest.current;
    const state = session.store.getState();
    const handle = stage.current;
    if (handle === null || posing || !isLive(state) || pictured.current === state.history) return;
    if (handle.figures().frames === 0) return;
    pictured.current = state.history;
    // What was drawn before is gone from the canvas by now.
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
