import { createStore } from 'zustand/vanilla';

/** What the browser lets us do with the program as a whole. */
export interface ProgramState {
  /** A newer program that waits to be used. */
  readonly newer: ServiceWorker | null;
  /** The program is at hand without a network. */
  readonly atHand: boolean;
}

/** How the program stands on this device. */
export const program = createStore<ProgramState>(() => ({ newer: null, atHand: false }));

/** What a first visit has fetched before the worker was there to keep it. */
const KEPT = /\/(models|audio|portraits)\//;

/** Fetches once more, from the browser's own memory, what the worker is to keep. */
function keepWhatWasFetched({ performance, fetch, location }: Window & typeof globalThis): void {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = fetched.filter(({ origin, pathname }) => origin === location.origin && KEPT.test(pathname));
  for (const { href } of ours) void fetch(href).catch(() => undefined);
}

/**
 * Has the program kept on this device by a worker, where browsers let it, and tells when there is a newer one. Where they
 * do not, as on pages without a secure address, nothing happens.
 * @param before is waited for before the page is loaded anew with the newer program
 */
export async function keepProgram(
  browser: Window & typeof globalThis,
  before: () => Promise<unknown>,
): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = browser.navigator.serviceWorker;
  if (workers === undefined) return;
  const first = workers.controller === null;
  workers.addEventListener('controllerchange', () => {
    program.setState({ atHand: true });
    // The first worker takes over the page as it is, whose program is its own.
    if (program.getState().newer !== null) void before().finally(() => browser.location.reload());
    else if (first) keepWhatWasFetched(browser);
  });
  try {
    const registration = await workers.register('/sw.js');
    program.setState({ atHand: !first, newer: registration.waiting });
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && workers.controller !== null)
          program.setState({ newer: installing });
      });
    });
    browser.document.addEventListener('visibilitychange', () => {
      if (!browser.document.hidden) void registration.update().catch(() => undefined);
    });
  } catch {
    // Without a worker the program comes by the network, as before.
  }
}

/** Uses the newer program: the page is loaded anew as soon as it has taken over. */
export function takeNewer(): void {
  program.getState().newer?.postMessage({ type: 'SKIP_WAITING' });
}
