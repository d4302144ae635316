import { type Card, COLOURS, type Colour, colourOf, isWild, numberOf, WILD_NUMBER } from './cards';
import { askKing, deal, destroyZone, endFight, nextHero, placeWild, setState } from './flow';
import { HERO_COLOURS, type Hero, isSite, RATINGS, ZONES } from './island';
import type { DuelFrame } from './position';
import { canSmash, damageAt, greyReady, heroesOf, isUp, type Table, targetsOf, wildRows } from './table';

/** Continues the King's fight, in the Rampage or a frenzy (K9.1, K15.1). */
export function goOnFighting(t: Table): void {
  const { p } = t;
  const frenzy = p.stack.find((frame) => frame.kind === 'frenzy');
  if (frenzy === undefined) {
    askKing(t);
    return;
  }
  p.stack.length = p.stack.indexOf(frenzy) + 1;
  const nothing = targetsOf(p).length === 0 && !canSmash(p);
  if (p.king.hand.length === 0 || (nothing && frenzy.gambled)) endFrenzy(t);
}

/** Ends the step in which the King fights. */
export function endStep(t: Table): void {
  if (t.p.stack.some(({ kind }) => kind === 'frenzy')) endFrenzy(t);
  else endFight(t);
}

/** Ends a frenzy (K15.2). */
function endFrenzy(t: Table): void {
  t.p.stack.pop();
  if (!destroyZone(t)) resumeHero(t);
}

/** Resumes the active hero's turn if the hero is still up (K10.5). */
function resumeHero(t: Table): void {
  const frame = t.heroFrame();
  if (frame !== undefined && isUp(t.p, frame.seat)) t.p.stack = [frame];
  else nextHero(t);
}

/** Plays a card against the objective (K9.3); The Grey may react (K9.4). */
export function smash(t: Table, card: Card): void {
  const { zone } = t.p.king;
  if (!isSite(zone)) return;
  t.take('king', card);
  t.p.zones[zone].cards.push({ card });
  const damage = damageAt(t.p.zones[zone]);
  t.emit({ type: 'smashed', zone, card, damage });
  if (damage >= RATINGS[zone] && greyReady(t.p)) t.p.stack.push({ kind: 'grey', seat: 'grey' });
  else goOnFighting(t);
}

/** Applies The Grey's number to the last card played at the objective (K9.4). */
export function changeDamage(t: Table, card: Card): void {
  const { zone } = t.p.king;
  callGrey(t, card, { at: 'objective' });
  const last = isSite(zone) ? t.p.zones[zone].cards.at(-1) : undefined;
  if (last !== undefined) last.as = numberOf(card);
  goOnFighting(t);
}

/** Target of The Grey's card: a cover of the chart, or the last card played. */
type GreyAt =
  | { readonly at: 'objective' | 'duel' }
  | { readonly at: 'cover'; readonly row: Colour; readonly col: number };

export function callGrey(t: Table, card: Card, where: GreyAt): void {
  t.p.turn.grey = true;
  t.spend('grey', card);
  t.emit({ type: 'grey', card, ...where });
}

/** The King attacks a hero (K9.6). */
export function attack(t: Table, hero: Hero, card: Card): void {
  t.spend('king', card);
  const colour = HERO_COLOURS[hero];
  t.emit({ type: 'duel', hero, row: null, card, colour, fromDeck: false });
  t.p.stack.push({ kind: 'duel', seat: hero, hero, row: null, last: { colour, number: numberOf(card) } });
}

/** The King discards his hand in a frenzy (K15.1). */
export function gamble(t: Table): void {
  const { king, stack } = t.p;
  const frenzy = stack.find((frame) => frame.kind === 'frenzy');
  if (frenzy !== undefined) frenzy.gambled = true;
  const cards = king.hand;
  king.hand = [];
  for (const card of cards) t.discard('king', card);
  t.emit({ type: 'gambled', cards });
  const card = t.draw('king', 'action');
  if (card === undefined) {
    goOnFighting(t);
    return;
  }
  t.emit({ type: 'action-card', seat: 'king', card });
  if (card === 'W4') t.drawTo('king', 4);
  if (isWild(card) && wildRows(t.p).length > 0) stack.push({ kind: 'wild', seat: 'king', card });
  else {
    t.used('king', card);
    goOnFighting(t);
  }
}

export function addWild(t: Table, row: Colour, card: Card): void {
  t.p.stack.pop();
  placeWild(t, row, card);
  goOnFighting(t);
}

/** The King opens a row's duel (K14.5). @param card undefined: the top card of his combat deck */
export function open(t: Table, hero: Hero, row: Colour, card: Card | undefined, named?: Colour): void {
  const fromDeck = card === undefined;
  if (!fromDeck) t.take('king', card);
  const shown = card ?? t.draw('king', 'combat')!;
  t.discard('king', shown);
  const colour = named ?? colourOf(shown);
  t.emit({ type: 'duel', hero, row, card: shown, colour, fromDeck });
  t.p.stack.pop();
  t.p.stack.push({ kind: 'duel', seat: hero, hero, row, last: { colour, number: numberOf(shown) } });
}

/** Answers a duel with a card (K10.1, K10.2). */
export function answer(t: Table, frame: DuelFrame, card: Card, named?: Colour): void {
  const { seat, hero } = frame;
  const colour = named ?? colourOf(card);
  t.spend(seat, card);
  t.emit({ type: 'answered', seat, card, colour });
  frame.last = { colour, number: isWild(card) ? WILD_NUMBER : numberOf(card) };
  frame.seat = seat === 'king' ? hero : 'king';
}

/** Passes in a duel, which loses it (K10.1, K10.4, K14.5). */
export function giveUp(t: Table, { seat, hero, row }: DuelFrame): void {
  t.p.stack.pop();
  const winner = seat === 'king' ? 'league' : 'king';
  t.emit({ type: 'duel-over', hero, row, winner });
  if (row === null) {
    if (winner === 'king') takeOut(t, hero);
    goOnFighting(t);
  } else if (winner === 'league') disable(t, row);
  else refillRow(t, row);
}

function takeOut(t: Table, hero: Hero): void {
  const sheet = t.hero(hero);
  const cards = sheet.hand;
  sheet.hand = [];
  for (const card of cards) t.discard('league', card);
  t.emit({ type: 'taken-out', hero, cards });
  const lies = hero === 'brick' || hero === 'dynamo';
  setState(t, hero, lies ? 'down' : 'out', lies ? sheet.zone : null);
}

function refillRow(t: Table, row: Colour): void {
  const card = t.draw('king', 'combat');
  if (card !== undefined) {
    t.p.chart[row].plates.push({ card, up: true, cover: null });
    t.emit({ type: 'row-refilled', row, card });
  }
  resumeHero(t);
}

const FRENZY_ROWS = 3;

/** Disables a row. The third causes a frenzy, the fourth a push-back (K14.5, K15). */
export function disable(t: Table, row: Colour): void {
  const { p } = t;
  p.chart[row].disabled = true;
  t.emit({ type: 'row-disabled', row });
  const disabled = COLOURS.filter((each) => p.chart[each].disabled).length;
  if (disabled === FRENZY_ROWS) {
    t.emit({ type: 'frenzy' });
    t.drawTo('king', heroesOf(p).filter((hero) => isUp(p, hero)).length);
    p.stack.push({ kind: 'frenzy', seat: 'king', gambled: false });
    goOnFighting(t);
    return;
  }
  if (disabled === COLOURS.length) pushBack(t);
  if (p.outcome === null) resumeHero(t);
}

/** Pushes the King back (K15.3). */
function pushBack(t: Table): void {
  const { king, turn } = t.p;
  const from = king.zone;
  king.zone = ZONES[ZONES.indexOf(from) - 1]!;
  turn.hq = false;
  t.emit({ type: 'king-pushed', from, to: king.zone });
  if (king.zone === 'ocean') {
    t.over({ winner: 'league', reason: 'ocean' });
    return;
  }
  turn.advanced = false;
  king.pushed = true;
  deal(t, true);
}
