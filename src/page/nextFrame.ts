/** Longest wait for a frame, ms: hidden pages draw none. */
const MAX_WAIT = 100;

/** Resolves before the next frame, or soon if there is none, so that work can be done once per frame. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, MAX_WAIT);
    requestAnimationFrame(done);
  });
}
