/**
 * `npm run feed:simulate -- --viewers 100000`: requests of an audience to a CDN and to the origin server, and their
 * delay. A model, not a measurement: viewers poll every `--every` seconds at random offsets; each CDN node caches the
 * head for a second and everything else forever, and fetches missing files once from the server.
 */
import { parseArgs } from 'node:util';
import { Random } from '#core';
import { FEED_HEAD_AGE } from '#net';

const { values } = parseArgs({
  options: {
    viewers: { type: 'string', default: '100000' },
    places: { type: 'string', default: '40' },
    every: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});

function number(name: keyof typeof values, least: number): number {
  const value = Number(values[name]);
  if (!(value >= least)) throw new RangeError(`--${name} must be a number from ${least}`);
  return value;
}

const [viewers, places, every, minutes, seed] = [
  number('viewers', 1),
  number('places', 1),
  number('every', 0.5),
  number('minutes', 1),
  number('seed', 0),
];

/** Round trip times in seconds: CDN node to server, and viewer to CDN node. */
const TO_SERVER = 0.12;
const TO_PLACE = 0.03;
/** Seconds between steps: at least the pause of bots, otherwise the thinking time of people. */
const MIN_SHARE = 0.9;
const MEAN = 4;
/** Sizes of the files with HTTP headers, bytes. */
const HEAD_BYTES = 900;
const STEP_BYTES = 1500;

const random = Random.fromSeed(seed);
const seconds = minutes * 60;
const steps: number[] = [];
for (let at = 0; at < seconds; at += MIN_SHARE - (MEAN - MIN_SHARE) * Math.log(1 - random.unit()))
  steps.push(at);

/** Number of steps at a time. */
function stepsAt(time: number): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps[middle]! <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

const late: number[] = [];
let asked = 0;
let bytes = 0;
let askedServer = 0;
let busiest = 0;
for (let place = 0; place < places; place++) {
  const here = Math.ceil((viewers - place) / places);
  const phases = Array.from({ length: here }, () => random.unit() * every).sort((a, b) => a - b);
  const known = new Int32Array(here);
  let head = { until: Number.NEGATIVE_INFINITY, steps: 0 };
  let kept = 0;
  let askedHere = 0;
  for (let begun = 0; begun < seconds; begun += every) {
    phases.forEach((phase, viewer) => {
      const now = begun + phase;
      let wait = TO_PLACE;
      if (now >= head.until) {
        head = { until: now + FEED_HEAD_AGE, steps: stepsAt(now + TO_SERVER / 2) };
        askedServer++;
        wait += TO_SERVER;
      }
      askedHere++;
      bytes += HEAD_BYTES;
      for (let step = known[viewer]!; step < head.steps; step++) {
        wait += TO_PLACE;
        if (step >= kept) {
          kept = step + 1;
          askedServer++;
          wait += TO_SERVER;
        }
        askedHere++;
        bytes += STEP_BYTES;
        late.push(now + wait - steps[step]!);
      }
      known[viewer] = head.steps;
    });
  }
  asked += askedHere;
  busiest = Math.max(busiest, askedHere);
}

const sorted = Float64Array.from(late).sort();
const part = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1);
console.log(
  [
    `${viewers} viewers at ${places} places for ${minutes} minutes, ${steps.length} steps, asking every ${every} s (seed ${seed})`,
    `  the server is asked ${(askedServer / seconds).toFixed(1)} times a second, a place ${(busiest / seconds).toFixed(0)} times, all of them ${(asked / seconds).toFixed(0)} times`,
    `  a viewer takes ${(bytes / viewers / seconds / 1024).toFixed(2)} kB/s, all of them ${((bytes * 8) / seconds / 1e6).toFixed(0)} Mbit/s`,
    `  a step is seen after ${part(0.5)} s (median), ${part(0.99)} s (p99), ${part(1)} s (latest)`,
  ].join('\n'),
);
