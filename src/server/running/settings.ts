import * as v from 'valibot';
import { ok, type Result } from '#core';
import { fail } from '../problems';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Settings of a server; each is an environment variable. */
export interface Settings {
  /** `LOG_LEVEL`: minimum level of log messages; null if not set. */
  readonly logLevel: LogLevel | null;
  /** `METRICS_PORT`: port of the metrics; null for none. */
  readonly metricsPort: number | null;
  /** `METRICS_HOST`: address on which metrics are served; this computer by default. */
  readonly metricsHost: string;
  /** `TRUSTED_PROXIES`: number of our own proxies in front of this server. */
  readonly proxies: number;
  /** `SERVER_NAMES`: public host names of this server; empty if it only serves a local network. */
  readonly hosts: readonly string[];
  /** `NETWORK_CONNECTIONS`: largest number of connections per network; null for the default. */
  readonly connections: number | null;
  /** `ROOM_DAYS`: days without a step after which a room is deleted. */
  readonly roomDays: number;
  /** `TWITCH_CHANNEL`: channel whose chat votes in rooms that allow it; null for none. */
  readonly twitchChannel: string | null;
  /** `TWITCH_CHAT`: address of the chat server, for tests; null for Twitch's own. */
  readonly twitchChat: string | null;
}

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

const SHAPES = {
  LOG_LEVEL: v.picklist(LOG_LEVELS),
  METRICS_PORT: whole(0, 65535),
  METRICS_HOST: v.pipe(v.string(), v.nonEmpty()),
  TRUSTED_PROXIES: whole(0, 9),
  SERVER_NAMES: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9.-]+(?:,[a-z0-9.-]+)*$/i),
    v.transform((names) => names.toLowerCase().split(',')),
  ),
  NETWORK_CONNECTIONS: whole(1, 65_535),
  ROOM_DAYS: whole(1, 36_500),
  TWITCH_CHANNEL: v.pipe(v.string(), v.regex(/^\w{2,25}$/)),
  TWITCH_CHAT: v.pipe(v.string(), v.regex(/^wss?:\/\/\S+$/)),
} as const;

const FORMS: Readonly<Record<keyof typeof SHAPES, string>> = {
  LOG_LEVEL: LOG_LEVELS.join(', '),
  METRICS_PORT: 'a port, 0 to 65535',
  METRICS_HOST: 'an address of this computer',
  TRUSTED_PROXIES: 'a number of proxies, 0 to 9',
  SERVER_NAMES: 'names with commas between them',
  NETWORK_CONNECTIONS: 'a number of connections, 1 to 65535',
  ROOM_DAYS: 'a number of days, 1 to 36500',
  TWITCH_CHANNEL: 'the name of a channel',
  TWITCH_CHAT: 'an address that begins with ws:// or wss://',
};

/** Reads the settings. Fails for the first invalid variable. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Result<Settings> {
  const names = Object.keys(SHAPES) as (keyof typeof SHAPES)[];
  const wrong = names.find(
    (name) => environment[name] !== undefined && !v.is(SHAPES[name], environment[name]),
  );
  if (wrong !== undefined) {
    return fail(wrong, 'setting.invalid', { text: environment[wrong] ?? '', form: FORMS[wrong] });
  }
  const read = v.parse(v.partial(v.object(SHAPES)), environment);
  return ok({
    logLevel: read.LOG_LEVEL ?? null,
    metricsPort: read.METRICS_PORT ?? null,
    metricsHost: read.METRICS_HOST ?? 'localhost',
    proxies: read.TRUSTED_PROXIES ?? 0,
    hosts: read.SERVER_NAMES ?? [],
    connections: read.NETWORK_CONNECTIONS ?? null,
    roomDays: read.ROOM_DAYS ?? 30,
    twitchChannel: read.TWITCH_CHANNEL ?? null,
    twitchChat: read.TWITCH_CHAT ?? null,
  });
}
