import { type RefObject, useEffect, useRef } from 'react';
import { type KaijuDriver, letReactSettle } from '#session';
import type { StageHandle } from '#stage';
import { putDriver, watchedDriver } from './watchedDriver';

type Point = readonly [x: number, y: number, z: number];

/** A show without players, for the test driver. */
export interface WatchedShow {
  /** Advances time. @param seconds 0 or more */
  tick(seconds: number): void;
  /** Seeks to the end. */
  seekEnd(): void;
  busy(): boolean;
  position(): unknown;
  legal(): readonly unknown[];
  /** The current position of a place or a piece; null if it is not on the table. */
  pointOf(name: string): Point | null;
  /** Call after every time step, before the frame is drawn. */
  look(): void;
}

/**
 * Installs the test driver `window.kaiju` on a page without players; `settle` seeks to the end.
 * @param ready resolves when the first frame is drawn
 * @param why why nobody can act
 */
export function useWatchedDriver(
  stage: RefObject<StageHandle | null>,
  ready: Promise<void>,
  why: string,
  show: WatchedShow,
): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const draw = async (seconds: number) => {
      latest.current.look();
      await letReactSettle();
      stage.current?.draw(seconds);
      await letReactSettle();
    };
    const driver: KaijuDriver = {
      ...watchedDriver(stage, ready, why),
      async advance(seconds) {
        latest.current.tick(seconds);
        await draw(seconds);
      },
      busy: () => latest.current.busy(),
      position: () => latest.current.position(),
      legal: () => latest.current.legal(),
      async settle() {
        latest.current.seekEnd();
        await draw(0);
      },
      project(name) {
        const point = latest.current.pointOf(name);
        return point === null ? null : (stage.current?.project(point) ?? null);
      },
    };
    return putDriver(driver);
  }, [stage, ready, why]);
}
