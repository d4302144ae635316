import type { Card, Colour, Hero, Site } from '#king-of-monsters/rules';
import { ISLAND, placeOf, ROWS, worth } from './naive-law';
import { NaiveTable } from './naive-table';

type Outcome = NonNullable<NaiveTable['p']['outcome']>;

/** What befalls the chart and the island, by the text of the rules. */
export class NaiveChart extends NaiveTable {
  protected over(outcome: Outcome): void {
    this.p.outcome = outcome;
    this.p.stack = [];
    this.tell('over', outcome);
  }

  protected phase(phase: 'draw' | 'rampage' | 'hero' | 'cleanup'): void {
    this.p.turn.phase = phase;
    this.tell('phase', { phase, turn: this.p.turn.number });
  }

  /** K6.3 */
  protected deal(up: boolean): void {
    const { chart, decks } = this.p;
    for (const row of ROWS) {
      for (const { card, cover } of chart[row].plates) {
        this.bin('king', card);
        if (cover !== null) this.bin('league', cover.card);
      }
      chart[row] = { disabled: false, plates: [] };
    }
    const rows: Record<Colour, Card[]> = { R: [], G: [], Y: [], B: [] };
    const extra: Card[] = [];
    const wanted = (card: Card) => rows[card.charAt(0) as Colour].length < 4;
    // Where no card of a colour is left, nobody could draw one.
    while ([...decks.king.combat, ...decks.king.combatDiscard].some(wanted)) {
      const card = this.next('king', 'combat')!;
      if (wanted(card)) rows[card.charAt(0) as Colour].push(card);
      else {
        extra.push(card);
        this.bin('king', card);
      }
    }
    const counts: Record<string, number> = {};
    for (const row of ROWS) {
      rows[row].sort((one, other) => worth(one) - worth(other));
      chart[row].plates = rows[row].map((card) => ({ card, up, cover: null }));
      counts[row] = rows[row].length;
    }
    this.tell('dealt', { up, counts, extra, ...(up ? { rows } : this.secretOf('king', { rows })) });
  }

  /** K8.1 */
  protected toll(): void {
    const card = this.next('king', 'combat');
    if (card === null) return;
    this.bin('king', card);
    const row = card.charAt(0) as Colour;
    const plate = this.p.chart[row].plates.shift();
    if (plate !== undefined) this.bin('king', plate.card);
    if (plate?.cover) this.bin('league', plate.cover.card);
    this.tell('toll', { card, row, plate: plate?.card ?? null });
  }

  /** K8.2: what the League has seen goes with its plate, covers stay. */
  protected reversePlates(row: Colour): void {
    const { plates } = this.p.chart[row];
    const hidden = plates.filter(({ up }) => !up).map(({ cover: _cover, ...plate }) => plate);
    const count = hidden.length;
    this.p.chart[row].plates = plates.map((plate) =>
      plate.up ? plate : { ...hidden.pop()!, cover: plate.cover },
    );
    this.tell('reversed', { row, of: 'plates', count });
  }

  /** K12.3 */
  protected reverseCovers(row: Colour): void {
    const { plates } = this.p.chart[row];
    const covers = plates.flatMap(({ cover }) => cover ?? []);
    const count = covers.length;
    for (const plate of plates) plate.cover = covers.pop() ?? null;
    this.tell('reversed', { row, of: 'covers', count });
  }

  protected advance(card: Card | null): void {
    const { king, turn } = this.p;
    const from = king.zone;
    king.zone = ISLAND[placeOf(from) + 1]!.zone;
    Object.assign(turn, { advanced: true, hq: false });
    if (king.zone === 'lines' && this.stands('lines')) king.tangled = true;
    this.tell('king-moved', { from, to: king.zone, card });
  }

  /** K9.5, K17.1. True when the game is over. */
  protected fall(): boolean {
    const { zone } = this.p.king;
    const { rating } = ISLAND[placeOf(zone)]!;
    if (rating === undefined || !this.stands(zone) || this.damage(zone as Site) < rating) return false;
    const site = this.p.zones[zone as Site];
    site.destroyed = true;
    for (const { card } of site.cards.splice(0)) this.bin('king', card);
    this.tell('zone-destroyed', { zone });
    if (zone === 'lab') for (const hero of this.heroes) this.unstore(hero);
    if (zone !== 'reactor') return false;
    this.over({ winner: 'king', reason: 'reactor' });
    return true;
  }

  protected lay(hero: Hero, row: Colour, card: Card, by: string): void {
    const index = this.bare(row)!;
    this.p.chart[row].plates[index]!.cover = { card };
    this.tell('covered', { hero, row, col: index + 1, card, by });
  }

  /** K14.4 */
  protected compare(hero: Hero, row: Colour): void {
    const { plates } = this.p.chart[row];
    while (plates.length > 0) {
      const plate = plates[0]!;
      const { card, as, tokens } = plate.cover!;
      const number = (as ?? worth(card)) + (tokens ?? 0);
      const won = number >= worth(plate.card);
      this.tell('compared', { hero, row, plate: plate.card, cover: card, number, won });
      if (!won) break;
      plates.shift();
      this.bin('king', plate.card);
      this.bin('league', card);
    }
    for (const [index, { cover, ...plate }] of plates.entries()) {
      this.bin('league', cover!.card);
      plates[index] = { ...plate, cover: null };
    }
    if (plates[0] === undefined) return;
    plates[0] = { card: plates[0].card, up: true, cover: null };
  }
}
