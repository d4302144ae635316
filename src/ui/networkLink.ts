import { useEffect, useState } from 'react';

/** Where the program's own server tells under which addresses others of the network reach it. */
const NETWORK = '/network.json';

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

let asked: Promise<string | null> | null = null;

/** The first address for others of the network; null if the server knows none, or is another one. */
async function askServer(): Promise<string | null> {
  try {
    const response = await fetch(NETWORK);
    const { addresses } = (await response.json()) as { readonly addresses?: unknown };
    const [first] = Array.isArray(addresses) ? (addresses as readonly unknown[]) : [];
    return typeof first === 'string' && URL.canParse(first) ? new URL(first).origin : null;
  } catch {
    return null;
  }
}

/**
 * A link as others of the network can open it: one to this computer, which everybody has, becomes one to its address in
 * the network, where the server knows it.
 */
export function useNetworkLink(link: string): { readonly link: string; readonly forNetwork: boolean } {
  const [origin, setOrigin] = useState<string | null>(null);
  const here = URL.canParse(link) && LOCAL.test(new URL(link).hostname) ? new URL(link).origin : null;
  useEffect(() => {
    if (here === null) return;
    asked ??= askServer();
    void asked.then(setOrigin);
  }, [here]);
  if (here === null || origin === null) return { link, forNetwork: false };
  return { link: origin + link.slice(here.length), forNetwork: true };
}
