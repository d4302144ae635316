import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decal } from '#director';
import { MAX_DECALS } from '#kaiju/show';
import type { Event } from '#zorgl/rules';
import { advanceTable, advanceThrough, choreograph, tableOf } from '#zorgl/view';
import { CALM, LIVELY } from '../../../helpers/timelines';
import { openingOf, playedScenes, specialScenes } from './scenes';

const table = tableOf(openingOf(['A', 'C']));
const kinds = (decals: readonly Decal[]) => decals.map(({ kind }) => kind);

describe('marks on the ground', () => {
  it('a step leaves a footprint where it began, a leap a crack, a pushed monster a skid half-way', () => {
    const step: Event = {
      type: 'move',
      monster: 'A',
      from: 'b2',
      to: 'c2',
      manner: 'step',
      path: ['c2'],
      onto: 0,
    };
    expect(advanceTable(table, step).decals).toMatchObject([{ kind: 'footprint', x: -2, z: 2, number: 0 }]);
    expect(kinds(advanceTable(table, { ...step, manner: 'leap' }).decals)).toEqual(['crack']);
    const push: Event = { type: 'push', monster: 'A', from: 'b2', to: 'c2', link: 0 };
    expect(advanceTable(table, push).decals).toMatchObject([{ kind: 'skid', x: -1.5, z: 2 }]);
  });

  it('nothing is left on a roof, nor by what touches no ground', () => {
    const climb: Event = {
      type: 'move',
      monster: 'A',
      from: 'b2',
      to: 'a2',
      manner: 'step',
      path: ['a2'],
      onto: 4,
    };
    expect(advanceTable(table, climb).decals).toEqual([]);
    expect(advanceTable(table, { type: 'howl', monster: 'A' })).toBe(table);
  });

  it('the oldest wear away: there are never more than a certain number', () => {
    let worn = table;
    for (let step = 0; step < MAX_DECALS + 5; step++) {
      const [from, to] = step % 2 === 0 ? ['b2', 'c2'] : ['c2', 'b2'];
      worn = advanceTable(worn, {
        type: 'move',
        monster: 'A',
        from: from!,
        to: to!,
        manner: 'step',
        path: [to!],
        onto: 0,
      });
    }
    expect(worn.decals).toHaveLength(MAX_DECALS);
    expect([worn.decals[0]!.number, worn.decals.at(-1)!.number]).toEqual([5, MAX_DECALS + 4]);
  });

  it('a timeline leaves exactly the marks that the table has after it, in any manner of showing', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        for (const scenes of [playedScenes(seed, 60), specialScenes(seed, 40)]) {
          for (const { table: before, events } of scenes) {
            const after = advanceThrough(before, events);
            for (const settings of [LIVELY, CALM]) {
              const left = choreograph(before, events, settings)
                .cues.flatMap((cue) => (cue.kind === 'decal' ? [cue.decal] : []))
                .sort((a, b) => a.number - b.number);
              const known = (before.decals.at(-1)?.number ?? -1) + 1;
              expect(left).toEqual(after.decals.filter(({ number }) => number >= known));
            }
          }
        }
      }),
      { numRuns: 4 },
    );
  });
});
