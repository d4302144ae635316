import { isIPv4, isIPv6 } from 'node:net';
import { Limit } from './limit';

/** Rate limits per network, over all its connections. */
const RATES = {
  /** Expensive requests: creating, finding and joining rooms, guessing codes. */
  costly: { most: 40, each: 1.2 },
  /** New rooms. */
  rooms: { most: 100, each: 1200 },
  /** Files of feeds. */
  feed: { most: 200, each: 0.01 },
} as const;

export type Shared = keyof typeof RATES;

/** Factor for a wide network, which may serve many homes. */
const WIDE = 4;

/** Largest number of networks that are tracked individually. */
const MAX_NETWORKS = 50_000;

/** Interval for dropping idle networks, seconds. */
const SWEEP = 60;

/** Default limit of connections per network. */
const DEFAULT_CONNECTIONS = 500;

/** Key of the shared bucket for untracked networks. */
const OTHERS = 'others';

/** The 16-bit groups of an IPv6 address; an IPv4 address at its end counts as two. */
function groupsOf(address: string): readonly number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const plain =
    dotted === null
      ? address
      : `${dotted[1]}${[2, 4].map((at) => (Number(dotted[at]) * 256 + Number(dotted[at + 1])).toString(16)).join(':')}`;
  const [head = '', tail] = plain.split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return read(head);
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/**
 * The networks that an address belongs to, narrowest first: one IPv4 address (also when written as IPv6), or a /64 and
 * a /48 of IPv6. Text that is not an address is its own network.
 */
export function networksOf(address: string): readonly string[] {
  const bare = address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/%.*$/, '');
  const [, host = bare] = /^([\d.]+):\d+$/.exec(bare) ?? [];
  if (isIPv4(host) || !isIPv6(host)) return [host.slice(0, 64)];
  const groups = groupsOf(host);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped)
    return [
      groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 255])
        .join('.'),
    ];
  const prefix = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':');
  return [`${prefix(4)}::/64`, `${prefix(3)}::/48`];
}

interface Known {
  connections: number;
  readonly limits: Readonly<Record<Shared, Limit>>;
}

/**
 * Tracks the rate limits of each network. Its own size is bounded: networks whose limits have recovered are dropped.
 */
export class Networks {
  private readonly known = new Map<string, Known>();
  private swept = 0;

  /** @param now monotonic clock, seconds @param connections how many a network may have at once */
  constructor(
    private readonly now: () => number,
    private readonly connections = DEFAULT_CONNECTIONS,
  ) {}

  /** Counts a connection. @returns a function to call when it closes; null if there are too many */
  connect(address: string): (() => void) | null {
    const networks = this.networksAt(address);
    if (networks.some(({ known, share }) => known.connections >= this.connections * share)) return null;
    for (const { known } of networks) known.connections++;
    return () => {
      for (const { known } of networks) known.connections--;
    };
  }

  /** Takes a token if all limits allow it. */
  take(address: string, shared: Shared): boolean {
    const now = this.now();
    const limits = this.networksAt(address).map(({ known }) => known.limits[shared]);
    // A request that is rejected anyway must not cost the wider network tokens.
    return limits.every((limit) => limit.has(now)) && limits.every((limit) => limit.take(now));
  }

  /** Whether {@link take} would succeed. */
  has(address: string, shared: Shared): boolean {
    return this.networksAt(address).every(({ known }) => known.limits[shared].has(this.now()));
  }

  private networksAt(address: string): readonly { readonly known: Known; readonly share: number }[] {
    return networksOf(address).map((name, index) => {
      const share = index === 0 ? 1 : WIDE;
      return { known: this.at(name, share), share };
    });
  }

  private at(name: string, share: number): Known {
    const found = this.known.get(name);
    if (found !== undefined) return found;
    if (this.known.size >= MAX_NETWORKS) this.sweep();
    if (this.known.size >= MAX_NETWORKS && name !== OTHERS) return this.at(OTHERS, WIDE);
    const now = this.now();
    const limit = (shared: Shared) => new Limit(RATES[shared].most * share, RATES[shared].each / share, now);
    const known = {
      connections: 0,
      limits: { costly: limit('costly'), rooms: limit('rooms'), feed: limit('feed') },
    };
    this.known.set(name, known);
    return known;
  }

  private sweep(): void {
    const now = this.now();
    if (now - this.swept < SWEEP) return;
    this.swept = now;
    for (const [name, { connections, limits }] of this.known)
      if (connections === 0 && Object.values(limits).every((limit) => limit.isFull(now)))
        this.known.delete(name);
  }
}
