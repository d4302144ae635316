import { type Decal, PieceIndex } from '#director';
import {
  type Card,
  COLOURS,
  type Colour,
  type Followed,
  heroesOf,
  king,
  type Side,
  type Site,
  type View,
} from '#king-of-monsters/rules';
import { blowPiece, castOf, coverPiece, laidPiece, markPiece, type Piece, POOLS, platePiece } from './pieces';

/** A League card on a plate. */
export interface Cover {
  readonly piece: string;
  readonly card: Card;
  readonly tokens: number;
  /** Number set by The Grey; null for the printed one. */
  readonly as: number | null;
  /** Badge with the tokens or changed number; null if there are none. */
  readonly mark: string | null;
}

/** A plate. The table knows its face only while it is face up. */
export interface Plate {
  readonly piece: string;
  readonly card: Card | null;
  /** The League has looked at it. */
  readonly seen: boolean;
  readonly cover: Cover | null;
}

/** The pieces of a plate: its own, and those of its cover and of the badge on that. */
export interface PlatePieces {
  readonly piece: string;
  readonly cover: string | null;
  readonly mark: string | null;
}

/** The pieces of the chart by row, from the left. */
type ChartPieces = Readonly<Record<Colour, readonly PlatePieces[]>>;

/** A card of the current duel. */
interface Blow {
  readonly piece: string;
  readonly side: Side;
  readonly card: Card;
}

/**
 * The table: what everybody knows, and which piece is where. It follows the events (`advanceTable`), so every
 * plate and cover keeps its identity. Immutable.
 */
export interface Table {
  readonly cast: readonly Piece[];
  readonly pieces: PieceIndex;
  readonly followed: Followed;
  readonly chart: ChartPieces;
  /** Revealed action cards. */
  readonly turned: Readonly<Record<Side, Card | null>>;
  /** Cards of the current duel, in order. */
  readonly blows: readonly Blow[];
  /** Pieces handed out so far, by sort. */
  readonly given: Readonly<Record<string, number>>;
  readonly decals: readonly Decal[];
}

type Sort = 'cover' | 'blow' | 'mark' | Colour;

const isRow = (sort: Sort): sort is Colour => COLOURS.some((row) => row === sort);
const nameOf = (sort: Sort, number: number): string => {
  if (isRow(sort)) return platePiece(sort, number % POOLS.plate);
  const name = { cover: coverPiece, blow: blowPiece, mark: markPiece }[sort];
  return name(number % POOLS[sort]);
};

/** Pieces of a sort that are on the chart. */
function piecesThere({ chart }: Pick<Table, 'chart'>, sort: Sort): ReadonlySet<string | null> {
  if (sort === 'blow') return new Set();
  if (isRow(sort)) return new Set(chart[sort].map(({ piece }) => piece));
  return new Set(COLOURS.flatMap((row) => chart[row].map((plate) => plate[sort])));
}

/** The next free piece of a sort, round-robin, and the updated table. */
export function give(table: Table, sort: Sort): readonly [string, Table] {
  const there = piecesThere(table, sort);
  let number = table.given[sort] ?? 0;
  while (there.has(nameOf(sort, number))) number++;
  return [nameOf(sort, number), { ...table, given: { ...table.given, [sort]: number + 1 } }];
}

/** Replaces the pieces of a row. */
export const withRow = (table: Table, row: Colour, plates: readonly PlatePieces[]): Table => ({
  ...table,
  chart: { ...table.chart, [row]: plates },
});

/** What everybody knows. */
export const viewOf = ({ followed }: Pick<Table, 'followed'>): View => followed.now;

/** The plates of a row, from the left. */
export function platesOf(table: Pick<Table, 'followed' | 'chart'>, row: Colour): readonly Plate[] {
  const { plates } = viewOf(table).chart[row];
  return table.chart[row].map(({ piece, cover: own, mark }, index) => {
    const { card, seen, cover } = plates[index]!;
    return {
      piece,
      card,
      seen: seen === true,
      cover:
        cover === null || own === null
          ? null
          : { piece: own, card: cover.card, tokens: cover.tokens ?? 0, as: cover.as ?? null, mark },
    };
  });
}

/** Piece of a card at an objective; undefined beyond the pool. @param index from 0 */
export const pieceLaid = (site: Site, index: number): string | undefined =>
  index < POOLS.laid ? laidPiece(site, index) : undefined;

/** The active hero, and the row of the fight. */
export function actingIn({ stack, outcome }: Pick<View, 'stack' | 'outcome'>) {
  const frame = stack.find(({ kind }) => kind === 'hero');
  if (frame?.kind !== 'hero' || outcome !== null) return null;
  return { hero: frame.seat, row: frame.step === 'fight' ? frame.row : null };
}

function turnedIn(stack: View['stack']): Table['turned'] {
  const turned: Record<Side, Card | null> = { king: null, league: null };
  for (const frame of stack) {
    if (frame.kind === 'two' || frame.kind === 'wild') turned.king = frame.card;
    if (frame.kind === 'card') turned.league = frame.card;
  }
  return turned;
}

/** Starts the duel's list with its last card, the only one in the view. */
function lastBlow(table: Table, view: View): Table {
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'duel') return table;
  const [piece, next] = give(table, 'blow');
  const card = `${frame.last.colour}${frame.last.number}`;
  return { ...next, blows: [{ piece, side: frame.seat === 'king' ? 'league' : 'king', card }] };
}

/**
 * Builds the table of a view. Pieces are assigned afresh: use it at the start of a match, then follow the
 * events.
 */
export function tableOf(view: View): Table {
  const now = king.view(view, 'spectator');
  const cast = castOf(heroesOf(now));
  let table: Table = {
    cast,
    pieces: new PieceIndex(cast.map(({ id }) => id)),
    followed: { now, last: undefined, toShuffle: 0 },
    chart: { R: [], G: [], Y: [], B: [] },
    turned: turnedIn(now.stack),
    blows: [],
    given: {},
    decals: [],
  };
  for (const row of COLOURS) {
    for (const { cover } of now.chart[row].plates) {
      let [piece, next] = give(table, row);
      let own: string | null = null;
      let mark: string | null = null;
      if (cover !== null) [own, next] = give(next, 'cover');
      if (cover?.tokens !== undefined || cover?.as !== undefined) [mark, next] = give(next, 'mark');
      table = withRow(next, row, [...next.chart[row], { piece, cover: own, mark }]);
    }
  }
  return lastBlow(table, now);
}

/** Rebuilds the table from a view when events could not be followed. */
export const rebuildTable = (before: Table, view: View): Table => ({
  ...tableOf(view),
  cast: before.cast,
  pieces: before.pieces,
  decals: before.decals,
});
