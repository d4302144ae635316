/** What time does while nobody can see the page: it stands still, or goes on without pictures, as for a stream. */
export type HiddenPage = 'sleeps' | 'goes-on';

/** A pause of the page, in seconds, after which time goes on as if none had passed. */
const LONGEST_FRAME = 0.25;

/** How often time passes on a hidden page, in milliseconds; browsers make it a second. */
const HIDDEN_STEP = 250;
/** As {@link LONGEST_FRAME}, but on a hidden page. */
const LONGEST_HIDDEN_STEP = 1.5;

/**
 * Calls with the seconds that pass, once for each picture of the browser. What the step throws is the page's to report,
 * and never stops the frames. Returns the function that does.
 */
export function startFrames(page: Window, hidden: HiddenPage, step: (seconds: number) => void): () => void {
  const { document, performance } = page;
  let before: number | undefined;
  let request = 0;
  let timer: number | undefined;
  const pass = (now: number, longest: number) => {
    const seconds = before === undefined ? 0 : Math.min(longest, Math.max(0, now - before) / 1000);
    before = now;
    step(seconds);
  };
  const frame = (now: number) => {
    // First of all, so that nothing that throws below ends them.
    request = page.requestAnimationFrame(frame);
    pass(now, LONGEST_FRAME);
  };
  const change = () => {
    page.clearInterval(timer);
    timer = undefined;
    if (!document.hidden || hidden === 'sleeps') return;
    timer = page.setInterval(() => pass(performance.now(), LONGEST_HIDDEN_STEP), HIDDEN_STEP);
  };
  request = page.requestAnimationFrame(frame);
  document.addEventListener('visibilitychange', change);
  change();
  return () => {
    page.cancelAnimationFrame(request);
    page.clearInterval(timer);
    document.removeEventListener('visibilitychange', change);
  };
}
