import { Random } from '#core';
import { type Card, COLOURS, isCombat, numberOf } from './cards';
import { copyOf } from './copy';
import type { Event } from './event';
import { HEROES, type Hero, isSite, RATINGS, type Seat, type Zone } from './island';
import type { HeroFrame, HeroSheet, Known, Outcome, Position, Side, ZoneState } from './position';

type Hand = Known['king']['hand'];
/** Cards of a visible hand; none if hidden. */
export const cardsOf = (hand: Hand): readonly Card[] => ('count' in hand ? [] : hand);
export const sizeOf = (pile: Hand): number => ('count' in pile ? pile.count : pile.length);
/** Heroes in the game, in roster order (K5.3). */
export const heroesOf = ({ heroes }: Pick<Known, 'heroes'>): readonly Hero[] =>
  HEROES.filter((hero) => heroes[hero] !== undefined);
export const isUp = ({ heroes }: Pick<Known, 'heroes'>, hero: Hero): boolean => heroes[hero]?.state === 'up';
/** Whether the objective of a zone stands (K2.2). */
export const stands = ({ zones }: Pick<Known, 'zones'>, zone: Zone): boolean =>
  isSite(zone) && !zones[zone].destroyed;
/** Damage at an objective (K9.3). */
export const damageAt = ({ cards }: ZoneState): number =>
  cards.reduce((sum, { card, as }) => sum + (as ?? numberOf(card)), 0);
/** Whether the objective of the King's zone can take more cards (K9.1). */
export const canSmash = (known: Known): boolean => {
  const { zone } = known.king;
  return isSite(zone) && stands(known, zone) && damageAt(known.zones[zone]) < RATINGS[zone];
};
/** Heroes that the King may attack (K9.6). */
export const targetsOf = (known: Known): readonly Hero[] =>
  heroesOf(known).filter((hero) => isUp(known, hero) && known.heroes[hero]?.zone === known.king.zone);
/** Whether The Grey's power is available (K18). */
export const greyReady = (known: Known): boolean =>
  isUp(known, 'grey') && !known.turn.grey && sizeOf(known.heroes.grey?.hand ?? []) > 0;
/** Rows that can take a wild (K8.3). */
export const wildRows = ({ chart }: Pick<Known, 'chart'>) =>
  COLOURS.filter((row) => !chart[row].disabled && chart[row].plates.length < 5);
/** Cards that can still be drawn, including the discards (K1.5). */
export const leftIn = (known: Known, side: Side, pile: 'combat' | 'action'): number =>
  sizeOf(known.decks[side][pile]) + known.decks[side][`${pile}Discard`].length;

/** A mutable position and the sink for its events. */
export class Table {
  private readonly random: Random;

  /**
   * @param p is modified in place
   * @param onEvent receives events as they happen; without it none are created
   */
  constructor(
    readonly p: Position,
    public onEvent?: ((event: Event) => void) | undefined,
  ) {
    this.random = Random.parse(p.rng) ?? Random.fromSeed(0);
  }

  emit(event: Event): void {
    this.onEvent?.(event);
  }

  hero(hero: Hero): HeroSheet<Card[], Card | null> {
    return this.p.heroes[hero]!;
  }

  hand(seat: Seat): Card[] {
    return seat === 'king' ? this.p.king.hand : this.hero(seat).hand;
  }

  /** Seats that share the knowledge of a side. */
  side(seat: Seat): Seat[] {
    return seat === 'king' ? ['king'] : this.league();
  }

  league(): Seat[] {
    return [...heroesOf(this.p)];
  }

  /** The frame of the active hero's turn. */
  heroFrame(): HeroFrame | undefined {
    return this.p.stack.find((frame): frame is HeroFrame => frame.kind === 'hero');
  }

  /** Discards a card to its pile (K1.3). */
  discard(side: Side, card: Card): void {
    const deck = this.p.decks[side];
    (isCombat(card) ? deck.combatDiscard : deck.actionDiscard).push(card);
  }

  /** Discards a revealed action card. */
  used(side: Side, card: Card): void {
    this.discard(side, card);
    this.emit({ type: 'used', side, card });
  }

  /** Removes a card from a hand. */
  take(seat: Seat, card: Card): void {
    const hand = this.hand(seat);
    hand.splice(hand.indexOf(card), 1);
  }

  /** Discards a card from a hand. */
  spend(seat: Seat, card: Card): void {
    this.take(seat, card);
    this.discard(seat === 'king' ? 'king' : 'league', card);
  }

  /** Shuffles cards into a new draw pile. */
  shuffle(side: Side, pile: 'combat' | 'action', cards: readonly Card[]): void {
    const next = [...cards];
    for (let at = next.length - 1; at > 0; at--) {
      const other = this.random.below(at + 1);
      [next[at], next[other]] = [next[other]!, next[at]!];
    }
    const deck = this.p.decks[side];
    deck[pile] = next;
    if (pile === 'action') deck.known = false;
    this.p.rng = this.random.format();
    this.emit({ type: 'shuffled', side, pile, count: next.length, secret: { to: [], cards: [...next] } });
  }

  /** If the draw pile is empty, makes it from the discards (K1.5). */
  refill(side: Side, pile: 'combat' | 'action'): void {
    const deck = this.p.decks[side];
    const used = `${pile}Discard` as const;
    if (deck[pile].length > 0 || deck[used].length === 0) return;
    const cards = deck[used];
    deck[used] = [];
    this.shuffle(side, pile, cards);
  }

  /** Draws the top card; undefined if there is none (K1.5). */
  draw(side: Side, pile: 'combat' | 'action'): Card | undefined {
    this.refill(side, pile);
    const deck = this.p.decks[side];
    if (pile === 'action') deck.known = false;
    return deck[pile].shift();
  }

  /** Draws combat cards into a hand. */
  drawTo(seat: Seat, count: number): void {
    const cards: Card[] = [];
    for (let drawn = 0; drawn < count; drawn++) {
      const card = this.draw(seat === 'king' ? 'king' : 'league', 'combat');
      if (card === undefined) break;
      cards.push(card);
    }
    if (cards.length === 0) return;
    this.hand(seat).push(...cards);
    this.emit({ type: 'drawn', seat, count: cards.length, secret: { to: this.side(seat), cards } });
  }

  /** Emits the marks of the turn and the open decision. */
  tellWhoDecides(): void {
    if (this.onEvent === undefined) return;
    const { turn, king, decks, stack } = this.p;
    const frame = stack.at(-1);
    const offer = frame?.kind === 'trade' ? frame.offer : null;
    this.emit({
      type: 'waiting',
      turn: copyOf(turn),
      marks: { tangled: king.tangled, pushed: king.pushed },
      known: { king: decks.king.known, league: decks.league.known },
      stack:
        frame?.kind === 'trade' && offer !== null
          ? [{ ...frame, offer: { hero: offer.hero, card: null } }]
          : copyOf(stack),
      ...(offer === null ? {} : { secret: { to: this.league(), offered: offer.card } }),
    });
  }

  /** Ends the game (K17). */
  over(outcome: Outcome): void {
    this.p.outcome = outcome;
    this.p.stack = [];
    this.tellWhoDecides();
    this.emit({ type: 'over', ...outcome });
  }
}
