import { describe, expect, it } from 'vitest';
import { FLASHES } from '#kaiju/cues';
import { CAPTIONS, choreograph, SOUNDS, TABLE_LEVEL } from '#tetzilla/view';
import { expectLawfulCues, LIVELY, sampled } from '../../../helpers/timelines';
import { deadlyScenes, playedScenes } from './scenes';

/** Every second game is a deadly one. */
const anyScenes = (seed: number, most?: number, daring?: number) =>
  seed % 2 === 0 ? deadlyScenes(seed) : playedScenes(seed, most, daring);

const NAMES = { captions: CAPTIONS, sounds: SOUNDS, flashes: FLASHES as ReadonlySet<string> };

describe('over random games', () => {
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

  it('cues are in order, within the timeline, and name what there is; flashes are never more than three a second', () => {
    for (let seed = 31; seed <= 33; seed++) {
      for (const { table, events } of anyScenes(seed)) {
        expectLawfulCues(choreograph(table, events, LIVELY), NAMES);
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
