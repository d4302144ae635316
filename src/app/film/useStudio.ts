import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '#core';
import { modelsSettled, type StageHandle } from '#stage';
import { useFirstPicture } from '../useFirstPicture';
import type { FilmReel } from './FilmReel';
import type { FilmOrder } from './order';
import { bitrateOf, FILM_SIZES } from './settings';
import { shootFilm } from './shoot';

/** How far a film has come. */
export type StudioState =
  | { readonly step: 'ready' }
  | { readonly step: 'preparing' }
  | {
      readonly step: 'shooting';
      readonly done: number;
      readonly all: number;
      /** Seconds of real time that are left, as far as can be told. */
      readonly left: number;
    }
  | { readonly step: 'done'; readonly film: Blob }
  | { readonly step: 'failed'; readonly problem: Problem };

export interface Studio {
  readonly state: StudioState;
  /** To be handed to the darkroom, which is to be there while the studio prepares and shoots. */
  readonly stage: RefObject<StageHandle | null>;
  readonly onReady: () => void;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Shoots a film in a darkroom. @param reel what is filmed; the darkroom shows it */
export function useStudio(reel: FilmReel, order: FilmOrder): Studio {
  const [state, setState] = useState<StudioState>({ step: 'ready' });
  const stage = useRef<StageHandle>(null);
  const abort = useRef<AbortController | null>(null);
  const { ready, onReady } = useFirstPicture(stage, 'manual');
  useEffect(() => () => abort.current?.abort(), []);

  const shoot = useCallback(async () => {
    const controller = new AbortController();
    abort.current = controller;
    setState({ step: 'preparing' });
    await ready;
    await modelsSettled();
    const handle = stage.current;
    if (handle === null || controller.signal.aborted) return;
    const { width, height } = FILM_SIZES[order.size];
    const { rate, speed, format } = order;
    const begun = performance.now();
    const set = {
      seconds: reel.seconds,
      canvas: handle.canvas,
      draw(time: number) {
        reel.time = time;
        handle.draw(0);
      },
    };
    const film = await shootFilm(set, {
      width,
      height,
      rate,
      speed,
      format,
      bitrate: bitrateOf(width, height, rate),
      sound: null,
      signal: controller.signal,
      onPicture(done, all) {
        const spent = (performance.now() - begun) / 1000;
        setState({ step: 'shooting', done, all, left: (spent / done) * (all - done) });
      },
    });
    if (controller.signal.aborted) return;
    setState(film.ok ? { step: 'done', film: film.value } : { step: 'failed', problem: film.error });
  }, [ready, reel, order]);

  return {
    state,
    stage,
    onReady,
    start: () => void shoot(),
    cancel: () => {
      abort.current?.abort();
      setState({ step: 'ready' });
    },
  };
}
