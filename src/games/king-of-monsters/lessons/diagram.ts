import { EMBLEM_CORNERS, type Mark, type PositionOrView } from '#core';
import {
  type Card,
  COLOUR_EMBLEMS,
  COLOURS,
  type Colour,
  damageAt,
  HERO_COLOURS,
  HEROES,
  type Hero,
  isSite,
  type KingTypes,
  type Plate,
  RATINGS,
  ZONE_COLOURS,
  ZONES,
} from '#king-of-monsters/rules';
import { type Diagram, letters, rectangle, seatFigure } from '#learning';

type Shown = PositionOrView<KingTypes>;

/** Sizes in the diagram: margin, zones, plates and covers. */
const EDGE = 10;
const ZONE = { width: 64, height: 88 };
const PLATE = { width: 54, height: 38, cover: 22, across: 60, down: 64 };
/** Size of marks and arrows, between that of a plate and of a hero's token. */
const BOX = 44;
const CHART_Y = EDGE + ZONE.height + 16;
const HEAD = 34;
const HANDS_X = EDGE + HEAD + 5 * PLATE.across + 16;
/** Hands are to the right of the chart: the owner, then the cards, scaled so that all hands fit. */
const HAND = { head: 30, most: PLATE.down, gap: 4, shape: 0.76 };
const WIDTH = 2 * EDGE + ZONES.length * ZONE.width;
const HEIGHT = CHART_Y + COLOURS.length * PLATE.down + EDGE;
/** Aspect ratio of the diagram, width / height. */
export const DIAGRAM_ASPECT = WIDTH / HEIGHT;

const INK = '#12101f';
const PAPER = '#f3ead6';
const SEA = '#16323d';
const WILD = '#3a3350';
const KING = '#a06ae0';
const PAINTS: Readonly<Record<Colour, string>> = { R: '#d8503a', G: '#3f9a55', Y: '#e0a935', B: '#3f78d0' };

/** Letters on a hero's token. */
const SHORT: Readonly<Record<Hero, string>> = {
  artemis: 'Ar',
  dynamo: 'Dy',
  brick: 'Br',
  grey: 'Gr',
  anvil: 'An',
  ibis: 'Ib',
  bamf: 'Ba',
  ninja: 'Ni',
};

const paintOf = (card: Card): string => PAINTS[card[0] as Colour] ?? WILD;
/** Text on a card: its number, or the symbol of an action card. */
const faceOf = (card: Card): string => (card[0] === 'W' ? card : card.slice(1));

/** A card, in landscape or portrait. @param x, y its upper left corner */
function cardMarks(
  card: Card,
  x: number,
  y: number,
  width: number,
  height: number,
  words = faceOf(card),
): Mark[] {
  const size = Math.min(width, height) * 0.72;
  return [
    { draw: 'path', d: rectangle(0, 0, width, height), x, y, fill: paintOf(card), stroke: INK, width: 1.4 },
    letters(words, x + width / 2, y + height / 2 + size * 0.36, size, '#fff7e2', width - 4),
  ];
}

/** A face-down card. */
const cardBack = (x: number, y: number, width: number, height: number): Mark[] => [
  { draw: 'path', d: rectangle(0, 0, width, height), x, y, fill: WILD, stroke: INK, width: 1.4 },
  letters('?', x + width / 2, y + height / 2 + 9, 26, PAPER),
];

const zoneX = (index: number): number => EDGE + index * ZONE.width;

/** A zone with its rating and damage. */
function zoneMarks({ zones }: Pick<Shown, 'zones'>, index: number): Mark[] {
  const zone = ZONES[index]!;
  const x = zoneX(index);
  const colour = ZONE_COLOURS[zone];
  const ground = zone === 'ocean' ? '#2b6a8c' : zone === 'beach' ? '#cdb27a' : '#7d8f62';
  const marks: Mark[] = [
    { draw: 'path', d: rectangle(x + 1, EDGE, ZONE.width - 2, ZONE.height), fill: ground },
    {
      draw: 'path',
      d: rectangle(x + 1, EDGE + ZONE.height - 18, ZONE.width - 2, 18),
      fill: colour === null ? PAPER : PAINTS[colour],
    },
  ];
  if (!isSite(zone)) return marks;
  const state = zones[zone];
  const middle = x + ZONE.width / 2;
  const label = state.destroyed ? '×' : `${damageAt(state)}/${RATINGS[zone]}`;
  return [
    ...marks,
    {
      draw: 'path',
      d: state.destroyed ? 'M-20 0l6-9 7 5 6-8 8 7 7-6 6 11z' : 'M-16 0v-20h9v-12h14v12h9V0z',
      x: middle,
      y: EDGE + 40,
      fill: state.destroyed ? '#4a4038' : PAPER,
      stroke: INK,
      width: 1.4,
    },
    letters(label, middle, EDGE + ZONE.height - 4, 15, INK, ZONE.width - 8),
  ];
}

/** A hero's token. @param x, y its centre */
const heroMarks = (hero: Hero, x: number, y: number, stands: boolean): Mark[] => [
  {
    draw: 'path',
    d: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
    x,
    y,
    fill: PAINTS[HERO_COLOURS[hero]],
    stroke: INK,
    width: 1.4,
    opacity: stands ? 1 : 0.5,
  },
  letters(SHORT[hero], x, y + 4, 11, '#fff7e2'),
];

const plateX = (index: number): number => EDGE + HEAD + index * PLATE.across;
const rowY = (row: Colour): number => CHART_Y + COLOURS.indexOf(row) * PLATE.down;

function plateMarks({ card, up, cover }: Plate<Card | null>, x: number, y: number): Mark[] {
  const marks =
    card === null
      ? cardBack(x, y, PLATE.width, PLATE.height)
      : cardMarks(card, x, y, PLATE.width, PLATE.height);
  // Lesson readers may see face-down cards that some players cannot.
  if (!up && card !== null)
    marks.splice(1, 0, {
      draw: 'path',
      d: rectangle(x, y, PLATE.width, PLATE.height),
      fill: INK,
      opacity: 0.45,
    });
  if (cover === null) return marks;
  const { tokens = 0, as } = cover;
  const words = `${as === undefined ? faceOf(cover.card) : `${faceOf(cover.card)}→${as}`}${tokens > 0 ? `+${tokens}` : ''}`;
  return [...marks, ...cardMarks(cover.card, x + 3, y + PLATE.height, PLATE.width - 6, PLATE.cover, words)];
}

const CIRCLE = 'M-0.86 0a0.86 0.86 0 1 0 1.72 0a0.86 0.86 0 1 0 -1.72 0z';

/** The shape of a row at its head. @param x, y its centre */
function rowShape(row: Colour, x: number, y: number): Mark {
  const emblem = COLOUR_EMBLEMS[row];
  const d =
    emblem === 'circle' ? CIRCLE : `M${EMBLEM_CORNERS[emblem].map((each) => each.join(' ')).join('L')}z`;
  return { draw: 'path', d, x, y, scale: 11, fill: PAINTS[row] };
}

function rowMarks({ chart }: Pick<Shown, 'chart'>, row: Colour): Mark[] {
  const y = rowY(row);
  const { disabled, plates } = chart[row];
  const ground = rectangle(EDGE, y - 3, HEAD + 5 * PLATE.across, PLATE.down - 4);
  return [
    { draw: 'path', d: ground, fill: PAINTS[row], opacity: disabled ? 0.1 : 0.28 },
    disabled ? letters('×', EDGE + HEAD / 2, y + 27, 24, '#8b94a3') : rowShape(row, EDGE + HEAD / 2, y + 19),
    ...plates.flatMap((plate, index) => plateMarks(plate, plateX(index), y)),
  ];
}

const shownOf = (hand: Shown['king']['hand']): readonly Card[] => ('count' in hand ? [] : hand);

/** The known hands; more and longer hands are drawn smaller. */
function handMarks({ king, heroes }: Pick<Shown, 'king' | 'heroes'>): Mark[] {
  const hands = [
    { short: '♛', hand: shownOf(king.hand) },
    ...HEROES.map((hero) => ({ short: SHORT[hero], hand: shownOf(heroes[hero]?.hand ?? []) })),
  ].filter(({ hand }) => hand.length > 0);
  const longest = Math.max(1, ...hands.map(({ hand }) => hand.length));
  const room = WIDTH - EDGE - HANDS_X - HAND.head;
  const down = Math.min(HAND.most, (COLOURS.length * PLATE.down) / Math.max(1, hands.length));
  const width = Math.min((down - HAND.gap) * HAND.shape, room / longest - HAND.gap);
  const height = width / HAND.shape;
  return hands.flatMap(({ short, hand }, index) => {
    const y = CHART_Y + index * down;
    return [
      letters(short, HANDS_X + HAND.head / 2 - 2, y + height / 2 + 6, 17, PAPER),
      ...hand.flatMap((card, at) =>
        cardMarks(card, HANDS_X + HAND.head + at * (width + HAND.gap), y, width, height),
      ),
    ];
  });
}

/** Token positions of the heroes on the island: three in front of the King, the rest behind. */
function heroPlaces({ heroes }: Pick<Shown, 'heroes'>): ReadonlyMap<Hero, readonly [number, number]> {
  const counts = new Map<string, number>();
  return new Map(
    HEROES.flatMap((hero) => {
      const zone = heroes[hero]?.zone ?? null;
      if (zone === null) return [];
      const count = counts.get(zone) ?? 0;
      counts.set(zone, count + 1);
      const x = zoneX(ZONES.indexOf(zone)) + 13 + (count % 3) * 19;
      return [[hero, [x, EDGE + ZONE.height - 30 - Math.floor(count / 3) * 20] as const] as const];
    }),
  );
}

/** A position as a flat diagram: island from west to east, chart, hands. */
export function kingDiagram(position: Shown): Diagram {
  const places = heroPlaces(position);
  const kingAt = [zoneX(ZONES.indexOf(position.king.zone)) + 22, EDGE + 34] as const;
  return {
    width: WIDTH,
    height: HEIGHT,
    box: BOX,
    marks: [
      { draw: 'path', d: rectangle(0, 0, WIDTH, HEIGHT), fill: SEA },
      ...ZONES.flatMap((_, index) => zoneMarks(position, index)),
      ...seatFigure(0, 'king', kingAt[0], kingAt[1] + 22, 42, KING),
      ...[...places].flatMap(([hero, [x, y]]) =>
        heroMarks(hero, x, y, position.heroes[hero]?.state === 'up'),
      ),
      ...COLOURS.flatMap((row) => rowMarks(position, row)),
      ...handMarks(position),
    ],
    at(place) {
      const zone = (ZONES as readonly string[]).indexOf(place);
      if (zone >= 0) return [zoneX(zone) + ZONE.width / 2, EDGE + ZONE.height / 2];
      if (place === 'king') return kingAt;
      const hero = HEROES.find((each) => each === place);
      if (hero !== undefined) return places.get(hero) ?? null;
      const row = COLOURS.find((each) => each === place[0]);
      if (row === undefined) return null;
      if (place.length === 1) return [EDGE + HEAD / 2, rowY(row) + PLATE.height / 2];
      const column = Number(place.slice(1));
      if (!(column >= 1 && column <= 5)) return null;
      return [plateX(column - 1) + PLATE.width / 2, rowY(row) + PLATE.height / 2];
    },
  };
}
