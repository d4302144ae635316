import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type Cue, type Timeline, TimelineSequence } from '#director';
import { KAIJU_EFFECTS } from '#kaiju';
import { choreograph } from '#zorgl/view';
import { ParticleField } from '../../../../src/stage/effects/particleField';
import { LIVELY } from '../../../helpers/timelines';
import { crowdedScenes, playedScenes, specialScenes } from './scenes';

/** All that is shown of a game. */
function filmOf(seed: number, most: number, scenes = playedScenes): readonly Timeline[] {
  return [...scenes(seed, most)].map(({ table, events }) => choreograph(table, events, LIVELY));
}

const field = new ParticleField(0.6, KAIJU_EFFECTS);
afterAll(() => field.dispose());

/** The poses and all particles at a time. */
function picture(reel: TimelineSequence, timelines: readonly Timeline[], time: number) {
  const poses = new Float64Array(timelines[0]!.start.length);
  reel.sample(time, poses);
  field.begin();
  reel.visitActiveCues(time, (cue, age) => {
    if (cue.kind === 'effect') field.add(cue, age);
  });
  field.end();
  return { poses, sprites: field.numbers('sprites'), chunks: field.numbers('chunks') };
}

it('a whole game scrubbed to and fro shows the poses and particles of a straight showing', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 }),
      (seed, shares) => {
        const timelines = filmOf(seed, 60);
        const reel = new TimelineSequence(timelines);
        const times = shares.map((share) => share * reel.settled);
        const straight = new Map(
          [...times].sort((a, b) => a - b).map((time) => [time, picture(reel, timelines, time)]),
        );
        for (const time of times) expect(picture(reel, timelines, time)).toEqual(straight.get(time));
        for (const time of [...times].reverse()) {
          expect(picture(reel, timelines, time)).toEqual(straight.get(time));
        }
      },
    ),
    { numRuns: 4 },
  );
});

describe('flashes', () => {
  /** Those that light up a good part of the picture. */
  const isFlash = (cue: Cue) =>
    cue.kind === 'effect' && ['flash', 'fireball', 'meltdown'].includes(cue.effect);

  it('never come more often than three times a second, from one action to the next either', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        for (const scenes of [playedScenes, specialScenes, crowdedScenes]) {
          let begins = 0;
          const flashes: number[] = [];
          for (const timeline of filmOf(seed, 80, scenes)) {
            for (const cue of timeline.cues) if (isFlash(cue)) flashes.push(begins + cue.at);
            begins += timeline.duration;
          }
          for (const [index, at] of flashes.entries()) {
            // Begun within one second, this one included.
            const soon = flashes.slice(index).filter((other) => other - at < 1);
            expect(soon.length).toBeLessThanOrEqual(3);
          }
        }
      }),
      { numRuns: 6 },
    );
  });
});
