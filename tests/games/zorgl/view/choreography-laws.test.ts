import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Event } from '#zorgl/rules';
import { CAPTIONS, choreograph, TABLE_LEVEL, type Table } from '#zorgl/view';
import { expectEqual } from '../../../helpers/expect-equal';
import { cuesOf, LIVELY, sampled } from '../../../helpers/timelines';
import { crowdedScenes, playedScenes, specialScenes } from './scenes';

/** Scenes of all sorts of games. */
function* anyScenes(seed: number, most: number) {
  yield* playedScenes(seed, most);
  yield* specialScenes(seed, most);
  yield* crowdedScenes(seed, Math.min(20, most));
}

describe('over random games', () => {
  it('every moment is made of numbers, and no floor sinks below the table', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        for (const { table, events } of anyScenes(seed, 40)) {
          const timeline = choreograph(table, events, LIVELY);
          const floors = table.pieces.ids.filter((id) => id.startsWith('floor'));
          for (let step = 0; step <= 20; step++) {
            const poses = sampled(timeline, (timeline.duration * step) / 20);
            expectEqual(poses.every(Number.isFinite), true);
            expect(
              Math.min(...floors.map((id) => poses[table.pieces.slot(id, 'y')]!)),
            ).toBeGreaterThanOrEqual(TABLE_LEVEL);
          }
        }
      }),
      { numRuns: 4 },
    );
  });

  it('cues are in order, within the timeline, and captions have known keys', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        for (const { table, events } of anyScenes(seed, 60)) {
          const timeline = choreograph(table, events, LIVELY);
          const moments = timeline.cues.map(({ at }) => at);
          expectEqual(
            moments,
            [...moments].sort((a, b) => a - b),
          );
          expectEqual(
            moments.every((at) => at >= 0 && at <= timeline.duration),
            true,
          );
          for (const { key } of cuesOf(timeline, 'caption')) expect(CAPTIONS).toContain(key);
        }
      }),
      { numRuns: 4 },
    );
  });
});

describe('games of special monsters', () => {
  it('have all that the choreography knows, several times over', () => {
    const seen = new Map<string, number>();
    const see = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    const look = (before: Table, event: Event) => {
      see(event.type);
      if (event.type === 'attack') see(`attack: ${event.manner}`);
      if (event.type === 'move') see(`move: ${event.manner}${event.onto > 0 ? ' to a roof' : ''}`);
      if (event.type === 'push' && before.buildings.has(event.from)) see('pushed off a roof');
      const onRoof = [...before.monsters.values()].map(({ box }) => box);
      if (event.type === 'floors' && onRoof.includes(event.building)) see('sinking');
    };
    for (let seed = 0; seed < 40; seed++) {
      for (const { table: before, events } of crowdedScenes(seed)) {
        for (const event of events) look(before, event);
      }
      if (seed % 5 > 0) continue;
      for (const { table: before, events } of specialScenes(seed)) {
        for (const event of events) look(before, event);
      }
    }
    const rare = [
      'inertia',
      'missile',
      'sweep',
      'sweep-ended',
      'hover',
      'ink',
      'hand-discarded',
      'cards-discarded',
      'waiting',
      'attack: tail',
      'attack: sweep',
      'move: land',
      'move: fall',
      'move: step to a roof',
      'move: blitz to a roof',
      'move: burrow to a roof',
      'move: leap to a roof',
      'pushed off a roof',
      'sinking',
    ];
    for (const what of rare) expect(seen.get(what) ?? 0, what).toBeGreaterThanOrEqual(2);
  });
});
