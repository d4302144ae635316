import type { RefObject } from 'react';
import type { KaijuDriver } from '#session';
import type { StageHandle } from '#stage';
import { commits } from './commits';
import { pictureReady } from './pictureReady';

/**
 * Common part of the test drivers of pages without players.
 * @param ready resolves when the first frame is drawn @param why why nobody can act
 */
export function watchedDriver(
  stage: RefObject<StageHandle | null>,
  ready: Promise<void>,
  why: string,
): Pick<KaijuDriver, 'ready' | 'act' | 'seek' | 'stats'> {
  const refuse = () => Promise.reject(new Error(why));
  return {
    ready: () => pictureReady(ready, () => stage.current?.draw(0)),
    act: refuse,
    seek: refuse,
    stats() {
      const none = { calls: 0, triangles: 0, geometries: 0, textures: 0, frames: 0, jsMs: 0 };
      return { ...none, ...stage.current?.figures(), commits: commits() };
    },
  };
}

/** Installs a driver on the page. Returns the uninstall function. */
export function putDriver(driver: KaijuDriver): () => void {
  window.kaiju = driver;
  return () => {
    if (window.kaiju === driver) delete window.kaiju;
  };
}
