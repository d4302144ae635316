import { createStore } from 'zustand/vanilla';

/** A newer program than the one on the page. */
export interface NewerProgram {
  /** Goes over to it: this page is loaded again as soon as all is written; other tabs are told, and stay as they are. */
  take(): void;
}

/** What the browser lets us do with the program as a whole. */
export interface ProgramState {
  /** Null if there is none. */
  readonly newer: NewerProgram | null;
  /** The program is at hand without a network. */
  readonly atHand: boolean;
}

/** How the program stands on this device. */
export const programState = createStore<ProgramState>(() => ({ newer: null, atHand: false }));

/** What a first visit has fetched before the worker was there to keep it. */
const KEPT = /\/(models|audio|portraits)\//;

/** Fetches again, from the browser's own memory, what the worker is to keep. */
function keepWhatWasFetched({ performance, fetch, location }: Window & typeof globalThis): void {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = fetched.filter(({ origin, pathname }) => origin === location.origin && KEPT.test(pathname));
  for (const { href } of ours) void fetch(href).catch(() => undefined);
}

/**
 * Has the program kept on this device by a worker, where browsers let it, and tells when there is a newer one. Where they
 * do not, as on pages without a secure address, nothing happens.
 * @param before is waited for before the page is loaded again with the newer program
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
    // The first worker takes over the page as it is, whose program is its own.
    else if (alone) keepWhatWasFetched(browser);
    // Another tab has gone over to a newer program.
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
    // Without a worker the program comes by the network, as before.
  }
}
