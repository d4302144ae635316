import { useEffect, useState } from 'react';

/** Where the app's own server lists its addresses in the local network. */
const NETWORK = '/network.json';

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

let asked: Promise<string | null> | null = null;

/** The first address in the local network; null if the server knows none, or is not the app's own. */
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

/** A link that works in the local network: localhost is replaced by the server's network address, if known. */
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
