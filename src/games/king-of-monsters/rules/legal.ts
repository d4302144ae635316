import type { Action } from './action';
import { type Card, COLOURS, COMBAT_DECK, type Colour, colourOf, distinct, isCombat, isWild } from './cards';
import { HERO_COLOURS, type Hero, isSite, ZONE_COLOURS, ZONES, type Zone } from './island';
import type { DuelFrame, Frame, HeroFrame, Known } from './position';
import { canSmash, cardsOf, greyReady, heroesOf, leftIn, sizeOf, stands, targetsOf, wildRows } from './table';

const handOf = (known: Known, hero: Hero): readonly Card[] => distinct(cardsOf(known.heroes[hero]!.hand));
const kingCards = (known: Known): readonly Card[] => distinct(cardsOf(known.king.hand));

/** Whether the King may damage, attack or move with a card (K9.2). */
export const usable = ({ chart }: Known, card: Card): boolean =>
  isWild(card) || !chart[colourOf(card)].disabled;

/** Index of the leftmost uncovered plate of a row; -1 for none. */
export const uncovered = ({ chart }: Known, row: Colour): number =>
  chart[row].plates.findIndex(({ cover }) => cover === null);

/** Rows with an uncovered plate. */
export const openRows = (known: Known): readonly Colour[] =>
  COLOURS.filter((row) => uncovered(known, row) >= 0);

const inColours = (word: 'answer' | 'open', card: Card): readonly Action[] =>
  isWild(card) ? COLOURS.map((colour): Action => ({ do: word, card, colour })) : [{ do: word, card }];

/** The King's attacks (K9). @param atObjective false if he is held (K8.4) */
function fightActions(known: Known, atObjective: boolean): Action[] {
  const cards = kingCards(known).filter((card) => usable(known, card));
  const smash = atObjective && canSmash(known) ? cards.map((card): Action => ({ do: 'smash', card })) : [];
  const attacks = targetsOf(known).flatMap((hero) => {
    const colour = HERO_COLOURS[hero];
    return cards
      .filter((card) => (isWild(card) ? !known.chart[colour].disabled : colourOf(card) === colour))
      .map((card): Action => ({ do: 'attack', hero, card }));
  });
  return [...smash, ...attacks];
}

/** Answers in a duel (K10.1–K10.3). */
function duelActions(known: Known, { seat, last }: DuelFrame): Action[] {
  const fits = (card: Card) =>
    isWild(card) || colourOf(card) === last.colour || Number(card[1]) === last.number;
  const hand = seat === 'king' ? kingCards(known) : handOf(known, seat);
  const grey = seat !== 'king' && greyReady(known) ? handOf(known, 'grey') : [];
  return [
    ...hand.filter(fits).flatMap((card) => inColours('answer', card)),
    ...grey.map((card): Action => ({ do: 'grey', card })),
    { do: 'pass' },
  ];
}

/** Whether two zones are adjacent (K2.1); with the Metrorail all are (K13.1). */
export function borders(known: Known, from: Zone, to: Zone): boolean {
  if (stands(known, 'metro')) return from !== to;
  return Math.abs(ZONES.indexOf(from) - ZONES.indexOf(to)) === 1;
}

function moveActions(known: Known, { seat, jumps, used }: HeroFrame): Action[] {
  const from = known.heroes[seat]!.zone!;
  const far = seat === 'bamf' && jumps < 2;
  const moves = ZONES.filter((to) => to !== 'ocean' && to !== from)
    .filter((to) => far || borders(known, from, to))
    .flatMap((to) =>
      handOf(known, seat)
        .filter((card) => ZONE_COLOURS[to] === null || colourOf(card) === ZONE_COLOURS[to])
        .map((card): Action => ({ do: 'move', to, card })),
    );
  const peeks =
    seat !== 'artemis' || used.includes('peek')
      ? []
      : COLOURS.flatMap((row) =>
          known.chart[row].plates.flatMap(({ up, seen }, index): Action[] =>
            up || seen === true ? [] : [{ do: 'peek', row, col: index + 1 }],
          ),
        );
  return [...moves, ...peeks, ...(from === known.king.zone ? [{ do: 'fight' } as const] : [])];
}

/** Copies of a card in the League's combat draw pile, counted by elimination. */
function inLeaguePile(known: Known, card: Card): boolean {
  const { combat, combatDiscard } = known.decks.league;
  if (!('count' in combat)) return combat.includes(card);
  const open = [
    ...combatDiscard,
    ...heroesOf(known).flatMap((hero) => {
      const { hand, stored } = known.heroes[hero]!;
      return [...cardsOf(hand), ...(typeof stored === 'string' ? [stored] : [])];
    }),
    ...COLOURS.flatMap((row) => known.chart[row].plates.map(({ cover }) => cover?.card)),
  ];
  const count = (cards: readonly (Card | undefined)[]) => cards.filter((each) => each === card).length;
  return count(open) < count(COMBAT_DECK);
}

/** Cards at the objective that Brick Dropper may copy (K14.8). */
function brickCards(known: Known, zone: Zone): readonly Card[] {
  if (!isSite(zone) || !stands(known, zone)) return [];
  return distinct(known.zones[zone].cards.map(({ card }) => card)).filter(
    (card) => isCombat(card) && uncovered(known, colourOf(card)) >= 0 && inLeaguePile(known, card),
  );
}

function covers(known: Known): readonly { readonly row: Colour; readonly col: number }[] {
  return COLOURS.flatMap((row) =>
    known.chart[row].plates.flatMap(({ cover }, index) => (cover === null ? [] : [{ row, col: index + 1 }])),
  );
}

function rowActions(known: Known, frame: HeroFrame, row: Colour): Action[] {
  const { seat, laid, struck } = frame;
  const { plates, disabled } = known.chart[row];
  const { stored } = known.heroes[seat]!;
  const hand = handOf(known, seat);
  const actions: Action[] = [];
  const at = uncovered(known, row);
  if (at >= 0 && !struck.includes(row)) {
    const any = isWild(plates[at]!.card);
    const cards = hand.filter((card) => any || colourOf(card) === row);
    actions.push(...cards.map((card): Action => ({ do: 'cover', row, card })));
  }
  if (laid.includes(row)) return actions;
  if (plates.length > 0 && at < 0) actions.push({ do: 'compare', row });
  if (plates.length === 0 && !disabled && (hand.length > 0 || stored !== null))
    actions.push({ do: 'duel', row });
  return actions;
}

function fightStep(known: Known, frame: HeroFrame): Action[] {
  const { seat, row, free, used } = frame;
  const { zone } = known.heroes[seat]!;
  if (zone === null || zone !== known.king.zone) return [];
  const rows = free ? COLOURS : row === null ? [] : [row];
  const actions = rows.flatMap((each) => rowActions(known, frame, each));
  if (!free && row !== null) {
    const near = COLOURS.filter((to) => Math.abs(COLOURS.indexOf(to) - COLOURS.indexOf(row)) === 1);
    actions.push(
      ...near.flatMap((to) => handOf(known, seat).map((card): Action => ({ do: 'shift', to, card }))),
    );
  }
  const covered = covers(known);
  if (seat === 'dynamo' && !used.includes('token')) {
    actions.push(...covered.map((place): Action => ({ do: 'token', ...place })));
  }
  if (seat === 'brick' && !used.includes('brick')) {
    actions.push(...brickCards(known, zone).map((card): Action => ({ do: 'brick', card })));
  }
  if (seat === 'grey' && greyReady(known)) {
    const cards = handOf(known, 'grey');
    actions.push(
      ...covered.flatMap((place) => cards.map((card): Action => ({ do: 'grey', ...place, card }))),
    );
  }
  return actions;
}

function heroActions(known: Known, frame: HeroFrame): Action[] {
  const hand = handOf(known, frame.seat);
  const redraw = stands(known, 'motorpool') && !frame.used.includes('motorpool') ? hand : [];
  const store = stands(known, 'lab') ? hand : [];
  return [
    ...(frame.step === 'move' ? moveActions(known, frame) : fightStep(known, frame)),
    ...redraw.map((card): Action => ({ do: 'motorpool', card })),
    { do: 'end' },
    ...store.map((card): Action => ({ do: 'end', store: card })),
  ];
}

/** Choices for a hero's action card (K12.3, K12.4). */
function cardActions(known: Known, card: Card): Action[] {
  const redraw: Action[] = stands(known, 'hq') && !known.turn.hq ? [{ do: 'redraw' }] : [];
  if (card === 'W') {
    return [...openRows(known).map((row): Action => ({ do: 'place', row })), { do: 'pass' }, ...redraw];
  }
  if (card.endsWith('D')) return [{ do: 'take' }, { do: 'give' }, ...redraw];
  const cancel: Action[] =
    card.endsWith('S') && stands(known, 'airstrip') && !known.turn.airstrip ? [{ do: 'airstrip' }] : [];
  return [{ do: 'accept' }, ...cancel, ...redraw];
}

function discardActions(known: Known, seat: 'king' | Hero): Action[] {
  const hand = seat === 'king' ? known.king.hand : known.heroes[seat]!.hand;
  const discards = distinct(cardsOf(hand)).map((card): Action => ({ do: 'discard', card }));
  return sizeOf(hand) > handSize(known, seat) ? discards : [...discards, { do: 'draw' }];
}

/** Hand size of a seat (K7.1, K7.2). */
export const handSize = ({ options, king }: Known, seat: 'king' | Hero): number =>
  seat === 'king' ? options.kingHand - Number(king.tangled) : options.leagueHand;

/** Heroes with a card who have not exchanged this turn (K7.4). */
export const traders = (known: Known): readonly Hero[] =>
  heroesOf(known).filter((hero) => !known.turn.traded.includes(hero) && sizeOf(known.heroes[hero]!.hand) > 0);

/** Exchanges of cards (K7.4). */
function tradeActions(known: Known, { offer }: Extract<Frame<Card | null>, { kind: 'trade' }>): Action[] {
  const able = traders(known);
  const cards = (word: 'offer' | 'trade', heroes: readonly Hero[]) =>
    heroes.flatMap((hero) => handOf(known, hero).map((card): Action => ({ do: word, hero, card })));
  if (offer !== null) {
    return cards(
      'trade',
      able.filter((hero) => hero !== offer.hero),
    );
  }
  return [...cards('offer', able.length > 1 ? able : []), { do: 'pass' }];
}

/** The King's moves (K11.2). */
function advanceActions(known: Known): Action[] {
  const to = ZONES[ZONES.indexOf(known.king.zone) + 1];
  // The Reactor is the last zone.
  if (to === undefined) return [{ do: 'stay' }];
  const colour = ZONE_COLOURS[to];
  const cards = kingCards(known).filter(
    (card) => usable(known, card) && (colour === null || isWild(card) || colourOf(card) === colour),
  );
  return [...cards.map((card): Action => ({ do: 'advance', card })), { do: 'stay' }];
}

const plates = (known: Known): Action[] =>
  COLOURS.flatMap((row) =>
    known.chart[row].plates.map((_, index): Action => ({ do: 'replace', row, col: index + 1 })),
  );

/** All legal actions of the active seat. */
export function legal(known: Known): readonly Action[] {
  const frame = known.stack.at(-1);
  switch (frame?.kind) {
    case undefined:
      return [];
    case 'discard':
      return discardActions(known, frame.seat);
    case 'replace':
      return [...plates(known), { do: 'pass' }];
    case 'trade':
      return tradeActions(known, frame);
    case 'two':
      return [{ do: 'take' }, { do: 'leave' }];
    case 'wild': {
      const keeps = frame.card === 'W' && !known.stack.some(({ kind }) => kind === 'frenzy');
      const places = wildRows(known).map((row): Action => ({ do: 'place', row }));
      return keeps ? [...places, { do: 'keep' }] : places;
    }
    case 'fight':
      return [...fightActions(known, !known.turn.held), { do: 'end' }];
    case 'frenzy':
      return [
        ...fightActions(known, true),
        ...(frame.gambled ? [] : [{ do: 'gamble' } as const]),
        { do: 'end' },
      ];
    case 'grey':
      return [...handOf(known, 'grey').map((card): Action => ({ do: 'grey', card })), { do: 'pass' }];
    case 'duel':
      return duelActions(known, frame);
    case 'move':
      return advanceActions(known);
    case 'card':
      return cardActions(known, frame.card);
    case 'hero':
      return heroActions(known, frame);
    case 'open': {
      const top: Action[] = leftIn(known, 'king', 'combat') > 0 ? [{ do: 'open-top' }] : [];
      return [...kingCards(known).flatMap((card) => inColours('open', card)), ...top];
    }
    case 'ibis': {
      if (frame.deck !== null) return [{ do: 'keep' }, { do: 'drop' }];
      const near = known.heroes.ibis?.zone === known.king.zone;
      const decks = (['king', 'league'] as const).filter(
        (side) => (side === 'league' || near) && leftIn(known, side, 'action') > 0,
      );
      return [...decks.map((deck): Action => ({ do: 'look', deck })), { do: 'pass' }];
    }
  }
}
