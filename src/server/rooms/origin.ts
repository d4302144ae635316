import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { hostname } from 'node:os';

/** Address ranges of private networks. */
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

/** Host names that cannot be registered: single labels and the reserved names of local networks. */
const OF_THE_HOUSE = /^[^.]+$|\.(?:localhost|local|lan|home|internal|home\.arpa|test)$/;

export interface Reached {
  /** Number of our own proxies in front of this server. */
  readonly proxies: number;
  /** Other host names of this server. */
  readonly hosts: readonly string[];
}

/**
 * Whether a host name may belong to this server. Guards against DNS rebinding: anyone can point a domain at a private
 * address, so that their page reaches a server that they cannot reach themselves.
 * @param name without the port @param address of this server, to which the request was sent
 */
function isOwnName(name: string, address: string, { proxies, hosts }: Reached): boolean {
  const bare = name.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 || OF_THE_HOUSE.test(bare) || bare === hostname().toLowerCase()) return true;
  return proxies > 0 || hosts.includes(bare) || !INDOORS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Whether a connection comes from a page of this server, or from no page at all. Foreign pages must not act on behalf
 * of their visitors.
 */
export function isOwnPage({ headers: { origin, host }, socket }: IncomingMessage, reached: Reached): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase()) return false;
  return isOwnName(new URL(origin).hostname, socket.localAddress ?? '', reached);
}

/**
 * Address of a client, for rate limits.
 * @param forwarded the header `X-Forwarded-For`, to which each proxy appends the address of its client
 * @param proxies number of our own proxies in front of this server; anybody may have forged the entries before theirs
 */
export function guestAddress(peer: string, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0) return peer;
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-proxies) || peer;
}

/** The client's address. */
export const clientAddress = ({ socket, headers }: IncomingMessage, proxies: number): string =>
  guestAddress(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString(), proxies);
