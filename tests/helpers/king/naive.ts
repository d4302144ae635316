/**
 * The rules again, straight from their text and without any regard to speed. It shares nothing with the program but
 * the form of positions, actions and facts. What a shuffle comes to is taken from what the program told.
 */
import type { Action, Site } from '#king-of-monsters/rules';
import type { Frame } from './naive-choices';
import { type Act, NaiveHeroes } from './naive-heroes';
import { wild, worth } from './naive-law';

export class NaiveGame extends NaiveHeroes {
  /** Plays an action, which must be legal. @returns the facts */
  play(action: Action): readonly object[] {
    const frame = this.top;
    switch (frame.kind) {
      case 'discard':
        this.discard(frame, action as Act<'discard' | 'draw'>);
        break;
      case 'replace':
        this.replace(action as Act<'replace' | 'pass'>);
        break;
      case 'trade':
        this.trade(frame, action as Act<'offer' | 'trade' | 'pass'>);
        break;
      case 'two':
        this.p.stack = [];
        this.bin('king', frame.card);
        if (action.do === 'take') this.draw('king', 2);
        this.p.turn.held ||= action.do === 'take';
        this.fight();
        break;
      case 'wild':
        this.addWild(frame, action as Act<'place' | 'keep'>);
        break;
      case 'fight':
      case 'frenzy':
        this.rage(action as Act<'smash' | 'attack' | 'gamble' | 'end'>);
        break;
      case 'grey':
        this.greyAtObjective(action as Act<'grey' | 'pass'>);
        break;
      case 'duel':
        this.duel(frame, action as Act<'answer' | 'grey' | 'pass'>);
        break;
      case 'move':
        if (action.do === 'advance') {
          this.spend('king', action.card);
          this.advance(action.card);
          this.askToMove();
        } else this.heroPhase();
        break;
      case 'card':
        this.actionCard(frame, action);
        break;
      case 'hero':
        this.heroAct(frame, action);
        break;
      case 'open':
        this.openDuel(frame, action as Act<'open' | 'open-top'>);
        break;
      case 'ibis':
        this.ibis(frame, action as Act<'look' | 'keep' | 'drop' | 'pass'>);
    }
    return this.facts;
  }

  /** K7.1 */
  private discard({ seat }: Frame<'discard'>, action: Act<'discard' | 'draw'>): void {
    if (action.do === 'discard') {
      this.spend(seat, action.card);
      this.tell('discarded', { seat, card: action.card });
      if (this.hand(seat).length > 0) return;
    }
    this.p.stack = [];
    this.refill(seat);
    this.nextToDraw();
  }

  /** K7.3. Where there is no card to take its place, the plate goes with its cover. */
  private replace(action: Act<'replace' | 'pass'>): void {
    if (action.do === 'replace') {
      const { row, col } = action;
      const { plates } = this.p.chart[row];
      const { card: old, up, cover } = plates[col - 1]!;
      this.bin('king', old);
      const card = this.next('king', 'combat');
      if (card !== null) plates[col - 1] = { card, up, cover };
      else {
        plates.splice(col - 1, 1);
        if (cover !== null) this.bin('league', cover.card);
      }
      const hides = card !== null && !up;
      this.tell('replaced', { row, col, old, ...(hides ? this.secretOf('king', { card }) : { card }) });
    }
    this.askNinja();
  }

  /** K7.4 */
  private trade(frame: Frame<'trade'>, action: Act<'offer' | 'trade' | 'pass'>): void {
    if (action.do === 'pass') {
      this.rampage();
      return;
    }
    const { hero, card } = action;
    if (action.do === 'offer') {
      frame.offer = { hero, card };
      return;
    }
    const given = frame.offer!;
    this.take(this.hand(given.hero), given.card);
    this.take(this.hand(hero), card);
    this.hand(given.hero).push(card);
    this.hand(hero).push(given.card);
    this.p.turn.traded.push(given.hero, hero);
    const cards = this.secretOf('league', { cards: [given.card, card] });
    this.tell('traded', { heroes: [given.hero, hero], ...cards });
    this.askNinja();
  }

  /** K8.3 */
  private addWild({ card }: Frame<'two' | 'wild'>, action: Act<'place' | 'keep'>): void {
    const { stack, chart, king } = this.p;
    stack.pop();
    if (action.do === 'keep') {
      king.hand.push(card);
      this.tell('wild-kept');
    } else {
      chart[action.row].plates.push({ card, up: true, cover: null });
      this.tell('wild-placed', { row: action.row, card });
    }
    if (stack.length > 0) this.frenzy();
    else this.fight();
  }

  /** K9, K15.1 */
  private rage(action: Act<'smash' | 'attack' | 'gamble' | 'end'>): void {
    const { king, zones, stack } = this.p;
    if (action.do === 'end') {
      if (this.top.kind === 'frenzy') this.endFrenzy();
      else this.endFight();
    } else if (action.do === 'smash') {
      const zone = king.zone as Site;
      this.take(king.hand, action.card);
      zones[zone].cards.push({ card: action.card });
      this.tell('smashed', { zone, card: action.card, damage: this.damage(zone) });
      if (this.prey === undefined && this.greyReady) stack.push({ kind: 'grey', seat: 'grey' });
      else this.goOn();
    } else if (action.do === 'attack') {
      this.spend('king', action.card);
      this.clash(action.hero, null, action.card, this.colour(action.hero), false);
    } else this.gamble();
  }

  private gamble(): void {
    const { king, stack } = this.p;
    (this.top as Frame<'frenzy'>).gambled = true;
    const cards = king.hand.splice(0);
    for (const each of cards) this.bin('king', each);
    this.tell('gambled', { cards });
    const card = this.next('king', 'action');
    if (card !== null) this.tell('action-card', { seat: 'king', card });
    if (card === 'W4') this.draw('king', 4);
    if (card !== null && wild(card) && this.wildRows.length > 0) {
      stack.push({ kind: 'wild', seat: 'king', card });
      return;
    }
    if (card !== null) this.bin('king', card);
    this.frenzy();
  }

  /** K9.4 */
  private greyAtObjective(action: Act<'grey' | 'pass'>): void {
    const { stack, zones, king } = this.p;
    stack.pop();
    if (action.do === 'grey') {
      zones[king.zone as Site].cards.at(-1)!.as = worth(action.card);
      this.greyGives(action.card, { at: 'objective' });
    }
    this.goOn();
  }

  /** K12.3, K12.4 */
  private actionCard({ seat, card }: Frame<'card'>, action: Action): void {
    const { turn, chart } = this.p;
    this.p.stack = [];
    if (action.do === 'accept' || action.do === 'pass') {
      this.takeEffect(seat, card);
      return;
    }
    if (action.do === 'place') {
      const index = this.bare(action.row)!;
      chart[action.row].plates[index]!.cover = { card };
      this.tell('covered', { hero: seat, row: action.row, col: index + 1, card, by: 'wild' });
      this.begin(seat, false);
      return;
    }
    this.bin('league', card);
    if (action.do === 'redraw') {
      turn.hq = true;
      this.tell('redrawn', { hero: seat });
      this.turnUp(seat);
    } else if (action.do === 'take') {
      this.draw(seat, 2);
      this.nextHero();
    } else {
      turn.airstrip ||= action.do === 'airstrip';
      if (action.do === 'airstrip') this.tell('airstrip', { hero: seat });
      else this.draw('king', 2);
      this.begin(seat, false);
    }
  }

  /** K16.6 */
  private ibis(frame: Frame<'ibis'>, action: Act<'look' | 'keep' | 'drop' | 'pass'>): void {
    if (action.do === 'look') {
      const { deck } = action;
      frame.deck = deck;
      this.ready(deck, 'action');
      const card = this.p.decks[deck].action[0]!;
      this.tell('ibis-looked', { deck, ...this.secretOf('league', { card }) });
      return;
    }
    const { deck } = frame;
    this.p.stack = [];
    if (action.do === 'keep') this.p.decks[deck!].known = true;
    if (action.do === 'drop') {
      const card = this.next(deck!, 'action')!;
      this.bin(deck!, card);
      this.tell('ibis-dropped', { deck, card });
    }
    this.nextTurn();
  }
}
