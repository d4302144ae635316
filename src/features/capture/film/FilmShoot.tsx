import { useEffect, useRef, useState } from 'react';
import { SILENCE, type SoundMap, type SoundSettings } from '#audio';
import type { MoodName, Problem } from '#core';
import { useFirstFrame } from '#module';
import { letReactSettle } from '#session';
import { modelsSettled, type StageHandle } from '#stage';
import { OffscreenTable, type OffscreenTableProps } from '../offscreen/OffscreenTable';
import type { FilmReel } from './FilmReel';
import type { FilmSettings } from './order';
import { bitrateOf, FILM_SIZES } from './settings';
import { renderFilm } from './shoot';
import { mixFilm } from './sound';

/** Progress of a film. */
export type FilmState =
  | { readonly step: 'ready' }
  | { readonly step: 'preparing' }
  | {
      readonly step: 'shooting';
      readonly done: number;
      readonly all: number;
      /** Estimated time left, seconds. */
      readonly left: number;
    }
  | { readonly step: 'done'; readonly film: Blob }
  | { readonly step: 'failed'; readonly problem: Problem };

export interface FilmShootProps
  extends Omit<OffscreenTableProps, 'subject' | 'rendering' | 'handle' | 'onReady'> {
  readonly reel: FilmReel;
  readonly order: FilmSettings;
  readonly rendering: Omit<OffscreenTableProps['rendering'], 'width' | 'height' | 'quality' | 'mood'>;
  /** Chosen mood; null for the game's own. */
  readonly mood: MoodName | null;
  /** Volume of each kind of sound. */
  readonly loudness: SoundSettings;
  readonly onState: (state: FilmState) => void;
}

/** Renders a film on its own offscreen table; unmounting cancels it. */
export function FilmShoot(props: FilmShootProps) {
  const { reel, order, rendering, mood, loudness, onState, ...room } = props;
  const stage = useRef<StageHandle>(null);
  const { ready, onReady } = useFirstFrame();
  const [now, setNow] = useState(() => reel.moodAt(0, mood));
  // Settings at the start of rendering.
  const begun = useRef({ reel, order, mood, loudness, sounds: room.parts.module.sounds ?? SILENCE, onState });
  useEffect(() => {
    const controller = new AbortController();
    void shoot({ ...begun.current, stage, setMood: setNow }, ready, controller.signal);
    return () => controller.abort();
  }, [ready]);
  return (
    <OffscreenTable
      {...room}
      subject={reel}
      rendering={{ ...rendering, ...FILM_SIZES[order.size], quality: order.quality, mood: now }}
      handle={stage}
      onReady={onReady}
    />
  );
}

/** Creates a progress callback, to be called after each frame. */
export function progressReporter(onState: (state: FilmState) => void): (done: number, all: number) => void {
  const began = performance.now();
  return (done, all) => {
    const spent = (performance.now() - began) / 1000;
    onState({ step: 'shooting', done, all, left: (spent / done) * (all - done) });
  };
}

interface Ordered extends Pick<FilmShootProps, 'reel' | 'order' | 'mood' | 'loudness' | 'onState'> {
  readonly sounds: SoundMap;
  readonly stage: { readonly current: StageHandle | null };
  readonly setMood: (mood: MoodName) => void;
}

async function shoot(
  { reel, order, mood, loudness, sounds, stage, setMood, onState }: Ordered,
  ready: Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  await ready;
  await modelsSettled();
  await letReactSettle();
  const { rate, speed, format, size } = order;
  const sound = order.sound ? await mixFilm(reel, sounds, speed, loudness) : null;
  const handle = stage.current;
  if (handle === null || signal.aborted) return;
  const { width, height } = FILM_SIZES[size];
  let shown = reel.moodAt(0, mood);
  const film = await renderFilm(
    {
      seconds: reel.seconds,
      canvas: handle.canvas,
      async draw(time) {
        reel.time = time;
        const now = reel.moodAt(time, mood);
        if (now !== shown) {
          shown = now;
          setMood(now);
          await letReactSettle();
        }
        handle.draw(0);
      },
    },
    {
      width,
      height,
      rate,
      speed,
      format,
      bitrate: bitrateOf(width, height, rate),
      sound,
      signal,
      onPicture: progressReporter(onState),
    },
  );
  if (signal.aborted) return;
  onState(film.ok ? { step: 'done', film: film.value } : { step: 'failed', problem: film.error });
}
