import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleTimeline } from '#director';
import { FLASHES } from '#kaiju/cues';
import { advanceThrough, CAPTIONS, choreograph, layout, SOUNDS, TABLE_LEVEL } from '#tetzilla/view';
import {
  CALM,
  expectLawfulCues,
  expectPoses,
  expectStill,
  LIVELY,
  sampled,
} from '../../../helpers/timelines';
import { deadlyScenes, playedScenes } from './scenes';

/** Every second game is a deadly one. */
const anyScenes = (seed: number, most?: number, daring?: number) =>
  seed % 2 === 0 ? deadlyScenes(seed) : playedScenes(seed, most, daring);

const NAMES = { captions: CAPTIONS, sounds: SOUNDS, flashes: FLASHES as ReadonlySet<string> };

describe('over random games', () => {
  it('every timeline leads exactly from layout to layout', () => {
    for (let seed = 1; seed <= 4; seed++) {
      for (const { table, events } of anyScenes(seed, 400, seed % 3 === 0 ? 8 : 2)) {
        const after = advanceThrough(table, events);
        for (const settings of [LIVELY, CALM]) {
          const timeline = choreograph(table, events, settings);
          expectPoses(table, layout(table), sampled(timeline, -1));
          expectPoses(after, layout(after), sampled(timeline, timeline.duration));
          // All that moves is done by then: nothing jumps into place at the last moment.
          const late = timeline.tracks.filter(
            ({ slot, segments }) => (segments.at(-1)?.to ?? timeline.start[slot]) !== timeline.end[slot],
          );
          expect(late).toEqual([]);
        }
      }
    }
  });

  it('every moment is made of numbers, and nothing sinks below the table', () => {
    for (let seed = 21; seed <= 22; seed++) {
      for (const { table, events } of anyScenes(seed, 120)) {
        const timeline = choreograph(table, events, LIVELY);
        for (let step = 0; step <= 16; step++) {
          const poses = sampled(timeline, (timeline.duration * step) / 16);
          expect(poses.every(Number.isFinite)).toBe(true);
          const sunk = table.pieces.ids.filter(
            (id) =>
              poses[table.pieces.slot(id, 'visibility')]! > 0 &&
              poses[table.pieces.slot(id, 'y')]! < TABLE_LEVEL - 1e-9,
          );
          expect(sunk).toEqual([]);
        }
      }
    }
  });

  it('the same events give the same timeline, and sampling in any order gives the same poses', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.double({ min: 0, max: 4, noNaN: true }), { minLength: 3, maxLength: 6 }),
        (seed, times) => {
          for (const { table, events } of playedScenes(seed, 10)) {
            const timeline = choreograph(table, events, LIVELY);
            expect(choreograph(table, events, LIVELY)).toEqual(timeline);
            const shared = new Float64Array(timeline.start.length);
            for (const time of times) {
              sampleTimeline(timeline, time, shared);
              expect(shared).toEqual(sampled(timeline, time));
            }
          }
        },
      ),
      { numRuns: 2 },
    );
  });

  it('cues are in order, within the timeline, and name what there is; flashes are never more than three a second', () => {
    for (let seed = 31; seed <= 33; seed++) {
      for (const { table, events } of anyScenes(seed)) {
        expectLawfulCues(choreograph(table, events, LIVELY), NAMES);
      }
    }
  });

  it('reduced motion keeps pieces from hopping, tilting, swelling and glowing, and the picture still', () => {
    for (let seed = 41; seed <= 42; seed++) {
      for (const { table, events } of anyScenes(seed, 150)) {
        expectStill(choreograph(table, events, CALM));
      }
    }
  });

  it('all that can happen happens in them', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 16; seed++) {
      for (const { events } of anyScenes(seed)) {
        for (const event of events) {
          seen.add(event.type);
          if (event.type === 'fired')
            seen.add(
              `${event.kind} at ${event.target ?? event.dir ?? 'none'}`.replace(/at [A-Z]+$/, 'at somebody'),
            );
          if (event.type === 'hit' && event.ignored > 0) seen.add('ignored');
          if (event.type === 'overran') seen.add(`overran ${event.marker[0]}`);
        }
      }
    }
    for (const what of [
      'ability-taken',
      'tile-slid',
      'marker-placed',
      'entered',
      'stepped',
      'passed',
      'died',
      'stage-began',
      'turn-began',
      'tile-drawn',
      'game-over',
      'L at somebody',
      'L at none',
      'T at somebody',
      'T at none',
      'M at none',
      'ignored',
      'overran h',
      'overran b',
      'overran s',
      'overran f',
      'overran L',
      'overran M',
      'overran T',
    ])
      expect([...seen], what).toContain(what);
  });
});
