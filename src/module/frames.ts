import type { HiddenPage } from '#storage';

/**
 * Longest step in seconds. A longer one counts as a pause and is cut to this, unless the step before was as long, which
 * means a slow device.
 */
const MAX_FRAME = 0.25;
/** Ratio by which a step may exceed the one before, and the longest step on a slow device, seconds. */
const UNEVEN = 1.6;
const MAX_SLOW_FRAME = 2.5;

/** Interval of steps on a hidden page, ms. Some browsers throttle it to a second. */
const HIDDEN_STEP = 250;
/** As {@link MAX_FRAME}, but on a hidden page. */
const MAX_HIDDEN_STEP = 1.5;

/**
 * Ticks on a hidden page. Browsers throttle the timers of silent pages to once a minute, but not those of workers. The
 * page's own timer is the fallback.
 */
function startHeartbeat(page: Window, beat: () => void): () => void {
  const timer = page.setInterval(beat, HIDDEN_STEP);
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./heartbeat.ts', import.meta.url), { type: 'module' });
    worker.onmessage = beat;
    worker.postMessage(HIDDEN_STEP);
  } catch {
    // The timer still runs.
  }
  return () => {
    page.clearInterval(timer);
    worker?.terminate();
  };
}

/**
 * Calls `step` with the elapsed seconds on every animation frame. Errors are reported and do not stop the loop.
 * @returns a stop function
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
    // Request the next frame first, so that an exception below does not stop the loop.
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
