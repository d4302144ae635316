import {
  ACTION_DECK,
  type Card,
  COLOURS,
  COMBAT_DECK,
  type Colour,
  type Frame,
  HEROES,
  type Hero,
  type Phase,
  type Plate,
  type Position,
  SITES,
  type Side,
  type Site,
} from '#king-of-monsters/rules';

type HeroSketch = Partial<NonNullable<Position['heroes'][Hero]>>;
type Laid = Position['zones'][Site]['cards'][number];

/** Differences from the default table: the King on the Beach, heroes up in HQ, hands empty, no cards laid. */
export interface Sketch {
  readonly options?: Partial<Position['options']>;
  readonly turn?: Partial<Position['turn']>;
  readonly king?: Partial<Position['king']>;
  readonly heroes: Partial<Record<Hero, HeroSketch>>;
  readonly reserve?: readonly Hero[];
  readonly destroyed?: readonly Site[];
  readonly laid?: Partial<Record<Site, readonly (Card | Laid)[]>>;
  /** Plates from the left in the format of {@link plate}, separated by spaces; `x`: the row is disabled. */
  readonly chart?: Partial<Record<Colour, string>>;
  /** Top cards of the draw piles; the rest follows in new-deck order. */
  readonly top?: Partial<Record<Side, Partial<Record<'combat' | 'action', readonly Card[]>>>>;
  readonly discards?: Partial<Record<Side, Partial<Record<'combat' | 'action', readonly Card[]>>>>;
  /** Draw piles that contain only {@link top}: their other cards are in the discards. */
  readonly spent?: readonly `${Side}-${'combat' | 'action'}`[];
  readonly known?: Side;
  readonly stack: readonly Frame[];
  readonly outcome?: Position['outcome'];
}

/**
 * Parses a plate: `R7`; face up `R7^`; face down but seen `R7*`; covered `R7/R8`; cover with a token
 * `R7/R8+1`, with a changed number `R7/R8=3`.
 */
function plate(word: string): Plate {
  const [, card = '', mark, cover, tokens, as] =
    /^(\w+)([\^*])?(?:\/(\w+)(?:\+(\d))?(?:=(\d))?)?$/.exec(word) ?? [];
  return {
    card,
    up: mark === '^',
    cover:
      cover === undefined
        ? null
        : {
            card: cover,
            ...(tokens === undefined ? {} : { tokens: Number(tokens) }),
            ...(as === undefined ? {} : { as: Number(as) }),
          },
    ...(mark === '*' ? { seen: true as const } : {}),
  };
}

/** Formats a plate as in {@link Sketch}. */
export function plateText({ card, up, seen, cover }: Plate): string {
  const face = up ? '^' : seen === true ? '*' : '';
  if (cover === null) return `${card}${face}`;
  const tokens = cover.tokens === undefined ? '' : `+${cover.tokens}`;
  return `${card}${face}/${cover.card}${tokens}${cover.as === undefined ? '' : `=${cover.as}`}`;
}

function rowOf(text = ''): Position['chart'][Colour] {
  if (text === 'x') return { disabled: true, plates: [] };
  return { disabled: false, plates: text.split(' ').filter(Boolean).map(plate) };
}

const PHASES: Readonly<Partial<Record<Frame['kind'], Phase>>> = {
  discard: 'draw',
  replace: 'draw',
  trade: 'draw',
  card: 'hero',
  hero: 'hero',
  ibis: 'cleanup',
};

function without(deck: readonly Card[], used: readonly Card[]): Card[] {
  const left = [...deck];
  for (const card of used) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The position of a sketch; unnamed cards go into the draw piles. Not validated. */
export function positionFromSketch(sketch: Sketch): Position {
  const { stack, top = {}, discards = {}, laid = {}, destroyed = [], spent = [] } = sketch;
  const chart = Object.fromEntries(COLOURS.map((row) => [row, rowOf(sketch.chart?.[row])]));
  const heroes: Position['heroes'] = Object.fromEntries(
    HEROES.filter((hero) => sketch.heroes[hero] !== undefined).map((hero) => {
      const state = sketch.heroes[hero]?.state ?? 'up';
      const zone = ['out', 'lost', 'reserve'].includes(state) ? null : 'hq';
      return [hero, { zone, state, hand: [], stored: null, ...sketch.heroes[hero] }];
    }),
  );
  const zones = Object.fromEntries(
    SITES.map((site) => {
      const cards = (laid[site] ?? []).map((each) => (typeof each === 'string' ? { card: each } : each));
      return [site, { destroyed: destroyed.includes(site), cards }];
    }),
  ) as Position['zones'];
  const plates = Object.values(chart).flatMap((row) => row.plates);
  const onStack = (kinds: readonly string[]) =>
    stack.flatMap((frame) => (kinds.includes(frame.kind) && 'card' in frame ? [frame.card] : []));
  const used: Readonly<Record<Side, readonly Card[]>> = {
    king: [
      ...(sketch.king?.hand ?? []),
      ...plates.map(({ card }) => card),
      ...SITES.flatMap((site) => zones[site].cards.map(({ card }) => card)),
      ...onStack(['two', 'wild']),
    ],
    league: [
      ...Object.values(heroes).flatMap(({ hand, stored }) => [...hand, ...(stored === null ? [] : [stored])]),
      ...plates.flatMap(({ cover }) => (cover === null ? [] : [cover.card])),
      ...onStack(['card']),
    ],
  };
  const deckOf = (side: Side): Position['decks'][Side] => {
    const pile = (kind: 'combat' | 'action', deck: readonly Card[]) => {
      const first = top[side]?.[kind] ?? [];
      const thrown = discards[side]?.[kind] ?? [];
      const rest = without(deck, [...used[side], ...first, ...thrown]);
      const isSpent = spent.includes(`${side}-${kind}`);
      return isSpent ? [[...first], [...thrown, ...rest]] : [[...first, ...rest], [...thrown]];
    };
    const [combat, combatDiscard] = pile('combat', COMBAT_DECK);
    const [action, actionDiscard] = pile('action', ACTION_DECK);
    return {
      combat: combat!,
      combatDiscard: combatDiscard!,
      action: action!,
      actionDiscard: actionDiscard!,
      known: sketch.known === side,
    };
  };
  return {
    game: 'king-of-monsters',
    version: 1,
    options: { turnLimit: 20, kingHand: 5, leagueHand: 5, ...sketch.options },
    turn: {
      number: 3,
      phase: PHASES[stack[0]?.kind ?? 'fight'] ?? 'rampage',
      held: false,
      advanced: false,
      queue: [],
      traded: [],
      airstrip: false,
      hq: false,
      grey: false,
      ...sketch.turn,
    },
    king: { zone: 'beach', hand: [], tangled: false, pushed: false, ...sketch.king },
    heroes,
    reserve: [...(sketch.reserve ?? [])],
    zones,
    chart: chart as Position['chart'],
    decks: { king: deckOf('king'), league: deckOf('league') },
    stack: [...stack],
    rng: '0123456789abcdef0123456789abcdef',
    outcome: sketch.outcome ?? null,
  };
}
