import type { Action } from './action';
import { type Card, type Colour, colourOf, numberOf } from './cards';
import { callGrey, disable } from './fight';
import { dropStored, nextHero } from './flow';
import { HERO_COLOURS, type Hero } from './island';
import { borders, uncovered } from './legal';
import type { HeroFrame } from './position';
import { leftIn, type Table } from './table';

/** Lays a card on the leftmost uncovered plate of a row (K14.3). */
export function lay(t: Table, hero: Hero, row: Colour, card: Card, by: 'hand' | 'wild' | 'brick'): void {
  const at = uncovered(t.p, row);
  t.p.chart[row].plates[at]!.cover = { card };
  t.emit({ type: 'covered', hero, row, col: at + 1, card, by });
}

const note = <Entry>(entries: Entry[], entry: Entry): void => {
  if (!entries.includes(entry)) entries.push(entry);
};

/** Compares covers with plates (K14.4). */
function compare(t: Table, hero: Hero, row: Colour): void {
  const { plates } = t.p.chart[row];
  while (plates.length > 0) {
    const plate = plates[0]!;
    const cover = plate.cover!;
    const number = (cover.as ?? numberOf(cover.card)) + (cover.tokens ?? 0);
    const won = number >= numberOf(plate.card);
    t.emit({ type: 'compared', hero, row, plate: plate.card, cover: cover.card, number, won });
    if (!won) break;
    plates.shift();
    t.discard('king', plate.card);
    t.discard('league', cover.card);
  }
  for (const plate of plates) {
    if (plate.cover !== null) t.discard('league', plate.cover.card);
    plate.cover = null;
  }
  const kept = plates[0];
  if (kept !== undefined) plates[0] = { card: kept.card, up: true, cover: null };
}

/** Challenges the King to the duel of an empty row (K14.5). */
function challenge(t: Table, hero: Hero, row: Colour): void {
  const sheet = t.hero(hero);
  t.emit({ type: 'challenge', hero, row });
  if (sheet.stored !== null) {
    const card = sheet.stored;
    sheet.hand.push(card);
    sheet.stored = null;
    t.emit({ type: 'taken-up', hero, secret: { to: t.league(), card } });
  }
  if (t.p.king.hand.length > 0 || leftIn(t.p, 'king', 'combat') > 0) {
    t.p.stack.push({ kind: 'open', seat: 'king', hero, row });
    return;
  }
  t.emit({ type: 'duel-over', hero, row, winner: 'league' });
  disable(t, row);
}

/** Brick Dropper copies a card (K14.8). */
function copyCard(t: Table, hero: Hero, card: Card): void {
  const { combat } = t.p.decks.league;
  combat.splice(combat.indexOf(card), 1);
  lay(t, hero, colourOf(card), card, 'brick');
  t.shuffle('league', 'combat', combat);
}

function endHero(t: Table, hero: Hero, card: Card | undefined): void {
  if (card !== undefined) {
    dropStored(t, hero);
    t.take(hero, card);
    t.hero(hero).stored = card;
    t.emit({ type: 'stored', hero, secret: { to: t.league(), card } });
  }
  nextHero(t);
}

function moveHero(t: Table, frame: HeroFrame, { to, card }: Extract<Action, { do: 'move' }>): void {
  const sheet = t.hero(frame.seat);
  const from = sheet.zone!;
  if (!borders(t.p, from, to)) frame.jumps++;
  t.spend(frame.seat, card);
  sheet.zone = to;
  t.emit({ type: 'hero-moved', hero: frame.seat, from, to, card });
}

function look(t: Table, frame: HeroFrame, row: Colour, col: number): void {
  const plate = t.p.chart[row].plates[col - 1]!;
  plate.seen = true;
  frame.used.push('peek');
  t.emit({ type: 'peeked', row, col, secret: { to: t.league(), card: plate.card } });
}

function changeCover(t: Table, { row, col, card }: Extract<Action, { do: 'grey' }>): void {
  if (row === undefined || col === undefined) return;
  t.p.chart[row].plates[col - 1]!.cover!.as = numberOf(card);
  callGrey(t, card, { at: 'cover', row, col });
}

function addToken(t: Table, frame: HeroFrame, row: Colour, col: number): void {
  const cover = t.p.chart[row].plates[col - 1]!.cover!;
  cover.tokens = (cover.tokens ?? 0) + 1;
  frame.used.push('token');
  t.emit({ type: 'token', row, col });
}

/** Plays a legal action of the active hero (K13, K14). */
export function actHero(t: Table, frame: HeroFrame, action: Action): void {
  const { seat } = frame;
  switch (action.do) {
    case 'move':
      moveHero(t, frame, action);
      return;
    case 'peek':
      look(t, frame, action.row, action.col);
      return;
    case 'fight':
      frame.step = 'fight';
      frame.row = frame.free ? null : HERO_COLOURS[seat];
      return;
    case 'cover':
      t.take(seat, action.card);
      lay(t, seat, action.row, action.card, 'hand');
      note(frame.laid, action.row);
      return;
    case 'shift':
      t.spend(seat, action.card);
      frame.row = action.to;
      t.emit({ type: 'shifted', hero: seat, row: action.to, card: action.card });
      return;
    case 'compare':
      note(frame.struck, action.row);
      compare(t, seat, action.row);
      return;
    case 'duel':
      note(frame.struck, action.row);
      challenge(t, seat, action.row);
      return;
    case 'token':
      addToken(t, frame, action.row, action.col);
      return;
    case 'brick':
      frame.used.push('brick');
      copyCard(t, seat, action.card);
      return;
    case 'grey':
      changeCover(t, action);
      return;
    case 'motorpool':
      frame.used.push('motorpool');
      t.spend(seat, action.card);
      t.emit({ type: 'discarded', seat, card: action.card });
      t.drawTo(seat, 1);
      return;
    case 'end':
      endHero(t, seat, action.store);
      return;
  }
}
