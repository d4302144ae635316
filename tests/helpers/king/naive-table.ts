import type { Card, Colour, Hero, Position, Seat, Side, Site, Zone } from '#king-of-monsters/rules';
import { ISLAND, LEAGUE, placeOf, ROSTER, ROWS, wild, worth } from './naive-law';

type Pile = 'combat' | 'action';
type Frame = Position['stack'][number];

/** What lies on the table and how cards go about, by the text of the rules. */
export class NaiveTable {
  protected readonly p: Position;
  protected readonly facts: object[] = [];

  /** @param orders what the shuffles come to, one after the other */
  constructor(
    given: Position,
    private readonly orders: readonly (readonly Card[])[] = [],
  ) {
    this.p = structuredClone(given);
  }

  position(): Position {
    return this.p;
  }

  protected tell(type: string, fields: object = {}): void {
    this.facts.push({ type, ...fields });
  }

  protected get top(): Frame {
    return this.p.stack.at(-1)!;
  }

  protected get heroes(): Hero[] {
    return ROSTER.filter((hero) => this.p.heroes[hero] !== undefined);
  }

  protected sheet(hero: Hero) {
    return this.p.heroes[hero]!;
  }

  protected up(hero: Hero): boolean {
    return this.p.heroes[hero]?.state === 'up';
  }

  protected hand(seat: Seat): Card[] {
    return seat === 'king' ? this.p.king.hand : this.sheet(seat).hand;
  }

  protected side(seat: Seat): Side {
    return seat === 'king' ? 'king' : 'league';
  }

  /** A secret of one side. */
  protected secretOf(side: Side, facts: object): object {
    return { secret: { to: side === 'king' ? ['king'] : this.heroes, ...facts } };
  }

  protected stands(zone: Zone): boolean {
    const state = this.p.zones[zone as Site];
    return state !== undefined && !state.destroyed;
  }

  protected damage(zone: Site): number {
    return this.p.zones[zone].cards.reduce((sum, { card, as }) => sum + (as ?? worth(card)), 0);
  }

  /** The objective in the King's zone, if it stands and has not got its rating (K9.1, K9.3). */
  protected get prey(): Site | undefined {
    const { zone } = this.p.king;
    const { rating } = ISLAND[placeOf(zone)]!;
    if (rating === undefined || !this.stands(zone)) return undefined;
    return this.damage(zone as Site) < rating ? (zone as Site) : undefined;
  }

  protected get besideKing(): Hero[] {
    return this.heroes.filter((hero) => this.up(hero) && this.sheet(hero).zone === this.p.king.zone);
  }

  /** K9.2 */
  protected usable(card: Card): boolean {
    return wild(card) || !this.p.chart[card.charAt(0) as Colour].disabled;
  }

  /** The index of the leftmost uncovered plate of a row. */
  protected bare(row: Colour): number | undefined {
    const index = this.p.chart[row].plates.findIndex(({ cover }) => cover === null);
    return index < 0 ? undefined : index;
  }

  /** The rows that a wild can be added to (K8.3). */
  protected get wildRows(): Colour[] {
    return ROWS.filter((row) => !this.p.chart[row].disabled && this.p.chart[row].plates.length < 5);
  }

  protected get redraw(): boolean {
    return this.stands('hq') && !this.p.turn.hq;
  }

  protected get cancel(): boolean {
    return this.stands('airstrip') && !this.p.turn.airstrip;
  }

  protected get greyReady(): boolean {
    return this.up('grey') && !this.p.turn.grey && this.hand('grey').length > 0;
  }

  /** Those who may exchange a card (K7.4). */
  protected get traders(): Hero[] {
    return this.heroes.filter((hero) => this.hand(hero).length > 0 && !this.p.turn.traded.includes(hero));
  }

  /** K1.3 */
  protected bin(side: Side, card: Card): void {
    const action = wild(card) || !/\d/.test(card);
    this.p.decks[side][action ? 'actionDiscard' : 'combatDiscard'].push(card);
  }

  protected spend(seat: Seat, card: Card): void {
    this.take(this.hand(seat), card);
    this.bin(this.side(seat), card);
  }

  protected take(cards: Card[], card: Card): void {
    const index = cards.indexOf(card);
    if (index < 0) throw new Error(`no ${card} there`);
    cards.splice(index, 1);
  }

  private shuffles = 0;

  /** A new draw pile of these cards. Throws if what is said to have come out is no order of them. */
  protected shuffle(side: Side, pile: Pile, from: readonly Card[]): void {
    const cards = [...(this.orders[this.shuffles++] ?? [])];
    if ([...cards].sort().join() !== [...from].sort().join()) throw new Error(`no order of ${side} ${pile}`);
    this.p.decks[side][pile] = cards;
    if (pile === 'action') this.p.decks[side].known = false;
    this.tell('shuffled', { side, pile, count: cards.length, secret: { to: [], cards: [...cards] } });
  }

  /** Sees to it that there is a card to draw, if there can be (K1.5). */
  protected ready(side: Side, pile: Pile): boolean {
    const deck = this.p.decks[side];
    const discard = `${pile}Discard` as const;
    if (deck[pile].length > 0 || deck[discard].length === 0) return deck[pile].length > 0;
    const from = deck[discard];
    deck[discard] = [];
    this.shuffle(side, pile, from);
    return true;
  }

  protected next(side: Side, pile: Pile): Card | null {
    if (!this.ready(side, pile)) return null;
    if (pile === 'action') this.p.decks[side].known = false;
    return this.p.decks[side][pile].shift()!;
  }

  protected draw(seat: Seat, count: number): void {
    const cards: Card[] = [];
    while (cards.length < count) {
      const card = this.next(this.side(seat), 'combat');
      if (card === null) break;
      cards.push(card);
    }
    this.hand(seat).push(...cards);
    if (cards.length === 0) return;
    this.tell('drawn', { seat, count: cards.length, ...this.secretOf(this.side(seat), { cards }) });
  }

  protected place(hero: Hero, state: 'up' | 'out' | 'down' | 'rising' | 'lost', zone: Zone | null): void {
    Object.assign(this.sheet(hero), { state, zone });
    this.tell('state', { hero, state, zone });
  }

  /** What a hero has set aside is discarded. */
  protected unstore(hero: Hero): void {
    const { stored } = this.sheet(hero);
    if (stored === null) return;
    this.sheet(hero).stored = null;
    this.bin('league', stored);
    this.tell('unstored', { hero, card: stored });
  }

  protected colour(hero: Hero): Colour {
    return LEAGUE[hero];
  }
}
