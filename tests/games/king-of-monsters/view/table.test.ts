import { describe, expect, it } from 'vitest';
import { layoutBuffer } from '#director';
import { COLOURS, HEROES, heroesOf, king, SITES } from '#king-of-monsters/rules';
import {
  advanceThrough,
  layout,
  pieceSpecs,
  platesOf,
  type Table,
  tableOf,
  viewOf,
} from '#king-of-monsters/view';
import { mixedOpening } from '../../../helpers/king/random-game';
import { played } from './games';

/** What lies on a table, whatever its pieces are, but for the hands and what only the rules need. */
function told(table: Table) {
  const { heroes, reserve, king, zones, decks, stack } = viewOf(table);
  return {
    heroes: HEROES.map((hero) => [heroes[hero]?.zone, heroes[hero]?.state]),
    chart: COLOURS.map((row) => [
      viewOf(table).chart[row].disabled,
      platesOf(table, row).map(({ piece: _, ...plate }) => ({
        ...plate,
        cover: plate.cover && { ...plate.cover, piece: '', mark: plate.cover.mark === null },
      })),
    ]),
    ...{ reserve, zone: king.zone, zones, decks, stack },
  };
}

describe('over random games', () => {
  it('the table follows what happens: it is that of the next view, but for which piece is which', () => {
    for (let seed = 1; seed <= 6; seed++) {
      for (const { after, next } of played(seed, 90)) expect(told(after)).toEqual(told(tableOf(next)));
    }
  });

  it('no two things on the table are one piece, and every piece has a model and a place', () => {
    const colours = Object.fromEntries(HEROES.map((hero) => [hero, '#fff']));
    for (let seed = 11; seed <= 12; seed++) {
      for (const { after } of played(seed, 90)) {
        const plates = COLOURS.flatMap((row) => after.chart[row]);
        const used = [
          ...plates.map(({ piece }) => piece),
          ...plates.flatMap(({ cover }) => cover ?? []),
          ...after.blows.map(({ piece }) => piece),
        ];
        expect(new Set(used).size).toBe(used.length);
        for (const piece of used) expect(after.pieces.has(piece)).toBe(true);
        expect(layout(after).size).toBe(after.pieces.size);
        expect(layoutBuffer(after.pieces, layout(after)).every(Number.isFinite)).toBe(true);
      }
    }
    const [first] = played(11, 1);
    const out = pieceSpecs(first!.table, colours).flatMap(({ id, standsOut }) => (standsOut ? [id] : []));
    // A figure that did not would be taken for a wall: whoever stands behind it would be hatched over it.
    const figures = first!.table.cast.filter(({ kind }) => kind === 'king' || kind === 'hero');
    expect(out).toEqual(figures.map(({ id }) => id));
    expect(pieceSpecs(first!.table, colours).map(({ id }) => id)).toEqual(first!.table.pieces.ids);
  });

  it('the King is the kaiju that was chosen, and the usual one where there is no such kaiju', () => {
    const [first] = played(11, 1);
    const modelOf = (figures?: Record<string, string>) =>
      pieceSpecs(first!.table, {}, figures).find(({ id }) => id === 'king')?.model;
    expect(modelOf({ king: 'zorgl-b' })).toBe('kaiju.zorgl.b');
    expect(modelOf({ king: 'krustazor', artemis: 'nogyab' })).toBe('kaiju.krustazor');
    expect(modelOf({ king: 'dragon' })).toBe('kaiju.greatzilla');
    expect(modelOf()).toBe('kaiju.greatzilla');
  });

  it('damage at an objective is the sum of what lies there, and its model shows the stage', () => {
    const stages = new Set<number>();
    for (let seed = 1; seed <= 4; seed++) {
      for (const { after } of played(seed, 150)) {
        const poses = layout(after);
        for (const site of SITES) {
          const { variant } = poses.get(`landmark ${site}`)!;
          const { destroyed, cards } = viewOf(after).zones[site];
          expect(variant).toBe(destroyed ? 1 : cards.length > 0 ? 0 : -1);
          stages.add(variant);
        }
      }
    }
    expect([...stages].sort()).toEqual([-1, 0, 1]);
  });
});

it('a plate stays the same piece, with its cover, while its row closes up and while it turns', () => {
  const opening = tableOf(king.view(mixedOpening(1), 'spectator'));
  const pieces = opening.chart.R.map(({ piece }) => piece);
  const hero = heroesOf(viewOf(opening))[0]!;
  const covered = advanceThrough(opening, [
    { type: 'covered', hero, row: 'R', col: 1, card: 'R9', by: 'hand' },
    { type: 'covered', hero, row: 'R', col: 2, card: 'R8', by: 'hand' },
  ]);
  const [first, second] = covered.chart.R;
  const peeled = advanceThrough(covered, [
    { type: 'compared', hero, row: 'R', plate: 'R1', cover: 'R9', number: 9, won: true },
  ]);
  expect(peeled.chart.R.map(({ piece }) => piece)).toEqual(pieces.slice(1));
  expect(peeled.chart.R[0]?.cover).toBe(second?.cover);
  expect(layout(peeled).get(first!.piece)?.visibility).toBe(0);
  const turned = advanceThrough(peeled, [{ type: 'reversed', row: 'R', of: 'plates', count: 4 }]);
  expect(turned.chart.R.map(({ piece }) => piece)).toEqual(pieces.slice(1).reverse());
  // The cover stays in its column.
  expect(turned.chart.R[0]?.cover).toBe(second?.cover);
  // What went is not given out again while others are free.
  const added = advanceThrough(turned, [{ type: 'wild-placed', row: 'R', card: 'W' }]);
  expect(pieces).not.toContain(added.chart.R.at(-1)?.piece);
});
