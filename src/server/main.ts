/** `npm start`: serves the built page until it is stopped. Exits with status 2 if it cannot start. */
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { Problem } from '#core';
import { chooseAddress } from './address';
import { Chats } from './chat/chats';
import { TwitchChat } from './chat/twitch';
import { describeInEnglish, makeProblem } from './problems';
import { openRooms, openSharedRooms, scheduleLater } from './rooms/open';
import { Metrics } from './running/metrics';
import { readSettings } from './running/settings';
import { startServer } from './server';

const ALTERNATIVES = 20;

function exitWith(cause: Problem): never {
  console.error(`error: ${describeInEnglish(cause)}`);
  process.exit(2);
}

const choice = chooseAddress(process.argv.slice(2), process.env);
if (!choice.ok) exitWith(choice.error);
const { port, named, host } = choice.value;

const settings = readSettings(process.env);
if (!settings.ok) exitWith(settings.error);
const {
  logLevel,
  metricsPort,
  metricsHost,
  proxies,
  hosts,
  connections,
  roomDays,
  twitchChannel,
  twitchChat,
} = settings.value;

// On a terminal only the address is of interest.
const log = pino({ level: logLevel ?? (process.stdout.isTTY ? 'warn' : 'info') }, pino.destination(2));
const metrics = new Metrics(() => performance.now() / 1000);
const fault = (detail: string): void => {
  metrics.fault();
  log.error({ detail }, 'fault');
};

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { REDIS_URL, ROOMS_FILE } = process.env;
const forgot = (rooms: number): void => log.info({ rooms }, 'forgot rooms that nobody has used for long');
const chats = new Chats(
  (channel) =>
    new TwitchChat({
      channel,
      ...(twitchChat !== null && { address: twitchChat }),
      later: scheduleLater,
      random: Math.random,
      fault,
    }),
  twitchChannel,
);
const watching = { metrics, fault, roomDays, forgot, chats };
const opened =
  REDIS_URL === undefined
    ? openRooms(ROOMS_FILE ?? here('data/rooms.sqlite'), watching)
    : await openSharedRooms(REDIS_URL, watching);
if (!opened.ok) exitWith(opened.error);
const kept = opened.value;

const started = await startServer({
  directory: here('dist'),
  hosted: {
    ...kept,
    proxies,
    hosts,
    ...(connections !== null && { connections }),
    answered: (...answer) => metrics.answered(...answer),
  },
  health: kept.health,
  port,
  alternatives: named ? 0 : ALTERNATIVES,
  ...(host !== null && { host }),
});
if (!started.ok) exitWith(started.error);
const server = started.value;
metrics.watch('kaiju_guests', 'Guests that are connected to this node.', () => server.guests);
if (metricsPort !== null) {
  await metrics.serve(metricsPort, metricsHost).catch(({ message }: Error) => {
    exitWith(makeProblem('METRICS_PORT', 'port.failed', { port: metricsPort, detail: message }));
  });
}
log.info({ port: server.port, redis: REDIS_URL !== undefined, roomDays }, 'started');

if (!named && server.port !== port) console.log(`Port ${port} is in use, so this is port ${server.port}.`);
console.log(`Kaiju Tabletop is open at ${server.localAddress}`);
for (const address of server.networkAddresses) console.log(`     on this network at ${address}`);
console.log('Ctrl+C stops it.');

async function stop(): Promise<void> {
  log.info({ guests: server.guests }, 'closing');
  chats.close();
  await server.close();
  await kept.close();
  log.info('closed');
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
