import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardNumber, type Event, GRID, type Position, zorgl } from '#zorgl/rules';
import {
  advanceTable,
  advanceThrough,
  boxCentre,
  cityTable,
  headingTo,
  layout,
  presentation,
  type Table,
  tableOf,
} from '#zorgl/view';
import { expectEqual } from '../../../helpers/expect-equal';
import { crowdedScenes, openingOf, playedScenes, specialScenes } from './scenes';

/** Everything about a table but which floor, which unit, who looks where, and what is gone for good. */
function outline(table: Table) {
  return {
    ids: table.pieces.ids.filter((id) => !id.startsWith('rubble')).sort(),
    seats: table.seats,
    buildings: Array.from(table.buildings, ([box, { plant, floors }]) => [box, plant, floors.length]).sort(),
    units: [...table.units.keys()].sort(),
    monsters: Array.from(table.monsters, ([seat, { box }]) => [seat, box]).sort(),
    aloft: [...table.aloft].sort(),
    piles: Array.from(table.piles, ([seat, { floors, units }]) => [seat, floors.length, units.length]),
    hands: [...table.hands],
    cards: [table.drawPile, table.discardPile, table.discardTop, table.held],
  };
}

/** All floors and units of a table, wherever they are. */
function pieces(table: Table): string[] {
  return [
    ...[...table.buildings.values()].flatMap(({ floors }) => floors),
    ...Array.from(table.units.values(), ({ piece }) => piece),
    ...[...table.piles.values()].flatMap(({ floors, units }) => [...floors, ...units]),
  ].sort();
}

describe('boxes', () => {
  it('lie around d4, east along x and south along z', () => {
    expect(boxCentre('d4')).toEqual({ x: 0, z: 0 });
    expect(boxCentre('a1')).toEqual({ x: -3, z: 3 });
    expect(boxCentre('g7')).toEqual({ x: 3, z: -3 });
    expect(() => boxCentre('h1')).toThrow(RangeError);
  });

  it('are looked at with a yaw from the south', () => {
    expect(headingTo('d4', 'd3')).toBe(0);
    expect(headingTo('d4', 'e4')).toBeCloseTo(Math.PI / 2);
    expect(Math.abs(headingTo('d4', 'd5'))).toBeCloseTo(Math.PI);
    expect(headingTo('d4', 'c3')).toBeCloseTo(-Math.PI / 4);
  });
});

describe('the table of an opening', () => {
  const table = tableOf(openingOf(['A', 'C']));

  it('has a piece for each of the 72 floors, 17 heaps of rubble, 8 units, 2 monsters and 13 cards', () => {
    const count = (kind: string) => table.cast.filter((piece) => piece.kind === kind).length;
    expect(['floor', 'ring', 'rubble', 'unit', 'monster', 'card'].map(count)).toEqual([64, 8, 17, 8, 2, 13]);
    expect(table.pieces.ids.length).toBe(112);
    expect(table.buildings.get('a1')?.floors.length).toBe(4);
    expect(table.buildings.get('d4')).toMatchObject({ plant: true });
  });

  it('gives every building a ground floor, a roof and one family; families mix', () => {
    const byId = new Map(table.cast.map((piece) => [piece.id, piece]));
    const families = new Map<string, string>();
    for (const [box, { plant, floors }] of table.buildings) {
      const built = floors.map((id) => byId.get(id)!);
      if (plant) {
        expect(built.map((piece) => (piece.kind === 'ring' ? piece.ring : 0))).toEqual([
          1, 2, 3, 4, 5, 6, 7, 8,
        ]);
        continue;
      }
      const storeys = built.map((piece) => (piece.kind === 'floor' ? piece.storey : piece.kind));
      expect(storeys).toEqual(['ground', 'middle', 'top', 'roof']);
      const styles = new Set(built.map((piece) => (piece.kind === 'floor' ? piece.family : '')));
      expect(styles.size).toBe(1);
      families.set(box, [...styles][0]!);
    }
    expect(new Set(families.values()).size).toBe(5);
    expect(families.get('a1')).not.toBe(families.get('b1'));
    expect(families.get('a1')).not.toBe(families.get('a2'));
  });

  it('never gives two neighbours one family, whatever the city', () => {
    const full = cityTable(Array.from({ length: 7 }, () => '2 2 2 2 2 2 2'));
    const byId = new Map(full.cast.map((piece) => [piece.id, piece]));
    const familyIn = (box: number): string | undefined => {
      const ground = byId.get(full.buildings.get(GRID.name(box))!.floors[0]!);
      return ground?.kind === 'floor' ? ground.family : undefined;
    };
    for (let box = 0; box < GRID.size; box++) {
      for (let direction = 0; direction < 8; direction++) {
        const next = GRID.step(box, direction);
        if (next >= 0) expect(familyIn(next), GRID.name(box)).not.toBe(familyIn(box));
      }
    }
  });

  it('gives every building of a city a roof, and its plant a foot and a mouth, whatever their heights', () => {
    const piecesIn = (city: readonly string[], box: string) => {
      const built = cityTable(city);
      const byId = new Map(built.cast.map((piece) => [piece.id, piece]));
      return built.buildings.get(box)!.floors.map((id) => {
        const piece = byId.get(id);
        if (piece?.kind === 'ring') return piece.ring;
        return piece?.kind === 'floor' ? piece.storey : undefined;
      });
    };
    const city = (row: string) => [row, ...Array.from({ length: 6 }, () => '. . . . . . .')];
    expect(piecesIn(city('1 . . . . . .'), 'a7')).toEqual(['roof']);
    expect(piecesIn(city('2 . . . . . .'), 'a7')).toEqual(['ground', 'roof']);
    expect(piecesIn(city('3 . . . . . .'), 'a7')).toEqual(['ground', 'middle', 'roof']);
    expect(piecesIn(city('5 . . . . . .'), 'a7')).toEqual(['ground', 'middle', 'middle', 'top', 'roof']);
    expect(piecesIn(city('P1 . . . . . .'), 'a7')).toEqual([1]);
    expect(piecesIn(city('P2 . . . . . .'), 'a7')).toEqual([1, 8]);
    expect(piecesIn(city('P5 . . . . . .'), 'a7')).toEqual([1, 2, 3, 7, 8]);
    expect(piecesIn(city('P9 . . . . . .'), 'a7')).toEqual([1, 2, 3, 4, 5, 5, 6, 7, 8]);
  });

  it('shows a plant that has lost floors without its upper rings', () => {
    const opening = openingOf(['A', 'C']);
    const position: Position = {
      ...opening,
      board: opening.board.map((row) => row.replace('P8', 'P5')),
      players: { ...opening.players, A: { ...opening.players.A!, floors: 3 } },
    };
    const rings = tableOf(position).cast.flatMap((piece) => (piece.kind === 'ring' ? piece.ring : []));
    expect(rings).toEqual([1, 2, 3, 4, 5]);
  });

  it('numbers the units in reading order and lets monsters look to the middle', () => {
    expect(Array.from(table.units, ([box, { piece }]) => [box, piece])).toEqual([
      ['c5', 'unit 0'],
      ['d5', 'unit 1'],
      ['e5', 'unit 2'],
      ['c4', 'unit 3'],
      ['e4', 'unit 4'],
      ['c3', 'unit 5'],
      ['d3', 'unit 6'],
      ['e3', 'unit 7'],
    ]);
    expect(table.monsters.get('A')).toEqual({
      piece: 'monster A',
      box: 'b2',
      heading: headingTo('b2', 'd4'),
    });
  });

  it('is the same for a view, in which cards are only counted', () => {
    const position = openingOf(['A', 'C']);
    expect(outline(tableOf(zorgl.view(position, 'spectator')))).toEqual(outline(tableOf(position)));
  });
});

describe('a table in the middle of a game', () => {
  it('has pieces for what lies in the piles, the largest hand and the waiting card', () => {
    const opening = openingOf(['A', 'C']);
    const [first, second, third, ...rest] = opening.draw;
    const position: Position = {
      ...opening,
      players: {
        A: { monster: 'zorgl', hand: [...opening.players.A!.hand, first!, second!], floors: 3, units: 1 },
        C: opening.players.C!,
      },
      turn: { ...opening.turn, player: 'A' },
      pending: { kind: 'blitz', card: third! },
      draw: rest,
    };
    const table = tableOf(position);
    expect(table.piles.get('A')).toEqual({ floors: ['floor 72', 'floor 73', 'floor 74'], units: ['unit 8'] });
    expect(table.handRoom).toBe(7);
    expect(table.held).toMatchObject({ player: 'A' });
    expect(table.drawPile).toBe(41);
  });
});

describe('events', () => {
  const table = tableOf(openingOf(['A', 'C']));
  const playing = (...events: Event[]) => advanceThrough(table, events);

  it('take the topmost floors off a building, the top one first', () => {
    const floors = table.buildings.get('a2')!.floors;
    const next = playing({
      type: 'floors',
      building: 'a2',
      plant: false,
      lost: 2,
      left: 2,
      player: 'C',
      chain: 2,
    });
    expect(next.buildings.get('a2')?.floors).toEqual(floors.slice(0, 2));
    expect(next.piles.get('C')?.floors).toEqual([floors[3], floors[2]]);
    expect(table.buildings.get('a2')?.floors.length).toBe(4);
  });

  it('let units keep their identity when they flee and are crushed', () => {
    const fled = playing({ type: 'flee', from: 'c3', to: 'c2', monster: 'A' });
    expect(fled.units.get('c2')).toMatchObject({ piece: 'unit 5', box: 'c2', heading: 0 });
    expect(fled.units.has('c3')).toBe(false);
    const crushed = advanceTable(fled, { type: 'crush', at: 'c2', monster: 'A', player: 'A' });
    expect(crushed.piles.get('A')?.units).toEqual(['unit 5']);
    expect(crushed.units.size).toBe(7);
  });

  it('let monsters look where they go, or at whom they attack', () => {
    const moved = playing({
      type: 'move',
      monster: 'A',
      from: 'b2',
      to: 'c1',
      manner: 'burrow',
      path: ['b3', 'c2', 'c1'],
      onto: 0,
    });
    expect(moved.monsters.get('A')).toMatchObject({ box: 'c1', heading: 0 });
  });

  it('must fit the table', () => {
    expect(() => playing({ type: 'crush', at: 'a1', monster: 'A', player: 'A' })).toThrow('the unit in a1');
    expect(() => playing({ type: 'stamp', monster: 'B' })).not.toThrow();
    expect(() => playing({ type: 'push', monster: 'B', from: 'b6', to: 'b5', link: 0 })).toThrow('monster B');
  });

  it.each([
    ['ordinary monsters', playedScenes],
    ['special monsters', specialScenes],
    ['special monsters in a crowd', crowdedScenes],
  ] as const)(
    'of %s lead to the table of the next position, up to which floor and unit is which',
    (_, scenes) => {
      fc.assert(
        fc.property(fc.nat(1_000_000), (seed) => {
          for (const { table: before, events, next } of scenes(seed)) {
            const advanced = advanceThrough(before, events);
            expectEqual(outline(advanced), outline(tableOf(next)));
            expectEqual(pieces(advanced), pieces(before));
            expect(advanced.pieces).toBe(before.pieces);
          }
        }),
        { numRuns: 12 },
      );
    },
  );
});

describe('a table told anew', () => {
  it.each([
    ['ordinary monsters', playedScenes],
    ['special monsters', specialScenes],
    ['special monsters in a crowd', crowdedScenes],
  ] as const)(
    'of %s is that of the view, with every floor and unit of before, those of the buildings where they were',
    (_, scenes) => {
      fc.assert(
        fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 20 }), (seed, every) => {
          let before: Table | undefined;
          let number = 0;
          for (const { table, events, next } of scenes(seed, 120)) {
            before ??= table;
            if (++number % every > 0) continue;
            const told = presentation.begin(zorgl.view(next, 'spectator'), before);
            const advanced = advanceThrough(table, events);
            expectEqual(outline(told), outline(tableOf(next)));
            expectEqual(pieces(told), pieces(before));
            expect(told.pieces).toBe(before.pieces);
            expectEqual([...layout(told).keys()].sort(), [...before.pieces.ids].sort());
            for (const [box, building] of told.buildings) {
              expectEqual(building, advanced.buildings.get(box));
            }
            for (const [box, unit] of told.units) expectEqual(unit, before.units.get(box) ?? unit);
            for (const [seat, monster] of told.monsters) {
              const known = before.monsters.get(seat);
              if (known?.box === monster.box) expectEqual(monster, known);
            }
            before = told;
          }
        }),
        { numRuns: 8 },
      );
    },
  );
});

describe('special monsters', () => {
  const board: readonly string[] = [
    '4 4 . 4 . 4 4',
    '4 . . . . C 4',
    '. . u u u . .',
    '4 . u P8 u . 4',
    '. . u u u . .',
    'A/3 . . . . . 4',
    '4 4 . 4 . 4 4',
  ];
  const opening = openingOf(['A', 'C']);
  const { A, C } = opening.players;
  const position: Position = {
    ...opening,
    options: { ...opening.options, specials: true },
    board,
    players: { A: { ...A!, monster: 'nogyab' }, C: { ...C!, monster: 'zorgl' } },
  };
  const table = tableOf(position);

  it('share a box with the building under them, which stays when they leave', () => {
    expect(table.monsters.get('A')).toMatchObject({ box: 'a2' });
    expect(table.buildings.get('a2')?.floors.length).toBe(3);
    const left = advanceTable(table, { type: 'push', monster: 'A', from: 'a2', to: 'b2', link: 0 });
    expect(left.monsters.get('A')?.box).toBe('b2');
    expect(left.buildings.get('a2')).toBe(table.buildings.get('a2'));
  });

  it('leave the board into the air, and come down looking to the middle', () => {
    const up = advanceTable(table, { type: 'hover', monster: 'A', from: 'a2' });
    expect(up.monsters.has('A')).toBe(false);
    expect([...up.aloft]).toEqual(['A']);
    const landing: Event = {
      type: 'move',
      monster: 'A',
      from: null,
      to: 'd2',
      manner: 'land',
      path: ['d2'],
      onto: 0,
    };
    const down = advanceTable(up, landing);
    expect(down.aloft.size).toBe(0);
    expect(Math.abs(down.monsters.get('A')!.heading)).toBeCloseTo(Math.PI);
    expect(() => advanceTable(table, landing)).toThrow('monster A is not in the air');
  });

  it('in the air have a piece on a table told from a position', () => {
    const { A: nogyab, C: zorgl } = position.players;
    const rows = board.map((row) => row.replace('A/3', '3'));
    const up = tableOf({ ...position, board: rows, players: { A: { ...nogyab!, aloft: true }, C: zorgl! } });
    expect([...up.aloft]).toEqual(['A']);
    expect(up.pieces.has('monster A')).toBe(true);
  });

  it('may cost a hand cards, the last of which lies on top of the discard pile', () => {
    const cards = A!.hand.slice(1, 4);
    const next = advanceTable(table, { type: 'cards-discarded', player: 'A', cards });
    expect(next.hands.get('A')).toBe(2);
    expect(next.discardPile).toBe(3);
    expect(next.discardTop).toBe(cardNumber(cards[2]!));
    const none = advanceTable(next, { type: 'hand-discarded', player: 'A', cards: [] });
    expect(none.discardTop).toBe(next.discardTop);
  });

  it('are pieces of their own kind only where specials are on', () => {
    const kinds = ({ cast }: Table) =>
      cast.flatMap((piece) => (piece.kind === 'monster' ? [`${piece.seat} ${piece.monster}`] : [])).sort();
    expect(kinds(table)).toEqual(['A nogyab', 'C zorgl']);
    const ordinary = { ...position, board: opening.board, options: opening.options };
    expect(kinds(tableOf(ordinary))).toEqual(['A zorgl', 'C zorgl']);
  });
});
