import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { hostname } from 'node:os';

/** Addresses that only those of the same house can reach. */
const INDOORS = new BlockList();
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  INDOORS.addSubnet(address, prefix);
INDOORS.addAddress('::1', 'ipv6');
INDOORS.addSubnet('fc00::', 7, 'ipv6');
INDOORS.addSubnet('fe80::', 10, 'ipv6');

/** Names that nobody can buy: they are those of the house's own network, or of none. */
const OF_THE_HOUSE = /^[^.]+$|\.(?:localhost|local|lan|home|internal|home\.arpa|test)$/;

export interface Reached {
  /** How many proxies of our own stand before this server. */
  readonly proxies: number;
  /** Further names under which it is reached. */
  readonly hosts: readonly string[];
}

/**
 * Whether a name may be one of this server. A name that somebody has bought can be led to an address indoors, so that a page
 * of theirs speaks with a server that they cannot reach themselves.
 * @param name without the port @param address of this server, at which it was asked
 */
function isOwnName(name: string, address: string, { proxies, hosts }: Reached): boolean {
  const bare = name.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 || OF_THE_HOUSE.test(bare) || bare === hostname().toLowerCase()) return true;
  return proxies > 0 || hosts.includes(bare) || !INDOORS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Whether a connection comes from a page of this server, or from no page at all. Pages of others may not speak for anyone who
 * looks at them.
 */
export function isOwnPage({ headers: { origin, host }, socket }: IncomingMessage, reached: Reached): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase()) return false;
  return isOwnName(new URL(origin).hostname, socket.localAddress ?? '', reached);
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

/** The client's address. */
export const clientAddress = ({ socket, headers }: IncomingMessage, proxies: number): string =>
  guestAddress(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString(), proxies);
