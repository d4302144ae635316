/**
 * `npm run bench`: random games of Zorgl-Zilla compared with chessops and boardgame.io, and of TetZilla and The
 * Struggle for Zorn, in the same run on the same machine. `--rounds N` and `--seconds S` change the duration, `--json`
 * prints machine-readable numbers.
 */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bench, formatReport, unfairness } from './bench';
import type { Contender, Peer } from './contender';
import { goodMoves } from './goodMove';
import { SEARCH_WANTED, searchContenders } from './search';
import { TETZILLA_WANTED, tetzillaContenders } from './tetzilla';
import { sampleGame, zorglContenders } from './zorgl';
import { ZORN_WANTED, zornContenders } from './zorn';

/** Seconds; the rules of The Struggle for Zorn take the longest to warm up. */
const WARM_UP = 3;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
if (!Number.isSafeInteger(rounds) || rounds < 1)
  throw new RangeError('--rounds must be a whole number from 1');
if (!(seconds >= 0 && seconds <= 3600)) throw new RangeError('--seconds must be a number from 0 to 3600');

// A separate package, so that players need not install the peers.
const peersHome = new URL('./peers/', import.meta.url);
if (!existsSync(new URL('node_modules', peersHome))) {
  console.error('Installing what the rules are measured against, once …');
  execSync('npm ci --no-audit --no-fund', { cwd: peersHome, stdio: ['ignore', 'ignore', 'inherit'] });
}
// In development mode they check and log more.
process.env.NODE_ENV = 'production';
interface Peers {
  readonly PEERS: readonly Peer[];
  readonly SEARCHING_PEERS: readonly Contender[];
}
const { PEERS, SEARCHING_PEERS }: Peers = await import(new URL('index.ts', peersHome).href);
const sample = sampleGame(1);
for (const peer of PEERS) {
  const unfair = unfairness(peer, sample);
  if (unfair !== undefined) throw new Error(unfair);
}

const own: Parameters<typeof bench>[0] = [
  ...zorglContenders(),
  ...tetzillaContenders(),
  ...zornContenders(),
  ...searchContenders(),
  ...SEARCHING_PEERS,
];
const report = bench(own, PEERS, { rounds, warmUp: WARM_UP, seconds }, [
  ...TETZILLA_WANTED,
  ...ZORN_WANTED,
  ...SEARCH_WANTED,
]);
const found = goodMoves();
console.log(
  values.json
    ? JSON.stringify({ ...report, goodMoves: found }, null, 2)
    : [formatReport(report), '', ...found].join('\n'),
);
