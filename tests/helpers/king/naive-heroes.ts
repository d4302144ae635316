import type { Action, Card, Colour, Hero } from '#king-of-monsters/rules';
import type { Frame } from './naive-choices';
import { NaiveFlow } from './naive-flow';
import { placeOf, worth } from './naive-law';

export type Act<Do> = Extract<Action, { do: Do }>;

/** Duels and the turns of heroes, by the text of the rules. */
export class NaiveHeroes extends NaiveFlow {
  protected greyGives(card: Card, at: object): void {
    this.spend('grey', card);
    this.p.turn.grey = true;
    this.tell('grey', { card, ...at });
  }

  protected clash(hero: Hero, row: Colour | null, card: Card, colour: Colour, fromDeck: boolean): void {
    this.tell('duel', { hero, row, card, colour, fromDeck });
    this.p.stack.push({ kind: 'duel', seat: hero, hero, row, last: { colour, number: worth(card) } });
  }

  /** K10 */
  protected duel(frame: Frame<'duel'>, action: Act<'answer' | 'grey' | 'pass'>): void {
    const { seat, hero, row } = frame;
    if (action.do === 'answer') {
      const colour = action.colour ?? (action.card.charAt(0) as Colour);
      this.spend(seat, action.card);
      frame.last = { colour, number: worth(action.card) };
      this.tell('answered', { seat, card: action.card, colour });
      frame.seat = seat === 'king' ? hero : 'king';
    } else if (action.do === 'grey') {
      this.greyGives(action.card, { at: 'duel' });
      frame.last.number = worth(action.card);
    } else {
      this.p.stack.pop();
      this.decide(hero, row, seat === 'king' ? 'league' : 'king');
    }
  }

  private decide(hero: Hero, row: Colour | null, winner: 'king' | 'league'): void {
    this.tell('duel-over', { hero, row, winner });
    if (row === null) {
      if (winner === 'king') this.takeOut(hero);
      this.goOn();
    } else if (winner === 'league') this.disable(row);
    else {
      const card = this.next('king', 'combat');
      if (card === null) return;
      this.p.chart[row].plates = [{ card, up: true, cover: null }];
      this.tell('row-refilled', { row, card });
    }
  }

  /** K10.5, K10.6 */
  private takeOut(hero: Hero): void {
    const cards = this.hand(hero).splice(0);
    for (const card of cards) this.bin('league', card);
    this.tell('taken-out', { hero, cards });
    if (hero === 'brick' || hero === 'dynamo') this.place(hero, 'down', this.sheet(hero).zone);
    else this.place(hero, 'out', null);
  }

  /** K13, K14 */
  protected heroAct(frame: Frame<'hero'>, action: Action): void {
    const { seat } = frame;
    const { chart, decks } = this.p;
    switch (action.do) {
      case 'move': {
        const from = this.sheet(seat).zone;
        const far = Math.abs(placeOf(from) - placeOf(action.to)) > 1;
        if (far && !this.stands('metro')) frame.jumps++;
        this.spend(seat, action.card);
        this.sheet(seat).zone = action.to;
        this.tell('hero-moved', { hero: seat, from, to: action.to, card: action.card });
        break;
      }
      case 'peek': {
        const plate = chart[action.row].plates[action.col - 1]!;
        plate.seen = true;
        frame.used.push('peek');
        const { row, col } = action;
        this.tell('peeked', { row, col, ...this.secretOf('league', { card: plate.card }) });
        break;
      }
      case 'fight':
        frame.step = 'fight';
        frame.row = frame.free ? null : this.colour(seat);
        break;
      case 'cover': {
        const { row, card } = action;
        this.take(this.hand(seat), card);
        this.lay(seat, row, card, 'hand');
        if (!frame.laid.includes(row)) frame.laid.push(row);
        break;
      }
      case 'shift':
        this.spend(seat, action.card);
        frame.row = action.to;
        this.tell('shifted', { hero: seat, row: action.to, card: action.card });
        break;
      case 'compare':
        this.strike(frame, action.row);
        this.compare(seat, action.row);
        break;
      case 'duel':
        this.strike(frame, action.row);
        this.challenge(seat, action.row);
        break;
      case 'token': {
        const cover = chart[action.row].plates[action.col - 1]!.cover!;
        cover.tokens = (cover.tokens ?? 0) + 1;
        frame.used.push('token');
        this.tell('token', { row: action.row, col: action.col });
        break;
      }
      case 'brick': {
        const { card } = action;
        frame.used.push('brick');
        this.take(decks.league.combat, card);
        this.lay(seat, card.charAt(0) as Colour, card, 'brick');
        this.shuffle('league', 'combat', decks.league.combat);
        break;
      }
      case 'grey': {
        const { row, col, card } = action;
        chart[row!].plates[col! - 1]!.cover!.as = worth(card);
        this.greyGives(card, { at: 'cover', row, col });
        break;
      }
      case 'motorpool':
        frame.used.push('motorpool');
        this.spend(seat, action.card);
        this.tell('discarded', { seat, card: action.card });
        this.draw(seat, 1);
        break;
      case 'end':
        if (action.store !== undefined) this.store(seat, action.store);
        this.nextHero();
    }
  }

  private strike({ struck }: Frame<'hero'>, row: Colour): void {
    if (!struck.includes(row)) struck.push(row);
  }

  /** K14.5 */
  private challenge(hero: Hero, row: Colour): void {
    const { king, decks, stack } = this.p;
    const sheet = this.sheet(hero);
    this.tell('challenge', { hero, row });
    if (sheet.stored !== null) sheet.hand.push(sheet.stored);
    sheet.stored = null;
    if (king.hand.length + decks.king.combat.length + decks.king.combatDiscard.length === 0) {
      this.decide(hero, row, 'league');
    } else stack.push({ kind: 'open', seat: 'king', hero, row });
  }

  protected openDuel({ hero, row }: Frame<'open'>, action: Act<'open' | 'open-top'>): void {
    this.p.stack.pop();
    const top = action.do === 'open-top';
    const card = top ? this.next('king', 'combat')! : action.card;
    if (top) this.bin('king', card);
    else this.spend('king', card);
    const named = top ? undefined : action.colour;
    this.clash(hero, row, card, named ?? (card.charAt(0) as Colour), top);
  }

  /** K13.5 */
  private store(hero: Hero, card: Card): void {
    this.unstore(hero);
    this.take(this.hand(hero), card);
    this.sheet(hero).stored = card;
    this.tell('stored', { hero, ...this.secretOf('league', { card }) });
  }
}
