/** Milliseconds after which no picture is waited for: hidden pages draw none. */
const MAX_WAIT = 100;

/** Resolves when the next picture is due, and everywhere else soon: what is done after it is done once a picture. */
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
