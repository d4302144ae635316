import type { Card, Colour } from './cards';
import type { Hero, Seat, Site, Zone } from './island';
import type { HeroState, Known, Outcome, Phase, Side, View } from './position';

/** Cards of the chart by row, from the left. */
export type Rows<Cards = readonly Card[]> = Readonly<Record<Colour, Cards>>;

type Pile = 'combat' | 'action';

/** Fields that only these seats may see; nobody if `to` is empty. */
type Secret<Fields> = { readonly to: readonly Seat[] } & Fields;

/**
 * Events of the game, in order. A view and its events give the next view ({@link Game.advance}); the table is
 * driven by nothing else. Columns of the chart count from 1.
 */
export type Event =
  | { readonly type: 'phase'; readonly phase: Phase; readonly turn: number }
  /** The order of a pile is secret from everyone. */
  | {
      readonly type: 'shuffled';
      readonly side: Side;
      readonly pile: Pile;
      readonly count: number;
      readonly secret?: Secret<{ readonly cards: readonly Card[] }>;
    }
  | { readonly type: 'cleared'; readonly plates: readonly Card[]; readonly covers: readonly Card[] }
  /** Only the King knows face-down plates (K6.3). */
  | {
      readonly type: 'dealt';
      readonly up: boolean;
      readonly counts: Rows<number>;
      /** Cards whose row was full. */
      readonly extra: readonly Card[];
      readonly rows?: Rows;
      readonly secret?: Secret<{ readonly rows: Rows }>;
    }
  /** The King's combat discards after a deal that shuffled them (K1.5). */
  | { readonly type: 'left-over'; readonly cards: readonly Card[] }
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly count: number;
      readonly secret?: Secret<{ readonly cards: readonly Card[] }>;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  /** The new card is null if there was none (K1.5), and secret to the King if face down (K7.3). */
  | {
      readonly type: 'replaced';
      readonly row: Colour;
      readonly col: number;
      readonly old: Card;
      readonly card?: Card | null;
      readonly secret?: Secret<{ readonly card: Card }>;
    }
  /** Cards in the order of the heroes who gave them (K7.4). */
  | {
      readonly type: 'traded';
      readonly heroes: readonly [Hero, Hero];
      readonly secret?: Secret<{ readonly cards: readonly [Card, Card] }>;
    }
  | { readonly type: 'action-card'; readonly seat: Seat; readonly card: Card }
  /** A used action card is discarded. */
  | { readonly type: 'used'; readonly side: Side; readonly card: Card }
  /** The plate lost to the toll; null if the row is empty (K8.1). */
  | { readonly type: 'toll'; readonly card: Card; readonly row: Colour; readonly plate: Card | null }
  | {
      readonly type: 'reversed';
      readonly row: Colour;
      readonly of: 'plates' | 'covers';
      /** Number of cards that moved. */
      readonly count: number;
    }
  | { readonly type: 'wild-kept' }
  | { readonly type: 'wild-placed'; readonly row: Colour; readonly card: Card }
  | { readonly type: 'row-refilled'; readonly row: Colour; readonly card: Card }
  | {
      readonly type: 'smashed';
      readonly zone: Site;
      readonly card: Card;
      /** Total of all cards at the objective. */
      readonly damage: number;
    }
  | { readonly type: 'zone-destroyed'; readonly zone: Site }
  | { readonly type: 'grey'; readonly card: Card; readonly at: 'objective' | 'duel' }
  | {
      readonly type: 'grey';
      readonly card: Card;
      readonly at: 'cover';
      readonly row: Colour;
      readonly col: number;
    }
  /** The King starts a duel: for a row, or as an attack (K9.6, K14.5). */
  | {
      readonly type: 'duel';
      readonly hero: Hero;
      readonly row: Colour | null;
      readonly card: Card;
      readonly colour: Colour;
      readonly fromDeck: boolean;
    }
  | { readonly type: 'answered'; readonly seat: Seat; readonly card: Card; readonly colour: Colour }
  | {
      readonly type: 'duel-over';
      readonly hero: Hero;
      readonly row: Colour | null;
      readonly winner: Side;
    }
  | { readonly type: 'challenge'; readonly hero: Hero; readonly row: Colour }
  | { readonly type: 'taken-out'; readonly hero: Hero; readonly cards: readonly Card[] }
  | { readonly type: 'state'; readonly hero: Hero; readonly state: HeroState; readonly zone: Zone | null }
  /** The card is null in the first turn (K11.1). */
  | { readonly type: 'king-moved'; readonly from: Zone; readonly to: Zone; readonly card: Card | null }
  | { readonly type: 'king-pushed'; readonly from: Zone; readonly to: Zone }
  | { readonly type: 'frenzy' }
  | { readonly type: 'gambled'; readonly cards: readonly Card[] }
  /** Cards in the order of the heroes; null if the deck had run out (K12.1). */
  | {
      readonly type: 'initiative';
      readonly heroes: readonly [Hero, Hero];
      readonly cards: readonly (Card | null)[];
    }
  | { readonly type: 'redrawn'; readonly hero: Hero }
  | { readonly type: 'airstrip'; readonly hero: Hero }
  | {
      readonly type: 'hero-moved';
      readonly hero: Hero;
      readonly from: Zone;
      readonly to: Zone;
      readonly card: Card;
    }
  | { readonly type: 'shifted'; readonly hero: Hero; readonly row: Colour; readonly card: Card }
  | {
      readonly type: 'peeked';
      readonly row: Colour;
      readonly col: number;
      readonly secret?: Secret<{ readonly card: Card }>;
    }
  | {
      readonly type: 'covered';
      readonly hero: Hero;
      readonly row: Colour;
      readonly col: number;
      readonly card: Card;
      readonly by: 'hand' | 'wild' | 'brick';
    }
  | {
      readonly type: 'compared';
      readonly hero: Hero;
      readonly row: Colour;
      readonly plate: Card;
      readonly cover: Card;
      /** Number of the cover. */
      readonly number: number;
      readonly won: boolean;
    }
  | { readonly type: 'row-disabled'; readonly row: Colour }
  | { readonly type: 'token'; readonly row: Colour; readonly col: number }
  | { readonly type: 'stored'; readonly hero: Hero; readonly secret?: Secret<{ readonly card: Card }> }
  | { readonly type: 'unstored'; readonly hero: Hero; readonly card: Card }
  | { readonly type: 'taken-up'; readonly hero: Hero; readonly secret?: Secret<{ readonly card: Card }> }
  | { readonly type: 'ibis-looked'; readonly deck: Side; readonly secret?: Secret<{ readonly card: Card }> }
  | { readonly type: 'ibis-dropped'; readonly deck: Side; readonly card: Card }
  /** Marks of the turn and the open decision, which no other event states. */
  | {
      readonly type: 'waiting';
      readonly turn: View['turn'];
      readonly marks: Pick<Known['king'], 'tangled' | 'pushed'>;
      readonly known: Readonly<Record<Side, boolean>>;
      readonly stack: View['stack'];
      readonly secret?: Secret<{ readonly offered: Card }>;
    }
  | ({ readonly type: 'over' } & Outcome);

export type EventType = Event['type'];

/** Events of some types. */
export type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>;
