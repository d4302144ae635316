import type { Card, Colour, Hero, Seat } from '#king-of-monsters/rules';
import { type Frame, NaiveChoices } from './naive-choices';
import { ISLAND, LEAGUE, placeOf, ROWS, wild, worth } from './naive-law';

/** What comes by itself between the decisions, by the text of the rules. */
export class NaiveFlow extends NaiveChoices {
  /** K5.1, K6.2 */
  protected nextTurn(): void {
    const { turn } = this.p;
    Object.assign(turn, { number: turn.number + 1, held: false, airstrip: false, grey: false });
    if (turn.advanced) this.deal(false);
    turn.advanced = false;
    this.phase('draw');
    const drawing = this.heroes.filter((hero) => !['lost', 'reserve'].includes(this.sheet(hero).state));
    turn.queue = ['king', ...drawing];
    this.nextToDraw();
  }

  protected refill(seat: Seat): void {
    this.draw(seat, this.handSize(seat) - this.hand(seat).length);
    if (seat === 'king') this.p.king.tangled = false;
  }

  /** K7.1, K7.3 */
  protected nextToDraw(): void {
    for (;;) {
      const seat = this.p.turn.queue.shift();
      if (seat === undefined) break;
      if (this.hand(seat).length > 0) {
        this.p.stack = [{ kind: 'discard', seat }];
        return;
      }
      this.refill(seat);
    }
    const plates = ROWS.some((row) => this.p.chart[row].plates.length > 0);
    if (this.up('anvil') && plates) this.p.stack = [{ kind: 'replace', seat: 'anvil' }];
    else this.askNinja();
  }

  /** K7.4 */
  protected askNinja(): void {
    if (this.up('ninja') && this.traders.length >= 2) {
      this.p.stack = [{ kind: 'trade', seat: 'ninja', offer: null }];
    } else this.rampage();
  }

  /** K8 */
  protected rampage(): void {
    const { turn, king } = this.p;
    turn.traded = [];
    this.p.stack = [];
    this.phase('rampage');
    if (king.pushed) {
      king.pushed = false;
      turn.held = true;
      this.toll();
    } else this.kingsCard();
    if (this.p.stack.length === 0) this.fight();
  }

  /** K8.2 */
  private kingsCard(): void {
    const card = this.next('king', 'action');
    if (card === null) return;
    this.tell('action-card', { seat: 'king', card });
    if (wild(card)) {
      if (card === 'W4') this.draw('king', 4);
      if (card === 'W' || this.wildRows.length > 0) this.p.stack = [{ kind: 'wild', seat: 'king', card }];
      else this.bin('king', card);
    } else if (card.endsWith('D')) this.p.stack = [{ kind: 'two', seat: 'king', card }];
    else {
      this.bin('king', card);
      if (card.endsWith('S')) this.p.turn.held = true;
      else this.reversePlates(card.charAt(0) as Colour);
    }
  }

  /** K9.1 */
  protected fight(): void {
    const { king, turn, stack } = this.p;
    const worthIt = this.besideKing.length > 0 || (!turn.held && this.prey !== undefined);
    if (king.hand.length === 0 || !worthIt) this.endFight();
    else if (stack.length === 0) stack.push({ kind: 'fight', seat: 'king' });
  }

  /** K15.1, K15.2 */
  protected frenzy(): void {
    const { gambled } = this.top as Frame<'frenzy'>;
    const worthIt = this.besideKing.length > 0 || this.prey !== undefined || !gambled;
    if (this.p.king.hand.length === 0 || !worthIt) this.endFrenzy();
  }

  /** The King goes on with what he was at. */
  protected goOn(): void {
    if (this.top.kind === 'frenzy') this.frenzy();
    else this.fight();
  }

  /** K11.1: then he is not asked any more. */
  protected endFight(): void {
    this.p.stack = [];
    if (this.fall()) return;
    if (this.p.turn.number > 1) this.askToMove();
    else {
      if (this.p.king.zone === 'beach') this.advance(null);
      this.heroPhase();
    }
  }

  protected endFrenzy(): void {
    this.p.stack.pop();
    if (this.fall()) return;
    const { seat } = this.top as Frame<'hero'>;
    if (!this.up(seat)) this.nextHero();
  }

  /** K11.2 */
  protected askToMove(): void {
    const { king, turn } = this.p;
    const may = !turn.held && !this.stands(king.zone) && king.zone !== 'reactor' && king.hand.length > 0;
    this.p.stack = [];
    if (may) this.p.stack = [{ kind: 'move', seat: 'king' }];
    else this.heroPhase();
  }

  /** K12.1 */
  protected heroPhase(): void {
    this.p.stack = [];
    this.phase('hero');
    for (const hero of this.heroes) {
      if (this.sheet(hero).state === 'rising') this.place(hero, 'up', this.sheet(hero).zone);
    }
    this.p.turn.queue = ROWS.flatMap((colour) => {
      const two = this.heroes.filter((hero) => this.up(hero) && LEAGUE[hero] === colour);
      return two.length === 2 && this.secondIsFirst(two) ? two.reverse() : two;
    });
    this.nextHero();
  }

  private secondIsFirst(heroes: readonly Hero[]): boolean {
    for (let round = 1; round <= 3; round++) {
      const cards = heroes.map(() => this.next('league', 'combat'));
      for (const card of cards) if (card !== null) this.bin('league', card);
      this.tell('initiative', { heroes: [...heroes], cards });
      const [one, other] = cards;
      if (one == null || other == null) return false;
      if (worth(one) !== worth(other)) return worth(other) > worth(one);
    }
    return false;
  }

  /** K12.2 */
  protected nextHero(): void {
    this.p.stack = [];
    const hero = this.p.turn.queue.shift() as Hero | undefined;
    if (hero === undefined) this.cleanUp();
    else if (this.up(hero)) this.turnUp(hero);
    else this.nextHero();
  }

  /** K12.3, K12.5 */
  protected turnUp(hero: Hero): void {
    const card = this.next('league', 'action');
    if (card === null) {
      this.begin(hero, false);
      return;
    }
    this.tell('action-card', { seat: hero, card });
    const bare = ROWS.some((row) => this.bare(row) !== undefined);
    const choice = card === 'W' ? bare : card.endsWith('D') || (card.endsWith('S') && this.cancel);
    if (choice || this.redraw) this.p.stack = [{ kind: 'card', seat: hero, card }];
    else this.takeEffect(hero, card);
  }

  /** What an action card does of itself; a wild that is not laid does nothing (K12.3). */
  protected takeEffect(hero: Hero, card: Card): void {
    this.bin('league', card);
    if (card.endsWith('S')) {
      this.nextHero();
      return;
    }
    if (card === 'W4') this.draw(hero, 4);
    if (card.endsWith('V')) this.reverseCovers(card.charAt(0) as Colour);
    this.begin(hero, card === 'W4');
  }

  protected begin(seat: Hero, free: boolean): void {
    const nothing = { row: null, jumps: 0, used: [], laid: [], struck: [] };
    this.p.stack = [{ kind: 'hero', seat, step: 'move', free: free || seat === 'bamf', ...nothing }];
  }

  /** K15.1, K15.3 */
  protected disable(row: Colour): void {
    const { chart, king, turn } = this.p;
    chart[row].disabled = true;
    this.tell('row-disabled', { row });
    const gone = ROWS.filter((each) => chart[each].disabled).length;
    if (gone === 3) {
      this.tell('frenzy');
      this.draw('king', this.heroes.filter((hero) => this.up(hero)).length);
      this.p.stack.push({ kind: 'frenzy', seat: 'king', gambled: false });
      this.frenzy();
    } else if (gone === 4) {
      const from = king.zone;
      king.zone = ISLAND[placeOf(from) - 1]!.zone;
      this.tell('king-pushed', { from, to: king.zone });
      turn.hq = false;
      if (king.zone === 'ocean') this.over({ winner: 'league', reason: 'ocean' });
      else {
        this.deal(true);
        king.pushed = true;
        turn.advanced = false;
      }
    }
  }

  /** K16 */
  private cleanUp(): void {
    const { p } = this;
    this.phase('cleanup');
    for (const { cards } of Object.values(p.zones)) for (const laid of cards) delete laid.as;
    for (const row of ROWS) for (const { cover } of p.chart[row].plates) if (cover) delete cover.as;
    for (const hero of this.heroes) {
      const { state, zone } = this.sheet(hero);
      if (state === 'down') this.place(hero, 'rising', zone);
      if (state !== 'out') continue;
      if (this.stands('hq')) this.place(hero, 'up', 'hq');
      else {
        this.place(hero, 'lost', null);
        this.unstore(hero);
      }
    }
    const joining = this.stands('hq') ? p.reserve.shift() : undefined;
    if (joining !== undefined) this.place(joining, 'up', 'hq');
    const left = this.heroes.some((hero) => !['lost', 'reserve'].includes(this.sheet(hero).state));
    if (!left) this.over({ winner: 'king', reason: 'heroes' });
    else if (p.turn.number === p.options.turnLimit) this.over({ winner: 'league', reason: 'time' });
    else this.shuffleAll();
  }

  /** K16.5, K16.6 */
  private shuffleAll(): void {
    const { p } = this;
    for (const side of ['king', 'league'] as const) {
      const { combat, combatDiscard } = p.decks[side];
      this.shuffle(side, 'combat', [...combat, ...combatDiscard.splice(0)]);
    }
    if (this.up('ibis')) p.stack = [{ kind: 'ibis', seat: 'ibis', deck: null }];
    else this.nextTurn();
  }
}
