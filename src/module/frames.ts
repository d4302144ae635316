import type { HiddenPage } from '#session';

/**
 * A step of more seconds than this is a pause of the page, after which time goes on as if no more had passed; unless the
 * step before was as long: then the page draws as slowly as that, and time passes as it does everywhere.
 */
const MAX_FRAME = 0.25;
/** How much longer than the step before one may be, and the longest that counts, seconds. */
const UNEVEN = 1.6;
const MAX_SLOW_FRAME = 2.5;

/** How often time passes on a hidden page, in milliseconds; the timers of some browsers make it a second. */
const HIDDEN_STEP = 250;
/** As {@link MAX_FRAME}, but on a hidden page. */
const MAX_HIDDEN_STEP = 1.5;

/**
 * Calls again and again on a hidden page. A page that has long been silent gets its own timers once a minute, a worker
 * does not; where there is none, they have to do.
 */
function startHeartbeat(page: Window, beat: () => void): () => void {
  const timer = page.setInterval(beat, HIDDEN_STEP);
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./heartbeat.ts', import.meta.url), { type: 'module' });
    worker.onmessage = beat;
    worker.postMessage(HIDDEN_STEP);
  } catch {
    // The timer goes on.
  }
  return () => {
    page.clearInterval(timer);
    worker?.terminate();
  };
}

/**
 * Calls with the seconds that pass, once for each picture of the browser. What the step throws is the page's to report,
 * and never stops the frames. Returns the function that does.
 */
export function startFrames(page: Window, hidden: HiddenPage, step: (seconds: number) => void): () => void {
  const { document, performance } = page;
  let before: number | undefined;
  let request = 0;
  let stopHeartbeat = () => {};
  let latest = 0;
  const pass = (now: number, longest: number) => {
    const passed = before === undefined ? 0 : Math.max(0, now - before) / 1000;
    latest = document.hidden ? 0 : passed;
    before = now;
    step(Math.min(longest, passed));
  };
  const frame = (now: number) => {
    // First of all, so that nothing that throws below ends them.
    request = page.requestAnimationFrame(frame);
    pass(now, Math.min(MAX_SLOW_FRAME, Math.max(MAX_FRAME, UNEVEN * latest)));
  };
  const change = () => {
    latest = 0;
    stopHeartbeat();
    stopHeartbeat = () => {};
    if (!document.hidden || hidden === 'pause') return;
    stopHeartbeat = startHeartbeat(page, () => pass(performance.now(), MAX_HIDDEN_STEP));
  };
  request = page.requestAnimationFrame(frame);
  document.addEventListener('visibilitychange', change);
  change();
  return () => {
    page.cancelAnimationFrame(request);
    stopHeartbeat();
    document.removeEventListener('visibilitychange', change);
  };
}
