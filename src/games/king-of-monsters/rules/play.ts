import type { Action } from './action';
import { type Card, numberOf } from './cards';
import {
  addWild,
  answer,
  attack,
  callGrey,
  changeDamage,
  endStep,
  gamble,
  giveUp,
  goOnFighting,
  open,
  smash,
} from './fight';
import {
  acceptCard,
  askKing,
  askNinja,
  askToMove,
  beginHero,
  endTurn,
  heroPhase,
  moveKing,
  nextHero,
  rampage,
  refillHand,
  turnUp,
} from './flow';
import { actHero, lay } from './heroTurn';
import type { Hero, Seat } from './island';
import type { Frame } from './position';
import type { Table } from './table';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

function discardCard(t: Table, seat: Seat, action: Action): void {
  if (action.do === 'discard') {
    t.spend(seat, action.card);
    t.emit({ type: 'discarded', seat, card: action.card });
  }
  if (action.do === 'draw' || t.hand(seat).length === 0) refillHand(t, seat);
}

/** Anvil replaces a plate (K7.3). */
function replace(t: Table, action: Action): void {
  if (action.do === 'replace') {
    const { row, col } = action;
    const { plates } = t.p.chart[row];
    const { card: old, up, cover } = plates[col - 1]!;
    t.discard('king', old);
    const card = t.draw('king', 'combat');
    if (card === undefined) {
      plates.splice(col - 1, 1);
      if (cover !== null) t.discard('league', cover.card);
    } else plates[col - 1] = { card, up, cover };
    t.emit({
      type: 'replaced',
      row,
      col,
      old,
      ...(up || card === undefined ? { card: card ?? null } : { secret: { to: ['king'], card } }),
    });
  }
  askNinja(t);
}

/** Science Ninja's exchange (K7.4). */
function trade(t: Table, frame: Of<'trade'>, action: Action): void {
  if (action.do === 'offer') frame.offer = { hero: action.hero, card: action.card };
  else if (action.do === 'trade' && frame.offer !== null) {
    const { hero, card } = frame.offer;
    t.take(hero, card);
    t.take(action.hero, action.card);
    t.hand(hero).push(action.card);
    t.hand(action.hero).push(card);
    t.p.turn.traded.push(hero, action.hero);
    t.emit({
      type: 'traded',
      heroes: [hero, action.hero],
      secret: { to: t.league(), cards: [card, action.card] },
    });
    askNinja(t);
  } else rampage(t);
}

/** The King's action card (K8.2). */
function actCard(t: Table, frame: Of<'two' | 'wild'>, action: Action): void {
  if (action.do === 'place') {
    addWild(t, action.row, frame.card);
    return;
  }
  if (action.do === 'keep') {
    t.p.king.hand.push(frame.card);
    t.emit({ type: 'wild-kept' });
    askKing(t);
    return;
  }
  t.used('king', frame.card);
  if (action.do === 'take') {
    t.drawTo('king', 2);
    t.p.turn.held = true;
  }
  askKing(t);
}

function fight(t: Table, action: Action): void {
  if (action.do === 'smash') smash(t, action.card);
  else if (action.do === 'attack') attack(t, action.hero, action.card);
  else if (action.do === 'gamble') gamble(t);
  else endStep(t);
}

function duel(t: Table, frame: Of<'duel'>, action: Action): void {
  if (action.do === 'answer') answer(t, frame, action.card, action.colour);
  else if (action.do === 'grey') {
    callGrey(t, action.card, { at: 'duel' });
    frame.last.number = numberOf(action.card);
  } else giveUp(t, frame);
}

function move(t: Table, action: Action): void {
  if (action.do !== 'advance') {
    heroPhase(t);
    return;
  }
  t.spend('king', action.card);
  moveKing(t, action.card);
  askToMove(t);
}

/** A hero's action card (K12.3, K12.4). */
function heroCard(t: Table, hero: Hero, card: Card, action: Action): void {
  const { turn } = t.p;
  if (action.do === 'accept' || (action.do === 'pass' && card === 'W')) {
    acceptCard(t, hero, card);
    return;
  }
  t.p.stack = [];
  if (action.do === 'place') {
    lay(t, hero, action.row, card, 'wild');
    beginHero(t, hero, false);
    return;
  }
  t.used('league', card);
  switch (action.do) {
    case 'redraw':
      turn.hq = true;
      t.emit({ type: 'redrawn', hero });
      turnUp(t, hero);
      return;
    case 'airstrip':
      turn.airstrip = true;
      t.emit({ type: 'airstrip', hero });
      beginHero(t, hero, false);
      return;
    case 'take':
      t.drawTo(hero, 2);
      nextHero(t);
      return;
    default:
      t.drawTo('king', 2);
      beginHero(t, hero, false);
      return;
  }
}

/** Dr. Ibis's look at an action deck (K16.6). */
function ibis(t: Table, frame: Of<'ibis'>, action: Action): void {
  if (action.do === 'look') {
    t.refill(action.deck, 'action');
    frame.deck = action.deck;
    const card = t.p.decks[action.deck].action[0]!;
    t.emit({ type: 'ibis-looked', deck: action.deck, secret: { to: t.league(), card } });
    return;
  }
  const { deck } = frame;
  if (deck !== null && action.do === 'keep') t.p.decks[deck].known = true;
  if (deck !== null && action.do === 'drop') {
    const card = t.draw(deck, 'action')!;
    t.discard(deck, card);
    t.emit({ type: 'ibis-dropped', deck, card });
  }
  endTurn(t);
}

/** Plays a legal action and its automatic consequences. */
export function play(t: Table, action: Action): void {
  take(t, action);
  if (t.p.outcome === null) t.tellWhoDecides();
}

function take(t: Table, action: Action): void {
  const frame = t.p.stack.at(-1);
  switch (frame?.kind) {
    case undefined:
      return;
    case 'discard':
      discardCard(t, frame.seat, action);
      return;
    case 'replace':
      replace(t, action);
      return;
    case 'trade':
      trade(t, frame, action);
      return;
    case 'two':
    case 'wild':
      actCard(t, frame, action);
      return;
    case 'fight':
    case 'frenzy':
      fight(t, action);
      return;
    case 'move':
      move(t, action);
      return;
    case 'grey':
      if (action.do === 'grey') changeDamage(t, action.card);
      else goOnFighting(t);
      return;
    case 'card':
      heroCard(t, frame.seat, frame.card, action);
      return;
    case 'hero':
      actHero(t, frame, action);
      return;
    case 'open':
      open(
        t,
        frame.hero,
        frame.row,
        action.do === 'open' ? action.card : undefined,
        action.do === 'open' ? action.colour : undefined,
      );
      return;
    case 'duel':
      duel(t, frame, action);
      return;
    case 'ibis':
      ibis(t, frame, action);
      return;
  }
}
