import { useState } from 'react';

/** A promise and its resolve function. */
function deferred(): { readonly promise: Promise<void>; readonly keep: () => void } {
  let keep = () => {};
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}

export interface FirstPicture {
  /** Resolves when the frame is drawn. */
  readonly ready: Promise<void>;
  /** To be called by the stage. */
  readonly onReady: () => void;
}

/** Resolves when a stage has drawn its first complete frame. */
export function useFirstFrame(): FirstPicture {
  const [{ promise, keep }] = useState(deferred);
  return { ready: promise, onReady: keep };
}
