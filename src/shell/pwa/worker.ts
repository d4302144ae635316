import { createStore } from 'zustand/vanilla';

/** An available update. */
export interface NewerProgram {
  /** Activates it: this page reloads once everything is saved; other tabs are notified and keep running. */
  take(): void;
}

/** State of the service worker. */
export interface ProgramState {
  /** Null if there is no update. */
  readonly newer: NewerProgram | null;
  /** Whether the program works offline. */
  readonly atHand: boolean;
}

/** State of the program on this device. */
export const programState = createStore<ProgramState>(() => ({ newer: null, atHand: false }));

/** Files that a first visit has fetched before the service worker could cache them. */
const KEPT = /\/(models|audio|portraits)\//;

/** Fetches these files again, from the HTTP cache, so that the service worker caches them. */
function keepWhatWasFetched({ performance, fetch, location }: Window & typeof globalThis): void {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = fetched.filter(({ origin, pathname }) => origin === location.origin && KEPT.test(pathname));
  for (const { href } of ours) void fetch(href).catch(() => undefined);
}

/**
 * Registers the service worker, and reports updates. Does nothing if browsers do not allow one, e.g. without HTTPS.
 * @param before awaited before the page reloads with an update
 */
export async function keepProgram(
  browser: Window & typeof globalThis,
  before: () => Promise<unknown>,
): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = browser.navigator.serviceWorker;
  if (workers === undefined) return;
  const reload = () => void before().finally(() => browser.location.reload());
  let taken = false;
  const offer = (worker: ServiceWorker) => {
    const take = () => {
      taken = true;
      worker.postMessage({ type: 'SKIP_WAITING' });
    };
    programState.setState({ newer: { take } });
  };
  let alone = workers.controller === null;
  const first = alone;
  workers.addEventListener('controllerchange', () => {
    programState.setState({ atHand: true });
    if (taken) reload();
    // The first worker takes over the page as it is, since both have the same version.
    else if (alone) keepWhatWasFetched(browser);
    // Another tab has activated an update.
    else programState.setState({ newer: { take: reload } });
    alone = false;
  });
  try {
    const registration = await workers.register('/sw.js');
    programState.setState({ atHand: !first });
    if (registration.waiting !== null) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && workers.controller !== null) offer(installing);
      });
    });
    browser.document.addEventListener('visibilitychange', () => {
      if (!browser.document.hidden) void registration.update().catch(() => undefined);
    });
  } catch {
    // Without a worker the program loads from the network as before.
  }
}
