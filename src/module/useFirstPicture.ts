import { type RefObject, useEffect, useState } from 'react';
import type { Clock } from '#session';
import type { StageHandle } from '#stage';

/** A promise and the way to keep it. */
function deferred(): { readonly promise: Promise<void>; readonly keep: () => void } {
  let keep = () => {};
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}

export interface FirstPicture {
  /** Resolves when the first frame is drawn. */
  readonly ready: Promise<void>;
  readonly onReady: () => void;
}

/** Sees to it that a stage draws its first picture, and tells when it is there. */
export function useFirstPicture(stage: RefObject<StageHandle | null>, clock: Clock): FirstPicture {
  const [{ promise, keep }] = useState(deferred);
  useEffect(() => {
    // With the manual clock nobody else draws it, and the canvas is there only some time after this.
    if (clock === 'real') return;
    let request = requestAnimationFrame(function draw() {
      stage.current?.draw(0);
      request = requestAnimationFrame(draw);
    });
    void promise.then(() => cancelAnimationFrame(request));
    return () => cancelAnimationFrame(request);
  }, [clock, promise, stage]);
  return { ready: promise, onReady: keep };
}
