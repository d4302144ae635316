import type { IncomingMessage } from 'node:http';

/**
 * Whether a connection comes from a page of this server, or from no page at all. Pages of others may not speak for whoever
 * looks at them.
 */
export function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/**
 * The address of a guest, for limits.
 * @param forwarded the header `X-Forwarded-For`, to which each proxy adds whom it was asked by
 * @param proxies how many proxies of our own stand before this server; what came before them anybody may have written
 */
export function guestAddress(peer: string, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0) return peer;
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-proxies) || peer;
}
