/**
 * `npm run bench`: random games of Zorgl-Zilla beside the same with chessops and boardgame.io, in the same run on the
 * same machine. `--rounds N` and `--seconds S` change how long it takes, `--json` gives the numbers to programs.
 */
import { parseArgs } from 'node:util';

// Its peers check and log more while a program is under development.
process.env.NODE_ENV = 'production';
const { bench, formatReport } = await import('./bench');

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

const report = bench({ rounds, seconds });
console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report));
