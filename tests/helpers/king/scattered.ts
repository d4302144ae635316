import { Random } from '#core';
import {
  type Card,
  type Colour,
  type Frame,
  type Hero,
  type HeroState,
  king,
  type Plate,
  type Position,
  type Side,
} from '#king-of-monsters/rules';
import { ISLAND, ROSTER, ROWS, wild } from './naive-law';
import { randomPlay, type Transition } from './random-game';

const NUMBERS = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9];
const DECK: readonly Card[] = [
  ...ROWS.flatMap((row) => [...NUMBERS, 'D', 'D', 'V', 'V', 'S', 'S'].map((what) => `${row}${what}`)),
  ...['W', 'W', 'W', 'W', 'W4', 'W4', 'W4', 'W4'],
];
const numbered = (card: Card): boolean => /^[RGYB]\d$/.test(card);
const awake = (state: HeroState): boolean => ['up', 'down', 'rising'].includes(state);

/** Deals a position out by chance: all cards of both sides, heroes in all states, the chart and the zones. */
class Dealer {
  private readonly cards: Record<Side, Card[]>;

  constructor(private readonly random: Random) {
    this.cards = { king: this.mixed(DECK), league: this.mixed(DECK) };
  }

  /** True so many times of a hundred. */
  likely(percent: number): boolean {
    return this.random.below(100) < percent;
  }

  mixed<Item>(items: readonly Item[]): Item[] {
    const left = [...items];
    return items.map(() => left.splice(this.random.below(left.length), 1)[0]!);
  }

  some<Item>(items: readonly Item[], percent: number): Item[] {
    return items.filter(() => this.likely(percent));
  }

  card(side: Side, fit: (card: Card) => boolean): Card[] {
    const index = this.cards[side].findIndex(fit);
    return index < 0 ? [] : this.cards[side].splice(index, 1);
  }

  hand(side: Side, count: number, percentWild = 0): Card[] {
    const one = () => this.card(side, (card) => (this.likely(percentWild) ? card === 'W' : numbered(card)));
    return Array.from({ length: count }, one).flat();
  }

  private plate(row: Colour): Plate[] {
    const own = (card: Card) => (this.likely(15) ? wild(card) : numbered(card) && card.startsWith(row));
    return this.card('king', own).map((card) => {
      const up = wild(card) || this.likely(30);
      return { card, up, cover: null, ...(!up && this.likely(30) ? { seen: true as const } : {}) };
    });
  }

  private cover(row: Colour): Plate['cover'] {
    const own = (card: Card) => (this.likely(10) ? card === 'W' : numbered(card) && card.startsWith(row));
    const [card] = this.card('league', own);
    if (card === undefined) return null;
    const tokens = this.likely(25) ? { tokens: 1 + this.random.below(3) } : {};
    return { card, ...tokens, ...(this.likely(15) ? { as: this.random.below(10) } : {}) };
  }

  row(row: Colour, disabled: boolean): Position['chart'][Colour] {
    const length = disabled ? 0 : this.random.pick([0, 0, 1, 2, 3, 4, 4, 5]);
    const plates = Array.from({ length }, () => this.plate(row)).flat();
    const covered = this.likely(50) ? plates.length : this.random.below(length + 1);
    for (const plate of plates.slice(0, covered)) {
      plate.cover = this.cover(row);
      if (plate.cover === null) break;
    }
    return { disabled, plates };
  }

  /** What is left lies in the piles. */
  piles(side: Side): Position['decks'][Side] {
    const halves = (cards: readonly Card[]) => {
      const drawn = this.random.pick([0, 1, 3, cards.length, this.random.below(cards.length + 1)]);
      return [cards.slice(0, drawn), cards.slice(drawn)] as const;
    };
    const [combat, combatDiscard] = halves(this.cards[side].filter(numbered));
    const [action, actionDiscard] = halves(this.cards[side].filter((card) => !numbered(card)));
    return { combat, combatDiscard, action, actionDiscard, known: action.length > 0 && this.likely(20) };
  }
}

type Phase = Position['turn']['phase'];

/** A decision of each kind, with the phase in which it is open. */
function decision(hero: Hero, row: Colour, deal: Dealer, random: Random): readonly [Phase, ...Frame[]] {
  const last = { colour: random.pick(ROWS), number: random.below(10) };
  const free = hero === 'bamf' || deal.likely(15);
  const strange = [...deal.some(['motorpool'] as const, 20)];
  const turn: Frame = {
    kind: 'hero',
    seat: hero,
    step: 'fight',
    row: free ? null : row,
    free,
    jumps: hero === 'bamf' ? random.below(3) : 0,
    used: strange,
    laid: deal.some(ROWS, 10),
    struck: deal.some(ROWS, 10),
  };
  const seat = random.pick(['king', hero] as const);
  const card = (side: Side, kind: RegExp) => deal.card(side, (each) => kind.test(each))[0]!;
  const frenzy: Frame = { kind: 'frenzy', seat: 'king', gambled: deal.likely(25) };
  const fight: Frame = { kind: 'fight', seat: 'king' };
  const duel = (where: Colour | null): Frame => ({ kind: 'duel', seat, hero, row: where, last });
  const move: Frame = { ...turn, step: 'move', row: null, laid: [], struck: [] };
  const make = random.pick<() => readonly [Phase, ...Frame[]]>([
    () => ['draw', { kind: 'discard', seat }],
    () => ['draw', { kind: 'replace', seat: 'anvil' }],
    () => ['draw', { kind: 'trade', seat: 'ninja', offer: null }],
    () => ['rampage', { kind: 'two', seat: 'king', card: card('king', /D$/) }],
    () => ['rampage', { kind: 'wild', seat: 'king', card: card('king', /^W/) }],
    () => ['rampage', fight],
    () => ['rampage', fight],
    () => ['rampage', { kind: 'move', seat: 'king' }],
    () => ['rampage', fight, duel(null)],
    () => ['hero', { kind: 'card', seat: hero, card: card('league', /^W|\D$/) }],
    () => ['hero', move],
    () => ['hero', turn],
    () => ['hero', turn],
    () => ['hero', turn, { kind: 'open', seat: 'king', hero, row }],
    () => ['hero', turn, duel(row)],
    () => ['hero', turn, frenzy],
    () => ['hero', turn, frenzy, duel(null)],
    () => ['cleanup', { kind: 'ibis', seat: 'ibis', deck: null }],
  ]);
  return make();
}

/**
 * A valid position that play seldom or never comes to: disabled rows, covers everywhere, objectives about to fall, heroes
 * down and lost, piles at their end. Undefined if chance has made none.
 */
function scattered(seed: number): Position | undefined {
  const random = Random.fromSeed(seed);
  const deal = new Dealer(random);
  const { zone } = random.pick(ISLAND.slice(1));
  const here = ISLAND.findIndex((each) => each.zone === zone);
  const heroes: Position['heroes'] = {};
  const count = random.pick([1, 2, 3, 5, 8, 8]);
  const chosen = deal.mixed(ROSTER).slice(0, count);
  for (const hero of ROSTER.filter((each) => chosen.includes(each))) {
    const lying = hero === 'brick' || hero === 'dynamo' ? (['down', 'rising'] as const) : [];
    const state = deal.likely(75) ? 'up' : random.pick(['out', 'reserve', 'lost', ...lying] as const);
    const there = deal.likely(60) ? zone : random.pick(ISLAND.slice(1)).zone;
    const hand = ['up', 'rising'].includes(state) ? deal.hand('league', random.pick([0, 1, 3, 5, 6])) : [];
    const [stored = null] = awake(state) && deal.likely(30) ? deal.hand('league', 1) : [];
    heroes[hero] = { zone: awake(state) ? there : null, state, hand, stored };
  }
  const up = chosen.filter((hero) => heroes[hero]!.state === 'up');
  if (up.length === 0) return undefined;
  const hero = random.pick(up);
  const row = random.pick(ROWS);
  const [phase, ...stack] = decision(hero, row, deal, random);
  const kinds = stack.map(({ kind }) => kind);
  if (kinds.some((kind) => ['open', 'duel', 'frenzy'].includes(kind))) heroes[hero]!.zone = zone;
  const disabled = kinds.includes('frenzy') ? 3 : random.pick([0, 1, 2, 2, 3]);
  const gone = deal.mixed(ROWS.filter((each) => each !== row)).slice(0, disabled);
  const chart = Object.fromEntries(
    ROWS.map((each) => {
      const foughtFor = each === row && (kinds.includes('open') || kinds.includes('duel') || deal.likely(25));
      return [each, foughtFor ? { disabled: false, plates: [] } : deal.row(each, gone.includes(each))];
    }),
  ) as Position['chart'];
  const sites = ISLAND.filter(({ rating }) => rating !== undefined).map(({ zone: site }) => {
    const before = ISLAND.findIndex((each) => each.zone === site) < here;
    const destroyed = site !== 'reactor' && deal.likely(before ? 80 : site === zone ? 30 : 15);
    const laid = destroyed ? [] : deal.hand('king', random.below(site === zone ? 6 : 3), 10);
    return [site, { destroyed, cards: laid.map((card) => ({ card })) }];
  });
  // In the last turn the end comes before anybody is asked in Clean-up (K16.4, K16.6).
  const number = random.pick(phase === 'cleanup' ? [1, 2, 5, 19] : [1, 2, 5, 19, 20]);
  const position: Position = {
    game: 'king-of-monsters',
    version: 1,
    options: {
      turnLimit: random.pick([0, 20]),
      kingHand: 3 + random.below(5),
      leagueHand: 3 + random.below(5),
    },
    turn: {
      number,
      phase,
      held: deal.likely(25),
      advanced: deal.likely(30),
      queue: phase === 'hero' ? deal.some(up, 60).filter((each) => each !== hero) : [],
      traded: [],
      airstrip: deal.likely(30),
      hq: deal.likely(50),
      grey: deal.likely(30),
    },
    king: {
      zone,
      hand: deal.hand('king', random.pick([0, 1, 2, 4, 5, 8]), 15),
      tangled: deal.likely(15),
      pushed: deal.likely(20),
    },
    heroes,
    reserve: deal.mixed(chosen.filter((each) => heroes[each]!.state === 'reserve')),
    zones: Object.fromEntries(sites) as Position['zones'],
    chart,
    decks: { king: deal.piles('king'), league: deal.piles('league') },
    stack,
    rng: random.format(),
    outcome: null,
  };
  const parsed = king.parse(position);
  return parsed.ok ? parsed.value : undefined;
}

/** Some actions from a scattered position; none if there is none for the seed. */
export function* scatteredPlay(seed: number, most: number): Generator<Transition> {
  const start = scattered(seed);
  if (start !== undefined) yield* randomPlay(start, seed, most);
}
