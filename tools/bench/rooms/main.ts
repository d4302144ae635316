/**
 * `npm run bench:rooms`: a room with a large audience compared with bare sockets that send the same data, in the same
 * run on the same machine. `--spectators 1000,2000`, `--steps N` and `--rounds N` change how much is measured.
 */
import { parseArgs } from 'node:util';
import { busyRooms } from './busy';
import { Part } from './part';

const { values } = parseArgs({
  options: {
    spectators: { type: 'string', default: '1000,2000' },
    steps: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '3' },
    rooms: { type: 'string', default: '200' },
  },
});

function whole(name: keyof typeof values, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < least)
    throw new RangeError(`--${name} must be a whole number from ${least}`);
  return number;
}

const crowds = values.spectators.split(',').map((text) => whole('spectators', text, 1));
const steps = whole('steps', values.steps, 1);
const rounds = whole('rounds', values.rounds, 1);
const manyRooms = whole('rooms', values.rooms, 0);

interface Measured {
  readonly perSecond: number;
  readonly p99: number;
  /** Memory per spectator, bytes. */
  readonly memory: number;
  /** The messages sent. */
  readonly texts: readonly string[];
}

/** @param file the server @param count number of spectators @param texts messages of a bare server */
async function measure(file: string, count: number, texts: readonly string[]): Promise<Measured> {
  const server = new Part(file);
  const audience = new Part('./audience.ts');
  const { opened } = await server.ask({ do: 'open' });
  const { bytes: empty } = await server.ask({ do: 'weigh' });
  await audience.ask({ do: 'come', opened, count });
  const memory = ((await server.ask({ do: 'weigh' })).bytes - empty) / count;
  const said: number[] = [];
  const heard: string[] = [];
  const begun = performance.now();
  for (let step = 0; step < steps; step++) {
    const hearing = audience.next('hear');
    said.push((await server.ask({ do: 'say', text: texts[step] ?? '' })).at);
    heard.push((await hearing).text);
  }
  const seconds = (performance.now() - begun) / 1000;
  const { latencies } = await audience.ask({ do: 'report', said });
  const sorted = latencies.toSorted((a, b) => a - b);
  server.end();
  audience.end();
  return {
    perSecond: (steps * count) / seconds,
    p99: sorted[Math.ceil(sorted.length * 0.99) - 1]!,
    memory,
    texts: heard,
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

for (const count of crowds) {
  const own: Measured[] = [];
  const bare: Measured[] = [];
  for (let round = 0; round < rounds; round++) {
    const one = await measure('./own.ts', count, []);
    own.push(one);
    bare.push(await measure('./bare.ts', count, one.texts));
  }
  const of = (all: readonly Measured[], what: 'perSecond' | 'p99' | 'memory') =>
    median(all.map((one) => one[what]));
  const bytes = median(own.flatMap(({ texts }) => texts.map((text) => text.length)));
  const row = (name: string, all: readonly Measured[]) =>
    `  ${name.padEnd(12)}${of(all, 'perSecond').toFixed(0).padStart(10)} messages/s   p99 ${of(all, 'p99').toFixed(1).padStart(7)} ms   ${(of(all, 'memory') / 1024).toFixed(1).padStart(6)} kB a spectator`;
  console.log(`${count} look on at one room, ${steps} steps of ${bytes} bytes, median of ${rounds} rounds`);
  console.log(row('a room', own));
  console.log(row('bare ws', bare));
  console.log(`  the room delivers ${(of(own, 'perSecond') / of(bare, 'perSecond')).toFixed(2)} × bare ws\n`);
}
if (manyRooms > 0) console.log(await busyRooms(manyRooms));
