import { type Decal, PieceIndex } from '#director';
import {
  type Card,
  COLOURS,
  type Colour,
  HEROES,
  type Hero,
  type HeroState,
  numberOf,
  SITES,
  type Side,
  type Site,
  type View,
  type Zone,
} from '#king-of-monsters/rules';
import {
  blowPiece,
  castOf,
  coverPiece,
  laidPiece,
  markPiece,
  type Piece,
  type PileName,
  POOLS,
  platePiece,
} from './pieces';

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

interface Row {
  readonly disabled: boolean;
  readonly plates: readonly Plate[];
}

/** An objective; the cards there are its damage (K9.3). */
export interface SiteThing {
  readonly destroyed: boolean;
  readonly laid: readonly { readonly card: Card; readonly as: number | null }[];
}

/** A card of the current duel. */
interface Blow {
  readonly piece: string;
  readonly side: Side;
  readonly card: Card;
}

/** A pile: its size, and the top card if it is face up. */
export interface Pile {
  readonly count: number;
  readonly cards: readonly Card[];
}

export interface HeroThing {
  readonly zone: Zone | null;
  readonly state: HeroState;
}

/**
 * The table: which piece is where. It follows the events (`advanceTable`), so every plate and cover keeps its
 * identity. Public knowledge only. Immutable.
 */
export interface Table {
  readonly cast: readonly Piece[];
  readonly pieces: PieceIndex;
  readonly heroes: ReadonlyMap<Hero, HeroThing>;
  /** In order (K4.1). */
  readonly reserve: readonly Hero[];
  readonly king: Zone;
  readonly sites: Readonly<Record<Site, SiteThing>>;
  readonly rows: Readonly<Record<Colour, Row>>;
  readonly piles: Readonly<Record<Side, Readonly<Record<PileName, Pile>>>>;
  /** Revealed action cards. */
  readonly turned: Readonly<Record<Side, Card | null>>;
  /** Cards of the current duel, in order. */
  readonly blows: readonly Blow[];
  readonly acting: { readonly hero: Hero; readonly row: Colour | null } | null;
  /** Pieces handed out so far, by sort. */
  readonly given: Readonly<Record<string, number>>;
  /**
   * Combat decks that Clean-up has yet to shuffle (K16.5), and the previous event: both determine what a
   * shuffle means.
   */
  readonly toShuffle: number;
  readonly last: string;
  readonly decals: readonly Decal[];
}

type Sort = 'cover' | 'blow' | 'mark' | Colour;

const isRow = (sort: Sort): sort is Colour => COLOURS.some((row) => row === sort);
const nameOf = (sort: Sort, number: number): string => {
  if (isRow(sort)) return platePiece(sort, number % POOLS.plate);
  const [name, pool] = {
    cover: [coverPiece, POOLS.cover],
    blow: [blowPiece, POOLS.blow],
    mark: [markPiece, POOLS.mark],
  }[sort] as [(number: number) => string, number];
  return name(number % pool);
};

/** Pieces of a sort that are on the chart. */
function piecesThere({ rows }: Table, sort: Sort): ReadonlySet<string | null | undefined> {
  if (isRow(sort)) return new Set(rows[sort].plates.map(({ piece }) => piece));
  const covers = COLOURS.flatMap((row) => rows[row].plates.map(({ cover }) => cover));
  return new Set(covers.map((cover) => (sort === 'mark' ? cover?.mark : cover?.piece)));
}

/** The next free piece of a sort, round-robin, and the updated table. */
export function give(table: Table, sort: Sort): readonly [string, Table] {
  const there = sort === 'blow' ? new Set() : piecesThere(table, sort);
  let number = table.given[sort] ?? 0;
  while (there.has(nameOf(sort, number))) number++;
  return [nameOf(sort, number), { ...table, given: { ...table.given, [sort]: number + 1 } }];
}

/** Damage of an objective (K9.3). */
export const damageOf = ({ laid }: SiteThing): number =>
  laid.reduce((sum, { card, as }) => sum + (as ?? numberOf(card)), 0);

/** Piece of a card at an objective; undefined beyond the pool. @param index from 0 */
export const pieceLaid = (site: Site, index: number): string | undefined =>
  index < POOLS.laid ? laidPiece(site, index) : undefined;

const sizeOf = (pile: readonly Card[] | { readonly count: number }): number =>
  'count' in pile ? pile.count : pile.length;
const open = (cards: readonly Card[]): Pile => ({ count: cards.length, cards });
const closed = (count: number): Pile => ({ count, cards: [] });

function pilesOf({ decks }: View, side: Side): Table['piles'][Side] {
  const deck = decks[side];
  return {
    combat: closed(sizeOf(deck.combat)),
    combatDiscard: open(deck.combatDiscard),
    action: closed(sizeOf(deck.action)),
    actionDiscard: open(deck.actionDiscard),
  };
}

/** The active hero. */
export function actingIn(stack: View['stack']): Table['acting'] {
  const frame = stack.find(({ kind }) => kind === 'hero');
  return frame?.kind === 'hero' ? { hero: frame.seat, row: frame.step === 'fight' ? frame.row : null } : null;
}

function turnedIn(stack: View['stack']): Table['turned'] {
  const turned: Record<Side, Card | null> = { king: null, league: null };
  for (const frame of stack) {
    if (frame.kind === 'two' || frame.kind === 'wild') turned.king = frame.card;
    if (frame.kind === 'card') turned.league = frame.card;
  }
  return turned;
}

function emptyTable(view: View): Table {
  const heroes = HEROES.filter((hero) => view.heroes[hero] !== undefined);
  const cast = castOf(heroes);
  const row = (): Row => ({ disabled: false, plates: [] });
  return {
    cast,
    pieces: new PieceIndex(cast.map(({ id }) => id)),
    heroes: new Map(
      heroes.map((hero) => {
        const { zone, state } = view.heroes[hero]!;
        return [hero, { zone, state }];
      }),
    ),
    reserve: view.reserve,
    king: view.king.zone,
    sites: Object.fromEntries(
      SITES.map((site): [Site, SiteThing] => {
        const { destroyed, cards } = view.zones[site];
        return [site, { destroyed, laid: cards.map(({ card, as }) => ({ card, as: as ?? null })) }];
      }),
    ) as Table['sites'],
    rows: { R: row(), G: row(), Y: row(), B: row() },
    piles: { king: pilesOf(view, 'king'), league: pilesOf(view, 'league') },
    turned: turnedIn(view.stack),
    blows: [],
    acting: actingIn(view.stack),
    given: {},
    toShuffle: 0,
    last: '',
    decals: [],
  };
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
  let table = emptyTable(view);
  for (const row of COLOURS) {
    const { disabled, plates } = view.chart[row];
    const things: Plate[] = [];
    for (const { card, up, seen, cover } of plates) {
      const [piece, next] = give(table, row);
      table = next;
      let laid: Cover | null = null;
      if (cover !== null) {
        const [own, withCover] = give(table, 'cover');
        const [tokens, as] = [cover.tokens ?? 0, cover.as ?? null];
        const [mark, withMark] = tokens === 0 && as === null ? [null, withCover] : give(withCover, 'mark');
        table = withMark;
        laid = { piece: own, card: cover.card, tokens, as, mark };
      }
      things.push({ piece, card: up ? card : null, seen: seen === true, cover: laid });
    }
    table = { ...table, rows: { ...table.rows, [row]: { disabled, plates: things } } };
  }
  return lastBlow(table, view);
}

/** Rebuilds the table from a view when events could not be followed. */
export const retold = (before: Table, view: View): Table => ({
  ...tableOf(view),
  cast: before.cast,
  pieces: before.pieces,
  decals: before.decals,
});
