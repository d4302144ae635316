import { redact } from '#core';
import { withDecals } from '#kaiju/show';
import {
  type Card,
  COLOURS,
  type Colour,
  type Event,
  follow,
  type Side,
  sideName,
} from '#king-of-monsters/rules';
import { decalsOf, MAX_DECALS } from './decals';
import { give, type PlatePieces, type Table, viewOf, withRow } from './table';

const BARE = { cover: null, mark: null };

/** Adds plates to a row at its right end. */
function addPlates(table: Table, row: Colour, count: number): Table {
  let next = table;
  for (let index = 0; index < count; index++) {
    const [piece, given] = give(next, row);
    next = withRow(given, row, [...given.chart[row], { piece, ...BARE }]);
  }
  return next;
}

/** Changes the pieces of a plate. @param col from 1. Throws if there is no such plate. */
function withPlate(table: Table, row: Colour, col: number, change: Partial<PlatePieces>): Table {
  const pieces = table.chart[row];
  if (pieces[col - 1] === undefined) throw new RangeError(`there is no plate ${row}${col}`);
  const plates = pieces.map((plate, index) => (index === col - 1 ? { ...plate, ...change } : plate));
  return withRow(table, row, plates);
}

/** Gives the cover of a plate a badge, unless it has one (K14.7, K14.9). */
function markCover(table: Table, row: Colour, col: number): Table {
  if (table.chart[row][col - 1]?.mark != null) return table;
  const [mark, next] = give(table, 'mark');
  return withPlate(next, row, col, { mark });
}

/** Removes the badges of covers without tokens, whose printed numbers count again (K16.1). */
function forgetNumbers(table: Table): Table {
  return COLOURS.reduce((next, row) => {
    const { plates } = viewOf(table).chart[row];
    const kept = next.chart[row].map((plate, index) =>
      (plates[index]?.cover?.tokens ?? 0) > 0 ? plate : { ...plate, mark: null },
    );
    return withRow(next, row, kept);
  }, table);
}

/** Reverses the covers, or the face-down plates below their covers (K8.2, K12.3). */
function reverseRow(table: Table, row: Colour, of: 'plates' | 'covers'): Table {
  const pieces = table.chart[row];
  if (of === 'covers') {
    const covers = pieces.filter(({ cover }) => cover !== null).reverse();
    const moved = pieces.map((plate) =>
      plate.cover === null ? plate : { ...covers.shift()!, piece: plate.piece },
    );
    return withRow(table, row, moved);
  }
  const { plates } = viewOf(table).chart[row];
  const down = pieces.filter((_, index) => !plates[index]!.up).reverse();
  return withRow(
    table,
    row,
    pieces.map((plate, index) => (plates[index]!.up ? plate : { ...plate, piece: down.shift()!.piece })),
  );
}

function strikeBlow(table: Table, side: Side, card: Card): Table {
  const [piece, next] = give(table, 'blow');
  const blows = next.blows.filter((blow) => blow.piece !== piece);
  return { ...next, blows: [...blows, { piece, side, card }] };
}

const turnUp = (table: Table, side: Side, card: Card | null): Table => ({
  ...table,
  turned: { ...table.turned, [side]: card },
});

/** Moves the pieces of an event. @param table knows the view before it */
function movePieces(table: Table, event: Event): Table {
  switch (event.type) {
    case 'phase':
      return event.phase === 'cleanup' ? forgetNumbers(table) : table;
    case 'cleared':
      return { ...table, chart: { R: [], G: [], Y: [], B: [] } };
    case 'dealt':
      return COLOURS.reduce((next, row) => addPlates(withRow(next, row, []), row, event.counts[row]), table);
    case 'answered':
      return strikeBlow(table, sideName(event.seat), event.card);
    case 'replaced': {
      const { row, col, card } = event;
      if (card === null)
        return withRow(
          table,
          row,
          table.chart[row].filter((_, index) => index !== col - 1),
        );
      const [piece, next] = give(table, row);
      return withPlate(next, row, col, { piece });
    }
    case 'action-card':
      return turnUp(table, sideName(event.seat), event.card);
    case 'used':
      return turnUp(table, event.side, null);
    case 'toll':
      return event.plate === null ? table : withRow(table, event.row, table.chart[event.row].slice(1));
    case 'reversed':
      return reverseRow(table, event.row, event.of);
    case 'wild-kept':
      return turnUp(table, 'king', null);
    case 'wild-placed':
      return turnUp(addPlates(table, event.row, 1), 'king', null);
    case 'row-refilled':
      return addPlates(table, event.row, 1);
    case 'grey':
      return event.at === 'cover' ? markCover(table, event.row, event.col) : table;
    case 'duel':
      return strikeBlow({ ...table, blows: [] }, 'king', event.card);
    case 'duel-over':
      return { ...table, blows: [] };
    case 'covered': {
      const { row, col, by } = event;
      const [cover, next] = give(by === 'wild' ? turnUp(table, 'league', null) : table, 'cover');
      return withPlate(next, row, col, { cover, mark: null });
    }
    case 'compared': {
      const pieces = table.chart[event.row];
      if (event.won) return withRow(table, event.row, pieces.slice(1));
      return withRow(
        table,
        event.row,
        pieces.map((plate) => ({ ...plate, ...BARE })),
      );
    }
    case 'token':
      return markCover(table, event.row, event.col);
    default:
      return table;
  }
}

/** The table after an event. Throws if the event does not fit. */
export function advanceTable(table: Table, event: Event): Table {
  const moved = withDecals(movePieces(table, event), decalsOf(table, event), MAX_DECALS);
  // The table knows what everybody knows.
  return { ...moved, followed: redact([event], 'spectator').reduce(follow, table.followed) };
}

/** The table after several events. */
export function advanceThrough(table: Table, events: readonly Event[]): Table {
  return events.reduce(advanceTable, table);
}
