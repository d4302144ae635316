import type { Card, Colour, Event, Hero, HeroState, Seat, Side, View, Zone } from '#king-of-monsters/rules';

/** Everything that a fact may say, as far as the table shows it; which of it a fact does say its type tells. */
export interface Facts {
  readonly seat: Seat;
  readonly hero: Hero;
  readonly heroes: readonly Hero[];
  readonly card: Card | null;
  readonly old: Card;
  readonly plate: Card | null;
  readonly cover: Card;
  readonly cards: readonly (Card | null)[];
  readonly plates: readonly Card[];
  readonly covers: readonly Card[];
  readonly extra: readonly Card[];
  readonly counts: Readonly<Record<Colour, number>>;
  readonly rows: Readonly<Record<Colour, readonly Card[]>>;
  readonly up: boolean;
  readonly row: Colour;
  readonly col: number;
  readonly colour: Colour;
  readonly count: number;
  readonly number: number;
  readonly side: Side;
  readonly deck: Side;
  readonly pile: 'combat' | 'action';
  readonly zone: Zone | null;
  readonly from: Zone;
  readonly to: Zone;
  readonly state: HeroState;
  readonly of: 'plates' | 'covers';
  readonly by: 'hand' | 'wild' | 'brick';
  readonly at: 'objective' | 'cover' | 'duel';
  readonly won: boolean;
  readonly winner: Side;
  readonly reason: string;
  readonly fromDeck: boolean;
  readonly phase: View['turn']['phase'];
  readonly turn: number;
  readonly stack: View['stack'];
}

/** What all may see of a fact. */
export const factsOf = (event: Event): Facts => event as unknown as Facts;

export const sideOfSeat = (seat: Seat): Side => (seat === 'king' ? 'king' : 'league');
