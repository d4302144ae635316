import {
  ACTION_DECK,
  type Card,
  COLOURS,
  COMBAT_DECK,
  type Colour,
  type Frame,
  HEROES,
  type Hero,
  type Plate,
  type Position,
  SITES,
  type Side,
  type Site,
  type Zone,
} from '#king-of-monsters/rules';

/** What differs from a game in its midst: the King at the Metrorail, all heroes up, eight cards to fight with. */
export interface Sketch {
  readonly king?: Zone;
  readonly hand?: readonly Card[];
  /** Where heroes stand who do not stand in HQ; their hands, and what has befallen them. */
  readonly heroes?: Partial<Record<Hero, Partial<NonNullable<Position['heroes'][Hero]>>>>;
  readonly laid?: Partial<Record<Site, readonly Card[]>>;
  readonly destroyed?: readonly Site[];
  /** Plates from the left, `R7` face down, `R7^` face up, `R7/R8` under a cover; `x` for a disabled row. */
  readonly chart?: Partial<Record<Colour, string>>;
  readonly top?: Partial<Record<`${Side}-${'combat' | 'action'}`, readonly Card[]>>;
  readonly turn?: Partial<Position['turn']>;
  readonly pushed?: boolean;
  readonly stack: readonly Frame[];
}

const CHART: Readonly<Record<Colour, string>> = {
  R: 'R1 R3 R5 R8',
  G: 'G0 G2 G6 G7',
  Y: 'Y2 Y4 Y5 Y9',
  B: 'B1 B3 B6 B8',
};

function plate(word: string): Plate {
  const [face = '', cover] = word.split('/');
  const up = face.endsWith('^');
  return { card: up ? face.slice(0, -1) : face, up, cover: cover === undefined ? null : { card: cover } };
}

const rowOf = (text: string): Position['chart'][Colour] =>
  text === 'x'
    ? { disabled: true, plates: [] }
    : { disabled: false, plates: text.split(' ').filter(Boolean).map(plate) };

function without(deck: readonly Card[], used: readonly Card[]): Card[] {
  const left = [...deck];
  for (const card of used) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The position of a sketch: all cards that it does not name lie in the draw piles. Not checked. */
export function madeUp(sketch: Sketch): Position {
  const { hand = [], stack, top = {} } = sketch;
  const chart = Object.fromEntries(
    COLOURS.map((row) => [row, rowOf(sketch.chart?.[row] ?? CHART[row])]),
  ) as Position['chart'];
  const heroes: Position['heroes'] = Object.fromEntries(
    HEROES.map((hero) => [
      hero,
      { zone: 'hq', state: 'up', hand: [], stored: null, ...sketch.heroes?.[hero] },
    ]),
  );
  const zones = Object.fromEntries(
    SITES.map((site) => {
      const cards = (sketch.laid?.[site] ?? []).map((card) => ({ card }));
      return [site, { destroyed: sketch.destroyed?.includes(site) ?? false, cards }];
    }),
  ) as Position['zones'];
  const plates = COLOURS.flatMap((row) => chart[row].plates);
  const onStack = (kinds: readonly string[]) =>
    stack.flatMap((frame) => (kinds.includes(frame.kind) && 'card' in frame ? [frame.card] : []));
  const used: Readonly<Record<Side, readonly Card[]>> = {
    king: [
      ...hand,
      ...plates.map(({ card }) => card),
      ...SITES.flatMap((site) => zones[site].cards.map(({ card }) => card)),
      ...onStack(['two', 'wild']),
    ],
    league: [
      ...Object.values(heroes).flatMap((sheet) => sheet.hand),
      ...plates.flatMap(({ cover }) => (cover === null ? [] : [cover.card])),
      ...onStack(['card']),
    ],
  };
  const pile = (side: Side, kind: 'combat' | 'action') => {
    const first = top[`${side}-${kind}`] ?? [];
    const deck = kind === 'combat' ? COMBAT_DECK : ACTION_DECK;
    return [...first, ...without(deck, [...used[side], ...first])];
  };
  const deckOf = (side: Side) => ({
    combat: pile(side, 'combat'),
    combatDiscard: [],
    action: pile(side, 'action'),
    actionDiscard: [],
    known: false,
  });
  const kinds = new Set(stack.map(({ kind }) => kind));
  const phase = kinds.has('hero') || kinds.has('card') ? 'hero' : kinds.has('discard') ? 'draw' : 'rampage';
  return {
    game: 'king-of-monsters',
    version: 1,
    options: { turnLimit: 20, kingHand: 5, leagueHand: 5 },
    turn: {
      number: 5,
      phase,
      held: false,
      advanced: false,
      queue: [],
      traded: [],
      airstrip: false,
      hq: false,
      grey: false,
      ...sketch.turn,
    },
    king: { zone: sketch.king ?? 'metro', hand: [...hand], tangled: false, pushed: sketch.pushed ?? false },
    heroes,
    reserve: [],
    zones,
    chart,
    decks: { king: deckOf('king'), league: deckOf('league') },
    stack: [...stack],
    rng: '0123456789abcdef0123456789abcdef',
    outcome: null,
  };
}
