import type { Action, Card, Colour, Hero, Position, Seat } from '#king-of-monsters/rules';
import { NaiveChart } from './naive-chart';
import { each, ISLAND, is, placeOf, ROWS, wild, worth } from './naive-law';

export type Frame<Kind> = Extract<Position['stack'][number], { kind: Kind }>;

/** What may be done, by the text of the rules. */
export class NaiveChoices extends NaiveChart {
  legal(): Action[] {
    const { stack } = this.p;
    if (stack.length === 0) return [];
    const frame = this.top;
    switch (frame.kind) {
      case 'discard':
        return this.discards(frame.seat);
      case 'replace':
        return [...this.plates().map((plate) => ({ do: 'replace' as const, ...plate })), { do: 'pass' }];
      case 'trade':
        return this.trades(frame);
      case 'two':
        return [{ do: 'take' }, { do: 'leave' }];
      case 'wild': {
        const keeps: Action[] = frame.card === 'W' && stack.length === 1 ? [{ do: 'keep' }] : [];
        return [...this.wildRows.map((row) => ({ do: 'place' as const, row })), ...keeps];
      }
      case 'fight':
        return this.attacks(!this.p.turn.held);
      case 'frenzy':
        return [...this.attacks(true), ...(frame.gambled ? [] : [{ do: 'gamble' as const }])];
      case 'grey':
        return [...each(this.hand('grey')).map((card) => ({ do: 'grey' as const, card })), { do: 'pass' }];
      case 'duel':
        return this.answers(frame);
      case 'move':
        return this.advances();
      case 'card':
        return this.effects(frame.card);
      case 'hero':
        return this.heroActions(frame);
      case 'open':
        return this.openings();
      case 'ibis':
        return this.looks(frame);
    }
  }

  private plates() {
    return ROWS.flatMap((row) => this.p.chart[row].plates.map((_, index) => ({ row, col: index + 1 })));
  }

  protected handSize(seat: Seat): number {
    const { kingHand, leagueHand } = this.p.options;
    return seat === 'king' ? kingHand - (this.p.king.tangled ? 1 : 0) : leagueHand;
  }

  private discards(seat: Seat): Action[] {
    const hand = this.hand(seat);
    const stop: Action[] = hand.length > this.handSize(seat) ? [] : [{ do: 'draw' }];
    return [...each(hand).map((card) => ({ do: 'discard' as const, card })), ...stop];
  }

  private trades({ offer }: Frame<'trade'>): Action[] {
    const word = offer === null ? 'offer' : 'trade';
    const partner = offer !== null || this.traders.length > 1;
    const who = partner ? this.traders.filter((hero) => hero !== offer?.hero) : [];
    const given = who.flatMap((hero) =>
      each(this.hand(hero)).map((card) => ({ do: word, hero, card }) as const),
    );
    return offer === null ? [...given, { do: 'pass' }] : given;
  }

  /** K9.1, K9.3, K9.6 */
  private attacks(atObjective: boolean): Action[] {
    const hand = each(this.p.king.hand);
    const laid = atObjective && this.prey !== undefined ? hand.filter((card) => this.usable(card)) : [];
    const hit = this.besideKing.flatMap((hero) => {
      const colour = this.colour(hero);
      if (this.p.chart[colour].disabled) return [];
      return hand.filter((card) => is(card, colour)).map((card) => ({ do: 'attack' as const, hero, card }));
    });
    return [...laid.map((card) => ({ do: 'smash' as const, card })), ...hit, { do: 'end' }];
  }

  /** K10 */
  private answers({ seat, last }: Frame<'duel'>): Action[] {
    const found: Action[] = [{ do: 'pass' }];
    for (const card of each(this.hand(seat))) {
      if (wild(card)) for (const colour of ROWS) found.push({ do: 'answer', card, colour });
      else if (card.startsWith(last.colour) || worth(card) === last.number)
        found.push({ do: 'answer', card });
    }
    if (seat === 'king' || !this.greyReady) return found;
    return [...found, ...each(this.hand('grey')).map((card) => ({ do: 'grey' as const, card }))];
  }

  private advances(): Action[] {
    const next = ISLAND[placeOf(this.p.king.zone) + 1];
    const fit = (card: Card) => next !== undefined && this.usable(card) && is(card, next.colours);
    const cards = each(this.p.king.hand).filter(fit);
    return [...cards.map((card) => ({ do: 'advance' as const, card })), { do: 'stay' }];
  }

  /** K12.3, K12.4 */
  private effects(card: Card): Action[] {
    const again: Action[] = this.redraw ? [{ do: 'redraw' }] : [];
    if (card === 'W') {
      const rows = ROWS.filter((row) => this.bare(row) !== undefined);
      return [...rows.map((row) => ({ do: 'place' as const, row })), { do: 'pass' }, ...again];
    }
    if (card.endsWith('D')) return [{ do: 'take' }, { do: 'give' }, ...again];
    const cancels: Action[] = card.endsWith('S') && this.cancel ? [{ do: 'airstrip' }] : [];
    return [{ do: 'accept' }, ...cancels, ...again];
  }

  private heroActions(frame: Frame<'hero'>): Action[] {
    const hero = frame.seat;
    const hand = each(this.hand(hero));
    const found: Action[] = [{ do: 'end' }];
    const beside = this.sheet(hero).zone === this.p.king.zone;
    if (frame.step === 'move') {
      found.push(...this.moves(frame), ...this.peeks(frame));
      if (beside) found.push({ do: 'fight' });
    } else if (beside) {
      for (const row of this.reach(frame)) found.push(...this.blows(frame, row));
      found.push(...this.shifts(frame), ...this.powers(frame));
    }
    if (this.stands('motorpool') && !frame.used.includes('motorpool')) {
      found.push(...hand.map((card) => ({ do: 'motorpool' as const, card })));
    }
    if (this.stands('lab')) found.push(...hand.map((store) => ({ do: 'end' as const, store })));
    return found;
  }

  /** K13.1 */
  private moves({ seat, jumps }: Frame<'hero'>): Action[] {
    const here = placeOf(this.sheet(seat).zone);
    return ISLAND.flatMap(({ zone, colours }, there) => {
      const near = Math.abs(here - there) === 1 || this.stands('metro');
      if (here === there || zone === 'ocean' || !(near || (seat === 'bamf' && jumps < 2))) return [];
      const cards = each(this.hand(seat)).filter((card) => is(card, colours));
      return cards.map((card) => ({ do: 'move' as const, to: zone, card }));
    });
  }

  private peeks({ seat, used }: Frame<'hero'>): Action[] {
    if (seat !== 'artemis' || used.includes('peek')) return [];
    const hidden = this.plates().filter(({ row, col }) => {
      const { up, seen } = this.p.chart[row].plates[col - 1]!;
      return !up && seen === undefined;
    });
    return hidden.map((plate) => ({ do: 'peek', ...plate }));
  }

  /** The rows that a hero works at (K14.2). */
  private reach({ seat, free, row }: Frame<'hero'>): readonly Colour[] {
    return seat === 'bamf' || free ? ROWS : [row!];
  }

  /** What a hero may do at a row (K14.3–K14.5). */
  private blows({ seat, laid, struck }: Frame<'hero'>, row: Colour): Action[] {
    const { plates, disabled } = this.p.chart[row];
    const { hand, stored } = this.sheet(seat);
    const bare = this.bare(row);
    if (bare !== undefined) {
      const colours = wild(plates[bare]!.card) ? 'RGYB' : row;
      const cards = struck.includes(row) ? [] : each(hand).filter((card) => is(card, colours));
      return cards.map((card) => ({ do: 'cover', row, card }));
    }
    if (laid.includes(row)) return [];
    if (plates.length > 0) return [{ do: 'compare', row }];
    return !disabled && (hand.length > 0 || stored !== null) ? [{ do: 'duel', row }] : [];
  }

  private shifts(frame: Frame<'hero'>): Action[] {
    if (this.reach(frame).length > 1) return [];
    const near = ROWS.filter((_, index) => Math.abs(index - ROWS.indexOf(frame.row!)) === 1);
    return near.flatMap((to) =>
      each(this.hand(frame.seat)).map((card) => ({ do: 'shift' as const, to, card })),
    );
  }

  /** K14.7–K14.9 */
  private powers({ seat, used }: Frame<'hero'>): Action[] {
    const covers = this.plates().filter(({ row, col }) => this.p.chart[row].plates[col - 1]!.cover !== null);
    if (seat === 'dynamo' && !used.includes('token')) return covers.map((at) => ({ do: 'token', ...at }));
    if (seat === 'brick' && !used.includes('brick')) return this.bricks(seat);
    if (seat !== 'grey' || this.p.turn.grey) return [];
    return covers.flatMap((at) =>
      each(this.hand(seat)).map((card) => ({ do: 'grey' as const, ...at, card })),
    );
  }

  private bricks(hero: Hero): Action[] {
    const { zone } = this.sheet(hero);
    if (zone === null || !this.stands(zone)) return [];
    const lying = Object.entries(this.p.zones).flatMap(([site, { cards }]) => (site === zone ? cards : []));
    const fit = (card: Card) =>
      !wild(card) &&
      this.p.decks.league.combat.includes(card) &&
      this.bare(card.charAt(0) as Colour) !== undefined;
    return each(lying.map(({ card }) => card))
      .filter(fit)
      .map((card) => ({ do: 'brick', card }));
  }

  /** K14.5 */
  private openings(): Action[] {
    const { combat, combatDiscard } = this.p.decks.king;
    const fromHand = each(this.p.king.hand).flatMap((card): Action[] =>
      wild(card) ? ROWS.map((colour) => ({ do: 'open', card, colour })) : [{ do: 'open', card }],
    );
    return [...fromHand, ...(combat.length + combatDiscard.length > 0 ? [{ do: 'open-top' as const }] : [])];
  }

  /** K16.6 */
  private looks({ deck }: Frame<'ibis'>): Action[] {
    if (deck !== null) return [{ do: 'keep' }, { do: 'drop' }];
    const beside = this.sheet('ibis').zone === this.p.king.zone;
    const decks = (['league', 'king'] as const).filter((side) => {
      const { action, actionDiscard } = this.p.decks[side];
      return action.length + actionDiscard.length > 0 && (side === 'league' || beside);
    });
    return [...decks.map((side) => ({ do: 'look' as const, deck: side })), { do: 'pass' }];
  }
}
