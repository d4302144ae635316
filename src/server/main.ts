/** `npm start`: serves the built page until it is told to stop. Exit status 2 when it cannot start. */
import { fileURLToPath } from 'node:url';
import { ok, type Problem } from '#core';
import { chooseAddress } from './address';
import { inEnglish } from './problems';
import { openRooms, openSharedRooms } from './rooms/open';
import { startServer } from './server';

const ALTERNATIVES = 20;

function fail(cause: Problem): never {
  console.error(`error: ${inEnglish(cause)}`);
  process.exit(2);
}

const choice = chooseAddress(process.argv.slice(2), process.env);
if (!choice.ok) fail(choice.error);
const { port, named, host } = choice.value;

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { REDIS_URL, ROOMS_FILE } = process.env;
const opened =
  REDIS_URL === undefined
    ? ok(openRooms(ROOMS_FILE ?? here('data/rooms.sqlite')))
    : await openSharedRooms(REDIS_URL);
if (!opened.ok) fail(opened.error);
const hosted = opened.value;

const started = await startServer({
  directory: here('dist'),
  hosted,
  port,
  alternatives: named ? 0 : ALTERNATIVES,
  ...(host !== null && { host }),
});
if (!started.ok) fail(started.error);
const server = started.value;

if (!named && server.port !== port) console.log(`Port ${port} is in use, so this is port ${server.port}.`);
console.log(`Kaiju Tabletop is open at ${server.localAddress}`);
for (const address of server.networkAddresses) console.log(`     on this network at ${address}`);
console.log('Ctrl+C stops it.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server
      .close()
      .then(() => hosted.close())
      .then(() => process.exit(0));
  });
}
