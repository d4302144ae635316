import { type Card, COLOURS, type Colour, colourOf, isCombat, numberOf } from './cards';
import {
  HERO_COLOURS,
  HEROES,
  type Hero,
  isSite,
  RATINGS,
  type Seat,
  SITES,
  ZONES,
  type Zone,
} from './island';
import { handSize, openRows, traders } from './legal';
import type { HeroState, Phase } from './position';
import { canSmash, damageAt, heroesOf, isUp, stands, type Table, targetsOf, wildRows } from './table';

const ROW_LENGTH = 4;

function phase(t: Table, next: Phase): void {
  t.p.turn.phase = next;
  t.emit({ type: 'phase', phase: next, turn: t.p.turn.number });
}

export function setState(t: Table, hero: Hero, state: HeroState, zone: Zone | null): void {
  Object.assign(t.hero(hero), { state, zone });
  t.emit({ type: 'state', hero, state, zone });
}

/** Deals a new chart (K6.3). */
export function deal(t: Table, up: boolean): void {
  const { chart, decks } = t.p;
  clear(t);
  const before = decks.king.combatDiscard.length;
  const rows: Record<Colour, Card[]> = { R: [], G: [], Y: [], B: [] };
  const extra: Card[] = [];
  const lacks = (card: Card) => isCombat(card) && rows[colourOf(card)].length < ROW_LENGTH;
  while (COLOURS.some((row) => rows[row].length < ROW_LENGTH)) {
    const { combat, combatDiscard } = decks.king;
    if (![...combat, ...combatDiscard].some(lacks)) break;
    const card = t.draw('king', 'combat')!;
    if (lacks(card)) rows[colourOf(card)].push(card);
    else {
      extra.push(card);
      t.discard('king', card);
    }
  }
  for (const row of COLOURS) {
    rows[row].sort((one, other) => numberOf(one) - numberOf(other));
    chart[row].plates = rows[row].map((card) => ({ card, up, cover: null }));
  }
  const counts = { R: rows.R.length, G: rows.G.length, Y: rows.Y.length, B: rows.B.length };
  t.emit({ type: 'dealt', up, counts, extra, ...(up ? { rows } : { secret: { to: ['king'], rows } }) });
  const { combatDiscard } = decks.king;
  // Some were shuffled into a new draw pile (K1.5).
  if (combatDiscard.length < before + extra.length) t.emit({ type: 'left-over', cards: [...combatDiscard] });
}

/** Discards all plates and covers (K6.3). */
function clear(t: Table): void {
  const { chart } = t.p;
  const old = COLOURS.flatMap((row) => chart[row].plates);
  const plates = old.map(({ card }) => card);
  const covers = old.flatMap(({ cover }) => (cover === null ? [] : [cover.card]));
  for (const card of plates) t.discard('king', card);
  for (const card of covers) t.discard('league', card);
  for (const row of COLOURS) chart[row] = { disabled: false, plates: [] };
  if (old.length > 0) t.emit({ type: 'cleared', plates, covers });
}

/** Begins a turn: Setup if due, then the Draw phase (K5.1, K6.2). */
export function beginTurn(t: Table): void {
  const { turn } = t.p;
  if (turn.number === 1 || turn.advanced) deal(t, false);
  Object.assign(turn, { advanced: false, held: false, airstrip: false, grey: false, traded: [] });
  phase(t, 'draw');
  const drawing = heroesOf(t.p).filter((hero) => !['lost', 'reserve'].includes(t.hero(hero).state));
  turn.queue = ['king', ...drawing];
  nextToDraw(t);
}

/** Asks the next seat that draws, or moves on when all have (K7). */
function nextToDraw(t: Table): void {
  const seat = t.p.turn.queue.shift();
  if (seat === undefined) {
    askAnvil(t);
    return;
  }
  if (t.hand(seat).length > 0) t.p.stack = [{ kind: 'discard', seat }];
  else refillHand(t, seat);
}

/** Draws up to the hand size (K7.1). */
export function refillHand(t: Table, seat: Seat): void {
  t.p.stack = [];
  t.drawTo(seat, handSize(t.p, seat) - t.hand(seat).length);
  if (seat === 'king') t.p.king.tangled = false;
  nextToDraw(t);
}

function askAnvil(t: Table): void {
  const any = COLOURS.some((row) => t.p.chart[row].plates.length > 0);
  if (isUp(t.p, 'anvil') && any) t.p.stack = [{ kind: 'replace', seat: 'anvil' }];
  else askNinja(t);
}

/** Asks Science Ninja as long as two heroes may exchange cards (K7.4). */
export function askNinja(t: Table): void {
  if (isUp(t.p, 'ninja') && traders(t.p).length > 1)
    t.p.stack = [{ kind: 'trade', seat: 'ninja', offer: null }];
  else rampage(t);
}

/** Begins the Rampage (K8). */
export function rampage(t: Table): void {
  const { p } = t;
  p.stack = [];
  p.turn.traded = [];
  phase(t, 'rampage');
  if (p.king.pushed) {
    p.turn.held = true;
    p.king.pushed = false;
    payToll(t);
    askKing(t);
    return;
  }
  const card = t.draw('king', 'action');
  if (card === undefined) {
    askKing(t);
    return;
  }
  t.emit({ type: 'action-card', seat: 'king', card });
  if (card === 'W') p.stack = [{ kind: 'wild', seat: 'king', card }];
  else if (card === 'W4') {
    t.drawTo('king', 4);
    if (wildRows(p).length > 0) p.stack = [{ kind: 'wild', seat: 'king', card }];
    else {
      t.used('king', card);
      askKing(t);
    }
  } else if (card.endsWith('D')) p.stack = [{ kind: 'two', seat: 'king', card }];
  else {
    t.used('king', card);
    if (card.endsWith('S')) p.turn.held = true;
    else turnPlates(t, colourOf(card));
    askKing(t);
  }
}

/** Pays the toll (K8.1). */
function payToll(t: Table): void {
  const card = t.draw('king', 'combat');
  if (card === undefined) return;
  t.discard('king', card);
  const row = colourOf(card);
  const plate = t.p.chart[row].plates.shift();
  if (plate !== undefined) {
    t.discard('king', plate.card);
    if (plate.cover !== null) t.discard('league', plate.cover.card);
  }
  t.emit({ type: 'toll', card, row, plate: plate?.card ?? null });
}

/** Reverses the face-down plates of a row; covers stay in their columns (K8.2). */
function turnPlates(t: Table, row: Colour): void {
  const { plates } = t.p.chart[row];
  const columns = [...plates.keys()].filter((index) => !plates[index]!.up);
  const faces = columns.map((index) => plates[index]!).reverse();
  const covers = columns.map((index) => plates[index]!.cover);
  for (const [order, index] of columns.entries()) {
    const { card, seen } = faces[order]!;
    plates[index] = {
      card,
      up: false,
      cover: covers[order]!,
      ...(seen === undefined ? {} : { seen }),
    };
  }
  t.emit({ type: 'reversed', row, of: 'plates', count: columns.length });
}

/** Asks the King for his next attack, or ends the step (K9.1). */
export function askKing(t: Table): void {
  const { p } = t;
  const open = targetsOf(p).length > 0 || (!p.turn.held && canSmash(p));
  if (p.king.hand.length > 0 && open) p.stack = [{ kind: 'fight', seat: 'king' }];
  else endFight(t);
}

/** Destroys the objective if its damage suffices (K9.5). @returns true if that ended the game */
export function destroyZone(t: Table): boolean {
  const { zone } = t.p.king;
  if (!isSite(zone) || !stands(t.p, zone)) return false;
  const objective = t.p.zones[zone];
  if (damageAt(objective) < RATINGS[zone]) return false;
  for (const { card } of objective.cards) t.discard('king', card);
  t.p.zones[zone] = { destroyed: true, cards: [] };
  t.emit({ type: 'zone-destroyed', zone });
  if (zone === 'lab') for (const hero of heroesOf(t.p)) dropStored(t, hero);
  if (zone === 'reactor') t.over({ winner: 'king', reason: 'reactor' });
  return t.p.outcome !== null;
}

export function dropStored(t: Table, hero: Hero): void {
  const { stored } = t.hero(hero);
  if (stored === null) return;
  t.hero(hero).stored = null;
  t.discard('league', stored);
  t.emit({ type: 'unstored', hero, card: stored });
}

/** Ends the fight of the Rampage; the King moves next (K9.5, K11). */
export function endFight(t: Table): void {
  t.p.stack = [];
  if (destroyZone(t)) return;
  if (t.p.turn.number > 1) {
    askToMove(t);
    return;
  }
  if (t.p.king.zone === 'beach') moveKing(t, null);
  heroPhase(t);
}

/** Asks the King whether to advance (K11.2). */
export function askToMove(t: Table): void {
  const { king, turn } = t.p;
  const end = king.zone === ZONES.at(-1);
  if (!turn.held && !end && !stands(t.p, king.zone) && king.hand.length > 0) {
    t.p.stack = [{ kind: 'move', seat: 'king' }];
  } else heroPhase(t);
}

export function moveKing(t: Table, card: Card | null): void {
  const { king, turn } = t.p;
  const from = king.zone;
  king.zone = ZONES[ZONES.indexOf(from) + 1]!;
  turn.advanced = true;
  turn.hq = false;
  if (king.zone === 'lines' && stands(t.p, 'lines')) king.tangled = true;
  t.emit({ type: 'king-moved', from, to: king.zone, card });
}

/** Begins the Hero phase (K12.1). */
export function heroPhase(t: Table): void {
  t.p.stack = [];
  phase(t, 'hero');
  for (const hero of heroesOf(t.p)) {
    if (t.hero(hero).state === 'rising') setState(t, hero, 'up', t.hero(hero).zone);
  }
  t.p.turn.queue = COLOURS.flatMap((colour) =>
    initiative(
      t,
      HEROES.filter((hero) => isUp(t.p, hero) && HERO_COLOURS[hero] === colour),
    ),
  );
  nextHero(t);
}

const DRAWS = 3;

function initiative(t: Table, heroes: readonly Hero[]): readonly Hero[] {
  const [first, second] = heroes;
  if (first === undefined || second === undefined) return heroes;
  for (let draw = 0; draw < DRAWS; draw++) {
    const cards = [first, second].map(() => t.draw('league', 'combat') ?? null);
    for (const card of cards) if (card !== null) t.discard('league', card);
    t.emit({ type: 'initiative', heroes: [first, second], cards });
    const [one, other] = cards;
    if (one === null || one === undefined || other === null || other === undefined) break;
    const ahead = numberOf(one) - numberOf(other);
    if (ahead !== 0) return ahead > 0 ? heroes : [second, first];
  }
  return heroes;
}

/** The next hero who is up reveals an action card (K12.2); Clean-up if none is left. */
export function nextHero(t: Table): void {
  t.p.stack = [];
  let hero = t.p.turn.queue.shift();
  while (hero !== undefined && (hero === 'king' || !isUp(t.p, hero))) hero = t.p.turn.queue.shift();
  if (hero === undefined) cleanUp(t);
  else turnUp(t, hero);
}

/** Reveals an action card (K12.3, K12.5). */
export function turnUp(t: Table, hero: Hero): void {
  const { p } = t;
  const card = t.draw('league', 'action');
  if (card === undefined) {
    beginHero(t, hero, false);
    return;
  }
  t.emit({ type: 'action-card', seat: hero, card });
  const redraw = stands(p, 'hq') && !p.turn.hq;
  const cancel = card.endsWith('S') && stands(p, 'airstrip') && !p.turn.airstrip;
  const open = card === 'W' && openRows(p).length > 0;
  if (redraw || cancel || open || card.endsWith('D')) p.stack = [{ kind: 'card', seat: hero, card }];
  else acceptCard(t, hero, card);
}

/** Applies a hero's action card that leaves no choice. */
export function acceptCard(t: Table, hero: Hero, card: Card): void {
  t.p.stack = [];
  t.used('league', card);
  if (card.endsWith('S')) {
    nextHero(t);
    return;
  }
  if (card === 'W4') t.drawTo(hero, 4);
  if (card.endsWith('V')) {
    const { plates } = t.p.chart[colourOf(card)];
    const turned = plates.flatMap(({ cover }) => (cover === null ? [] : [cover])).reverse();
    const count = turned.length;
    for (const plate of plates) if (plate.cover !== null) plate.cover = turned.shift()!;
    t.emit({ type: 'reversed', row: colourOf(card), of: 'covers', count });
  }
  beginHero(t, hero, card === 'W4');
}

export function beginHero(t: Table, hero: Hero, free: boolean): void {
  const empty = { jumps: 0, used: [], laid: [], struck: [] };
  t.p.stack = [
    { kind: 'hero', seat: hero, step: 'move', row: null, free: free || hero === 'bamf', ...empty },
  ];
}

/** Clean-up (K16). */
function cleanUp(t: Table): void {
  const { p } = t;
  phase(t, 'cleanup');
  for (const site of SITES) for (const laid of p.zones[site].cards) delete laid.as;
  for (const row of COLOURS) {
    for (const { cover } of p.chart[row].plates) if (cover !== null) delete cover.as;
  }
  const hq = stands(p, 'hq');
  for (const hero of heroesOf(p)) {
    const { state, zone } = t.hero(hero);
    if (state === 'down') setState(t, hero, 'rising', zone);
    else if (state === 'out') {
      setState(t, hero, hq ? 'up' : 'lost', hq ? 'hq' : null);
      if (!hq) dropStored(t, hero);
    }
  }
  const joining = hq ? p.reserve.shift() : undefined;
  if (joining !== undefined) setState(t, joining, 'up', 'hq');
  const took = heroesOf(p).filter((hero) => t.hero(hero).state !== 'reserve');
  if (took.every((hero) => t.hero(hero).state === 'lost')) {
    t.over({ winner: 'king', reason: 'heroes' });
    return;
  }
  if (p.turn.number === p.options.turnLimit) {
    t.over({ winner: 'league', reason: 'time' });
    return;
  }
  for (const side of ['king', 'league'] as const) {
    const { combat, combatDiscard } = p.decks[side];
    p.decks[side].combatDiscard = [];
    t.shuffle(side, 'combat', [...combat, ...combatDiscard]);
  }
  if (isUp(p, 'ibis')) p.stack = [{ kind: 'ibis', seat: 'ibis', deck: null }];
  else endTurn(t);
}

export function endTurn(t: Table): void {
  t.p.stack = [];
  t.p.turn.number++;
  beginTurn(t);
}

/** Adds a wild to a row (K8.3). */
export function placeWild(t: Table, row: Colour, card: Card): void {
  t.p.chart[row].plates.push({ card, up: true, cover: null });
  t.emit({ type: 'wild-placed', row, card });
}
