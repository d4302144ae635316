/**
 * `npm run fuzz`: gives all parsers mutated inputs for some time and tells what breaks the law.
 * `--seconds N` how long, `--seed S` which inputs, `--target NAME` one parser only, `--from N` its first input.
 */
import { parseArgs } from 'node:util';
import { type Finding, fuzz, newTally } from './fuzz';
import { TARGETS } from './targets';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    target: { type: 'string' },
    from: { type: 'string', default: '0' },
  },
});

/** Inputs between two looks at the clock. */
const BATCH = 50;
/** How long it is a parser's turn, in milliseconds: the quick ones get more inputs. */
const TURN = 200;
/** An input that takes more of the processor than this, in milliseconds, is told of. */
const SLOW = 2000;
/** A parser with so many findings is left alone, and so many of a batch are shown. */
const MAX_FINDINGS = 20;
const SHOWN_FINDINGS = 5;

/** Milliseconds that this process has worked, which does not count what others do on the machine. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const seed = Number(values.seed);
const targets = TARGETS.filter(({ name }) => values.target === undefined || name === values.target);
if (targets.length === 0)
  throw new RangeError(`--target must be one of ${TARGETS.map(({ name }) => name).join(', ')}`);
const tallies = targets.map(newTally);
const end = performance.now() + Number(values.seconds) * 1000;

const show = ({ target, number, reason, input }: Finding) =>
  console.log(`${target} --seed ${seed} --from ${number}: ${reason}\n  ${input}`);

const next = targets.map(() => Number(values.from));
while (performance.now() < end) {
  for (const [index, target] of targets.entries()) {
    const tally = tallies[index]!;
    const turnEnds = Math.min(end, performance.now() + TURN);
    while (performance.now() < turnEnds && tally.findings.length < MAX_FINDINGS) {
      const known = tally.findings.length;
      const from = next[index]!;
      next[index] = from + BATCH;
      await fuzz(target, seed, from, from + BATCH, tally, processorTime);
      tally.findings.slice(known, known + SHOWN_FINDINGS).forEach(show);
    }
  }
  if (tallies.every(({ findings }) => findings.length >= MAX_FINDINGS)) break;
}

let broken = false;
for (const [index, { name }] of targets.entries()) {
  const { accepted, refused, findings, slowest } = tallies[index]!;
  const slow = slowest > SLOW ? '  SLOW' : '';
  broken ||= findings.length > 0 || slow !== '';
  console.log(
    `${name.padEnd(20)} ${String(accepted + refused).padStart(9)} inputs, ${String(accepted).padStart(8)} accepted, ${findings.length} findings, slowest ${slowest.toFixed(0)} ms${slow}`,
  );
}
process.exitCode = broken ? 1 : 0;
