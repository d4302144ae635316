import { COLOURS, colourOf, isWild, numberOf } from './cards';
import { chartProgress, compareChance } from './chartWorth';
import { duelChance } from './duelChance';
import { canCome, helpOfHands, keptWorth } from './hands';
import { HERO_COLOURS, type Hero, isSite, RATINGS, type Seat, SITES, ZONE_COLOURS, ZONES } from './island';
import { type Frame, type HeroFrame, type Known, SIDES, type Side } from './position';
import { reaches, type Sight } from './sight';
import { cardsOf, damageAt, heroesOf, sizeOf, stands } from './table';

/** Value of a win; everything else is in points of damage. */
const WIN = 2000;
/** Value to the King of being one zone further, and of a destroyed objective. */
const ZONE = 30;
const DESTROYED = 8;
/**
 * Value of the League's progress per row, and of its total squared, since only all four rows push the King
 * back.
 */
const ROW = 40;
const ROWS = 1.6;
/** Cost of a push-back beyond the lost zone: the next Rampage (K8.1), and at sight `ahead` its total. */
const PUSHED = 20;
const PUSHED_AHEAD = 80;
/**
 * Factor for a chart that the next Setup clears (K6.2), at sight `ahead`: until then it can still push the
 * King back.
 */
const DOOMED = 0.2;
/** Cost to the King of being held in the Rampage (K8.4). */
const HELD = 14;
const UP = 5;
const LOST = 12;
const NEAR = 2.5;
const FAR = 0.6;

/** The King's progress: damage, destroyed objectives and zones behind him. */
export function wayOf(known: Known): number {
  let way = ZONES.indexOf(known.king.zone) * ZONE;
  for (const site of SITES) {
    const objective = known.zones[site];
    const rating = RATINGS[site];
    const damage = objective.destroyed ? rating : Math.min(rating, damageAt(objective));
    way += damage + (damage >= rating ? DESTROYED : 0);
  }
  return way;
}

/** At sight `hands`: value of a hero in the King's zone, of one who can get there, and of any other. */
const PRESENT = 5;
const COMING = 3.5;
const STUCK = 1;

/** Value of the heroes' states and places. @param hands counts heroes with the cards to reach the King */
function heroesWorth(known: Known, hands: boolean): number {
  const king = ZONES.indexOf(known.king.zone);
  return heroesOf(known).reduce((sum, hero) => {
    const { state, zone } = known.heroes[hero]!;
    if (state === 'lost') return sum - LOST;
    if (state !== 'up' || zone === null) return sum;
    const distance = Math.abs(ZONES.indexOf(zone) - king);
    if (distance === 0) return sum + UP + (hands ? PRESENT : NEAR);
    const near = !hands ? NEAR - FAR : canCome(known, hero) ? COMING : STUCK;
    return sum + UP + near - FAR * distance;
  }, 0);
}

/** Whether the King chose to be held (K8.2). If chance did it, it says nothing about a choice. */
function sacrificed({ turn, king, decks }: Known): boolean {
  const last = decks.king.actionDiscard.at(-1);
  return turn.held && !king.pushed && (last?.endsWith('D') ?? false);
}

/** Score of the open table for the King. @param hands counts what hands can still do to the chart */
function tableWorth(known: Known, ahead: boolean, hands: boolean): number {
  const { king, turn } = known;
  const progress = chartProgress(known, hands ? helpOfHands(known) : undefined);
  const chart = (ROW * progress + ROWS * progress ** 2) * (ahead && turn.advanced ? DOOMED : 1);
  const pushed = king.pushed ? (ahead ? PUSHED_AHEAD : PUSHED) : 0;
  return wayOf(known) - chart - heroesWorth(known, hands) - (sacrificed(known) ? HELD : 0) - pushed;
}

/** Value of a card in the King's hand: more with a duel ahead, little beyond the hand size. */
const KING_CARD = 2.2;
const KING_SPARE = 0.3;
const WILD_CARD = 3;
const KING_POINT = 0.2;
const DEFAULT_NUMBER = 4.7;
/** Value of holding the card that leads to the next zone. */
const HOPE = 16;
/** Probability that a card is not of the required colour. */
const OTHER_COLOUR = 0.75;

/** @param sight the King's; undefined for the League, which cannot see his cards */
function kingCards(known: Known, sight?: Sight): number {
  const { hand } = known.king;
  const most = known.options.kingHand;
  const drawing = known.stack.at(-1)?.kind === 'discard';
  const count = drawing ? Math.max(sizeOf(hand), most) : sizeOf(hand);
  const worth = KING_CARD * Math.min(count, most) + KING_SPARE * Math.max(0, count - most);
  if (sight === undefined || !reaches(sight, 'table')) return worth;
  const fresh = Math.max(0, count - sizeOf(hand)) * DEFAULT_NUMBER * KING_POINT;
  return cardsOf(hand).reduce((sum, card) => {
    const hampered = !isWild(card) && known.chart[colourOf(card)].disabled;
    return sum + (isWild(card) ? WILD_CARD : hampered ? 0 : numberOf(card) * KING_POINT);
  }, worth + fresh);
}

/**
 * Value of the King's chance to advance this turn: a destroyed objective and a card for the next zone
 * (K11.2).
 */
export function advanceHope(known: Known): number {
  const { king, turn, chart, stack, options } = known;
  const { zone } = king;
  const frame = stack.at(-1)?.kind;
  const drawing = turn.phase === 'draw';
  if ((turn.phase !== 'rampage' && !drawing) || turn.held || frame === 'move') return 0;
  if (isSite(zone) && stands(known, zone) && damageAt(known.zones[zone]) < RATINGS[zone]) return 0;
  const next = ZONES[ZONES.indexOf(zone) + 1];
  if (next === undefined) return 0;
  const colour = ZONE_COLOURS[next];
  const fits = cardsOf(king.hand).some(
    (card) =>
      isWild(card) || (!chart[colourOf(card)].disabled && (colour === null || colourOf(card) === colour)),
  );
  if (fits) return HOPE;
  const toCome = frame === 'discard' ? Math.max(0, options.kingHand - sizeOf(king.hand)) : 0;
  return HOPE * (1 - OTHER_COLOUR ** toCome);
}

/** Value of a hero's card, plus a bonus per point. */
const CARD = 0.05;
const POINT = 0.02;
/** Bonus for a card of the colour of the hero's target row or zone. */
const FITTING = 0.12;
/**
 * Value of a card above the hand size, which must be discarded before the next draw (K7.1), and the same at
 * sight `hands`.
 */
const SPARE = -1.2;
const CHOICE = 0.1;
/** Value of a stored card (K13.5). */
const STORED = 0.6;

/** How the heroes' cards are judged: as a teammate or not, at which sight, and in whose turn. */
interface Judging {
  readonly own: boolean;
  readonly sight: Sight;
  readonly acting: Hero | undefined;
}

/** Value of each of a hero's cards above the hand size; the active hero can still play them. */
function spareWorth(hero: Hero, { sight, acting }: Judging): number {
  if (!reaches(sight, 'limits')) return CARD;
  if (hero === acting) return 0;
  return reaches(sight, 'hands') ? CHOICE : SPARE;
}

function heroCards(known: Known, hero: Hero, judging: Judging): number {
  const { hand, stored, state, zone } = known.heroes[hero]!;
  if (state !== 'up') return 0;
  const most = known.options.leagueHand;
  const drawing = known.stack.at(-1)?.kind === 'discard';
  const count = drawing ? Math.max(sizeOf(hand), most) : sizeOf(hand);
  const worth =
    CARD * Math.min(count, most) +
    spareWorth(hero, judging) * Math.max(0, count - most) +
    (stored === null ? 0 : STORED);
  if (!judging.own || !reaches(judging.sight, 'table')) return worth;
  const fresh = (count - sizeOf(hand)) * (DEFAULT_NUMBER * POINT + FITTING * (1 - OTHER_COLOUR));
  const own = HERO_COLOURS[hero];
  const wanted = zone === known.king.zone ? null : ZONE_COLOURS[known.king.zone];
  return cardsOf(hand).reduce((sum, card) => {
    const fits = colourOf(card) === own || colourOf(card) === wanted;
    return sum + numberOf(card) * POINT + (fits ? FITTING : 0);
  }, worth + fresh);
}

/** Value to the League of the top action card of each side, known or not. */
const KING_SKIP = 6;
const CHANCE_OF_SKIP = 0.25;
const LEAGUE_TOP: Readonly<Record<string, number>> = { W: 3, '4': 3, S: -2, D: -1, V: 0 };

/** What the League knows about the next action cards (K16.6). */
function foresight({ decks, stack }: Known): number {
  const frame = stack.at(-1);
  const looking = frame?.kind === 'ibis' ? frame.deck : null;
  let worth = 0;
  for (const side of SIDES) {
    const { action, known } = decks[side];
    const top = cardsOf(action)[0];
    const seen = (known || looking === side) && top !== undefined;
    if (side === 'league') worth += seen ? LEAGUE_TOP[top.at(-1)!]! : 0;
    else worth += KING_SKIP * (seen ? Number(top.endsWith('S')) : CHANCE_OF_SKIP);
  }
  return worth;
}

/** What the rest of a hero's turn offers. */
function opportunity(known: Known, { seat, row, step, free, laid, struck }: HeroFrame): number {
  const hero = known.heroes[seat]!;
  if (step !== 'fight' || hero.zone !== known.king.zone) return 0;
  const rows = free ? COLOURS : row === null ? [] : [row];
  let best = 0;
  for (const each of rows) {
    const { plates, disabled } = known.chart[each];
    if (disabled) continue;
    const ready = plates.every(({ cover }) => cover !== null);
    if (plates.length === 0) {
      if (!laid.includes(each)) best = Math.max(best, 1 + 0.4 * sizeOf(hero.hand));
    } else if (ready) {
      if (!laid.includes(each)) best = Math.max(best, 3 * compareChance(known.chart[each]));
    } else if (!struck.includes(each)) {
      const fits = cardsOf(hero.hand).filter((card) => colourOf(card) === each).length;
      best = Math.max(best, Math.min(2, fits) * 0.9);
    }
  }
  return best;
}

/** Value of an attack to the King, reduced for each possible answer. */
const ATTACK = 3.2;
const ANSWER = 0.4;
/** Cost of a row's duel to a hero who cannot answer, and value of each possible answer (K14.5). */
const UNARMED = 3;
const ARMED = 3;

/**
 * Value to the League of winning or losing a row's duel: the row is disabled, or gets a plate again (K14.5).
 */
const ROW_WON = 15;
const ROW_LOST = 4;
/**
 * Cost to the League of the frenzy after the third row (K15.1), and value of the push-back after the fourth
 * (K15.3).
 */
const FRENZY = 9;
const FRENZY_ROW = 2;
const PUSH = 60;
const PUSH_ROW = 3;

/** Expected value of a row's duel to the League from both hands, at sight `hands`. */
function duelWorth(known: Known, hero: Hero, answering: Seat): number {
  const cards = sizeOf(known.heroes[hero]!.hand);
  const against = sizeOf(known.king.hand);
  const chance = answering === 'king' ? 1 - duelChance(against, cards) : duelChance(cards, against);
  const disabled = COLOURS.filter((row) => known.chart[row].disabled).length;
  if (disabled === PUSH_ROW) return chance * PUSH - (1 - chance) * ROW_LOST;
  const part = known.turn.advanced ? DOOMED : 1;
  const frenzy = disabled === FRENZY_ROW ? FRENZY : 0;
  return chance * (part * ROW_WON - frenzy) - (1 - chance) * part * ROW_LOST;
}

/** Expected value of open decisions to the King. */
function promise(known: Known, sight: Sight): number {
  const frame: Frame<string | null> | undefined = known.stack.at(-1);
  const own = known.stack.find((each) => each.kind === 'hero');
  const midway = reaches(sight, 'open') && own?.kind === 'hero' && frame === own;
  const chances = midway ? -opportunity(known, own) : 0;
  if (frame?.kind === 'open') {
    if (sight === 'hands') return chances - duelWorth(known, frame.hero, frame.hero);
    return chances + UNARMED - ARMED * sizeOf(known.heroes[frame.hero]!.hand);
  }
  if (frame?.kind === 'duel') {
    const { hero, row } = frame;
    if (row !== null && sight === 'hands') return chances - duelWorth(known, hero, frame.seat);
    const answers = sizeOf(known.heroes[hero]!.hand);
    return chances + (row === null ? ATTACK - ANSWER * answers : UNARMED - ARMED * answers);
  }
  if (frame?.kind === 'trade' && frame.offer !== null) return chances + 0.2;
  return chances;
}

/** The King's score. @param own side whose cards are valued one by one; the other's count by number */
function kingScore(known: Known, own: Side, sight: Sight): number {
  if (known.outcome !== null) return known.outcome.winner === 'king' ? WIN : -WIN;
  const acting = known.stack.find((each) => each.kind === 'hero' || each.kind === 'card')?.seat;
  const judging = { own: own === 'league', sight, acting: acting === 'king' ? undefined : acting };
  const hands = sight === 'hands' && own === 'league';
  const cards = heroesOf(known).reduce((sum, each) => sum + heroCards(known, each, judging), 0);
  const opened = reaches(sight, 'open');
  const table =
    tableWorth(known, reaches(sight, 'ahead'), hands) +
    (opened ? advanceHope(known) : 0) +
    promise(known, sight);
  if (own === 'king') return table + kingCards(known, sight) - cards;
  const kept = hands ? keptWorth(known) : 0;
  return table + kingCards(known) - cards - kept - (opened ? foresight(known) : 0);
}

/** Score of a seat; the heroes' is the King's, negated. */
export const scoreOf = (known: Known, seat: Seat, sight: Sight): number =>
  seat === 'king' ? kingScore(known, 'king', sight) : -kingScore(known, 'league', sight);
