import { COLOURS, type Colour, colourOf, isWild, numberOf } from './cards';
import { duelChance } from './duelChance';
import { HERO_COLOURS, type Hero, ZONE_COLOURS, ZONES } from './island';
import type { Known } from './position';
import { cardsOf, heroesOf, sizeOf, stands } from './table';

/** A card that could become a cover, with its probability, 0 … 1. */
export interface Helper {
  readonly number: number;
  readonly likely: number;
}

/** What hands can still do in a row: possible covers, lowest first, and the chance in its duel, 0 … 1. */
export interface Help {
  readonly cards: readonly Helper[];
  readonly duel: number;
}

/** Probability that a hero still acts before the chart is cleared, and that of one who has to wait a turn. */
const SOON = 0.5;
const LATER = 0.25;
/** Discount for heroes who have to reach the King first, with and without the cards for it. */
const COMING = 0.8;
const AWAY = 0.15;
/** Discount by the number of rows between a hero and the target; each costs a card (K14.2). */
const REACH = [1, 0.6, 0.2, 0] as const;

/**
 * Value of keeping a 9 of the hero's own colour (lower numbers less), and the factor for Bamf and other
 * colours.
 */
const KEPT = 0.3;
const KEPT_BY_BAMF = 0.7;
const KEPT_OF_OTHERS = 0.3;
const MAX_NUMBER = 9;

/** The hero who acts now or next, and whether every row is open to them (K14.2). */
interface Acting {
  readonly hero: Hero | undefined;
  readonly free: boolean;
}

function actingIn({ stack }: Known): Acting {
  for (const frame of stack) {
    if (frame.kind === 'hero') return { hero: frame.seat, free: frame.free };
    if (frame.kind === 'card') return { hero: frame.seat, free: false };
  }
  return { hero: undefined, free: false };
}

/** Colours of the zones between a hero and the King (K13.1); null for any. */
function wayTo(known: Known, hero: Hero): readonly (Colour | null)[] {
  const { zone } = known.heroes[hero]!;
  const to = known.king.zone;
  if (zone === null || zone === to) return [];
  // Bamf teleports, and the Metrorail reaches every zone.
  if (hero === 'bamf' || stands(known, 'metro')) return [ZONE_COLOURS[to]];
  const [from, end] = [ZONES.indexOf(zone), ZONES.indexOf(to)];
  const way = from < end ? ZONES.slice(from + 1, end + 1) : ZONES.slice(end, from);
  return way.map((each) => ZONE_COLOURS[each]);
}

/** Whether a hero has the cards to reach the King in one turn. */
export function canCome(known: Known, hero: Hero): boolean {
  const left = cardsOf(known.heroes[hero]!.hand).map((card) => card[0]);
  const way = wayTo(known, hero);
  if (left.length < way.length) return false;
  return way.every((colour) => {
    if (colour === null) return true;
    const at = left.indexOf(colour);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Probability that a hero lays a card before the chart is cleared (K6.2). */
function readiness(known: Known, hero: Hero, acting: Acting): number {
  const { state, zone } = known.heroes[hero]!;
  if (state !== 'up') return 0;
  const { phase, queue, advanced } = known.turn;
  const soon = phase === 'draw' || phase === 'rampage' || hero === acting.hero || queue.includes(hero);
  const likely = soon ? SOON : advanced ? 0 : LATER;
  if (zone === known.king.zone) return likely;
  return likely * (canCome(known, hero) ? COMING : AWAY);
}

/** Discount for a row. */
function reach(hero: Hero, row: Colour, acting: Acting): number {
  if (hero === 'bamf' || (acting.free && hero === acting.hero)) return 1;
  return REACH[Math.abs(COLOURS.indexOf(HERO_COLOURS[hero]) - COLOURS.indexOf(row))]!;
}

/** What the visible hands can still do in each row of the current chart (K14). */
export function helpOfHands(known: Known): Readonly<Record<Colour, Help>> {
  const cards: Record<Colour, Helper[]> = { R: [], G: [], Y: [], B: [] };
  const duel: Record<Colour, number> = { R: 0, G: 0, Y: 0, B: 0 };
  const acting = actingIn(known);
  const against = sizeOf(known.king.hand);
  for (const hero of heroesOf(known)) {
    const ready = readiness(known, hero, acting);
    if (ready === 0) continue;
    const { hand } = known.heroes[hero]!;
    const wins = duelChance(sizeOf(hand), against);
    for (const row of COLOURS) duel[row] = Math.max(duel[row], ready * reach(hero, row, acting) * wins);
    for (const card of cardsOf(hand)) {
      if (isWild(card)) continue;
      const row = colourOf(card);
      const likely = ready * reach(hero, row, acting);
      if (likely > 0) cards[row].push({ number: numberOf(card), likely });
    }
  }
  const help = (row: Colour): Help => ({
    cards: cards[row].sort((one, other) => one.number - other.number),
    duel: duel[row],
  });
  return { R: help('R'), G: help('G'), Y: help('Y'), B: help('B') };
}

/** What the visible hands are worth beyond this chart. */
export function keptWorth(known: Known): number {
  let worth = 0;
  for (const hero of heroesOf(known)) {
    const { hand, state } = known.heroes[hero]!;
    if (state !== 'up') continue;
    for (const card of cardsOf(hand)) {
      const own = colourOf(card) === HERO_COLOURS[hero];
      const part = hero === 'bamf' ? KEPT_BY_BAMF : own ? 1 : KEPT_OF_OTHERS;
      worth += KEPT * part * (numberOf(card) / MAX_NUMBER) ** 2;
    }
  }
  return worth;
}
