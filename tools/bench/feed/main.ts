/**
 * `npm run bench:feed`: feed files served per second, compared with a bare `node:http` serving the same bytes,
 * alternating in the same run. `--seconds S` and `--rounds N` change how much is measured.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { parseArgs } from 'node:util';
import { FEED_BUNDLE, type FeedFile, feedAddress } from '#net';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '5' } },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
if (!(seconds > 0)) throw new RangeError('--seconds must be a number above 0');
if (!Number.isSafeInteger(rounds) || rounds < 1)
  throw new RangeError('--rounds must be a whole number from 1');

/** Number of concurrent requests. */
const AT_ONCE = 64;

interface Serving {
  readonly port: number;
  readonly room: string;
}

async function start(kind: 'own' | 'bare') {
  const child = fork(new URL('./serve.ts', import.meta.url), [kind], { execArgv: ['--import', 'tsx'] });
  const [serving] = (await once(child, 'message')) as [Serving];
  return { child, ...serving, agent: new Agent({ keepAlive: true, maxSockets: AT_ONCE }) };
}
type Server = Awaited<ReturnType<typeof start>>;

let fetched = 0;

function fetchOnce({ port, agent }: Server, path: string): Promise<void> {
  return new Promise((done, fail) => {
    const address = Array.from({ length: 4 }, (_, at) => (++fetched >> (8 * at)) & 255).join('.');
    get({ host: 'localhost', port, path, agent, headers: { 'X-Forwarded-For': address } }, (response) => {
      if (response.statusCode !== 200) fail(new Error(`${path} is answered with ${response.statusCode}`));
      response.resume().on('end', done);
    }).on('error', fail);
  });
}

/** Files per second. */
async function rate(server: Server, fileOf: (asked: number) => FeedFile): Promise<number> {
  let asked = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const ask = async () => {
    while (performance.now() < end) await fetchOnce(server, feedAddress(server.room, fileOf(asked++)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return (asked / (performance.now() - begun)) * 1000;
}

const KINDS: readonly (readonly [string, (asked: number) => FeedFile])[] = [
  ['the head', () => ({ file: 'head' })],
  ['steps', (asked) => ({ file: 'step', match: 0, step: asked % (2 * FEED_BUNDLE) })],
  [`bundles of ${FEED_BUNDLE}`, () => ({ file: 'bundle', match: 0, bundle: 0 })],
];
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const [own, bare] = [await start('own'), await start('bare')];
console.log(
  `Files of a feed a second, ${AT_ONCE} asking at once, medians of ${rounds} rounds of ${seconds} s`,
);
for (const [name, fileOf] of KINDS) {
  const rates = { own: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const pair = [await rate(own, fileOf), await rate(bare, fileOf)] as const;
    // The first round is a warm-up.
    if (round === 0) continue;
    rates.own.push(pair[0]);
    rates.bare.push(pair[1]);
  }
  const [ours, theirs] = [median(rates.own), median(rates.bare)];
  console.log(
    `  ${name.padEnd(14)}${ours.toFixed(0).padStart(8)}   bare node:http ${theirs.toFixed(0).padStart(8)}   ${(ours / theirs).toFixed(2)} ×`,
  );
}
for (const { child, agent } of [own, bare]) {
  agent.destroy();
  child.kill();
}
