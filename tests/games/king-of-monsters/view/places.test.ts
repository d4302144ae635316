import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { layoutBuffer } from '#director';
import { kingLessons } from '#king-of-monsters/lessons';
import { king } from '#king-of-monsters/rules';
import { boxPlaces, placeOf, placesIn, presentation, type Table } from '#king-of-monsters/view';
import { playLesson } from '#learning';

function begun(id: string): { readonly table: Table; readonly poses: Float64Array } {
  const lesson = kingLessons.find((each) => each.id === id)!;
  const [position] = unwrap(playLesson(king, lesson)).positions;
  const table = presentation.begin(king.view(position, 'spectator'));
  return { table, poses: layoutBuffer(presentation.pieces(table), presentation.layout(table)) };
}

describe('what places and figures take up', () => {
  it('a plate with a cover takes up more than one without, and is seen with its row', () => {
    const { table, poses } = begun('covers-change-places');
    const [covered, bare] = ['R2', 'R3'].map((name) => placeOf(name, table, poses)!);
    expect(covered!.depth).toBeGreaterThan(bare!.depth!);
    expect(covered!.at[2]).toBeGreaterThan(bare!.at[2]);
    expect(covered!.seen).toEqual(placeOf('R', table, poses)!.seen);
  });

  it('heroes who stand beside each other do not share a mark', () => {
    const { table, poses } = begun('up-again');
    const [dynamo, anvil] = ['dynamo', 'anvil'].map((name) => placeOf(name, table, poses)!);
    expect(dynamo!.width).toBeLessThan(1);
    expect(dynamo!.at).not.toEqual(anvil!.at);
  });

  it('no two of the places that are clicked lie over each other where neither has a cover', () => {
    const { table } = begun('breaking-a-zone');
    const boxes = boxPlaces(table);
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        const apart =
          Math.abs(a.at[0] - b.at[0]) - (a.width! + b.width!) / 2 > -0.11 ||
          Math.abs(a.at[2] - b.at[2]) - (a.depth! + b.depth!) / 2 > -0.11;
        expect(apart, `${a.id} ${b.id}`).toBe(true);
      }
    }
  });
});

describe('where an action is to be seen', () => {
  it('is never taken from the name of a card, which may be that of a plate', () => {
    expect(placesIn({ do: 'discard', card: 'R1' })).toEqual([]);
    expect(placesIn({ do: 'cover', row: 'G', card: 'R1' })).toEqual(['G']);
    expect(placesIn({ do: 'answer', card: 'B2' })).toEqual(['king', 'duel']);
  });

  it('has a place on the table, whatever the lesson does', () => {
    for (const lesson of kingLessons) {
      const { table, poses } = begun(lesson.id);
      for (const { action } of lesson.steps) {
        for (const name of action === undefined ? [] : placesIn(action as never)) {
          if (name === 'objective') continue;
          expect(placeOf(name, table, poses), `${lesson.id} ${name}`).not.toBeNull();
        }
      }
    }
  });
});
