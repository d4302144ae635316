import type { Language } from '#core';
import {
  COLOURS,
  type Colour,
  damageAt,
  heroesOf,
  isSite,
  RATINGS,
  SITES,
  type Side,
  sizeOf,
  type View,
  ZONES,
  type Zone,
} from '#king-of-monsters/rules';
import { nameOf, type SeatNames } from '#module';
import { CARD_SIZE, type TableThing, type TargetRoom } from '#stage';
import {
  CHART,
  columnX,
  GROUND,
  ISLAND_Z,
  LAID,
  LANDMARK_Z,
  PILE,
  pilePoint,
  rowZ,
  ZONE,
  zoneX,
} from './geometry';
import { layout, TABLE_LEVEL } from './layout';
import { cardWords, type PlayMessages, plateWords, playMessages } from './panels';
import { heroPiece, KING_PIECE, PILES } from './pieces';
import { type Plate, platesOf, type Table, viewOf } from './table';

const LYING = 0.05;
/** Hit boxes of figures: a hero, and the King. */
const HERO = { width: 0.44, depth: 0.44, height: 0.85 };
const KING = { width: 1, depth: 0.9, height: 1.7 };
const CARD = { width: CARD_SIZE[0], depth: CARD_SIZE[2] };

type Spot = readonly [x: number, z: number];

/** A flat thing. @param size scale of its card */
const flat = (text: string, [x, z]: Spot, size: number, height = LYING): TableThing => ({
  text,
  at: [x, TABLE_LEVEL, z],
  width: CARD.width * size,
  depth: CARD.depth * size,
  height,
});

/** Public state of a plate in words. */
function plateText({ card, seen, cover }: Plate, row: Colour, index: number, words: PlayMessages): string {
  const { chart, onTable } = words;
  const state = [
    card === null ? chart.hidden : chart.up(cardWords(card, words)),
    ...(seen ? [chart.seen] : []),
    ...(cover === null ? [] : [chart.cover(cardWords(cover.card, words))]),
    ...(cover === null || cover.tokens === 0 ? [] : [chart.tokens(cover.tokens)]),
    ...(cover === null || cover.as === null ? [] : [chart.worth(Math.min(9, cover.as + cover.tokens))]),
  ];
  return onTable.is(plateWords(row, index + 1, words), state.join(', '));
}

function chartThings(table: Table, words: PlayMessages): readonly TableThing[] {
  const { chart, onTable } = words;
  return COLOURS.flatMap((row) => {
    const name = chart.row(words.rows[row]);
    const head = viewOf(table).chart[row].disabled ? onTable.is(name, chart.disabled) : name;
    return [
      flat(head, [columnX(0) + CHART.head, rowZ(row)], CHART.size),
      ...platesOf(table, row).map((plate, index) =>
        flat(plateText(plate, row, index, words), [columnX(index), rowZ(row) + CHART.cover / 2], CHART.size),
      ),
    ];
  });
}

/** A zone, its landmark and the cards of its damage. */
function zoneThings(view: View, zone: Zone, words: PlayMessages): readonly TableThing[] {
  const { island, onTable, zones } = words;
  const thing = isSite(zone) ? view.zones[zone] : null;
  const state =
    thing === null || !isSite(zone)
      ? island.noObjective
      : thing.destroyed
        ? island.destroyed
        : island.rating(damageAt(thing), RATINGS[zone]);
  const text = onTable.is(zones[zone], state);
  const x = zoneX(zone);
  const standing = isSite(zone) && !view.zones[zone].destroyed;
  return [
    { text, at: [x, GROUND, ISLAND_Z], width: ZONE.width, depth: ZONE.depth, height: LYING },
    ...(standing
      ? [{ text, at: [x, GROUND, LANDMARK_Z] as const, width: 1.3, depth: 0.8, height: 1.2 }]
      : []),
  ];
}

/** The King and the heroes. */
function figureThings(
  table: Table,
  names: SeatNames,
  { island, onTable }: PlayMessages,
): readonly TableThing[] {
  const view = viewOf(table);
  const poses = layout(table);
  const figure = (piece: string, text: string, room: TargetRoom): readonly TableThing[] => {
    const pose = poses.get(piece);
    return pose === undefined || pose.visibility === 0
      ? []
      : [{ text, at: [pose.x, pose.y, pose.z], ...room }];
  };
  return [
    ...figure(KING_PIECE, nameOf(names, 'king'), KING),
    ...heroesOf(view).flatMap((hero) => {
      const { state } = view.heroes[hero]!;
      const name = nameOf(names, hero);
      return figure(heroPiece(hero), state === 'up' ? name : onTable.is(name, island.states[state]), HERO);
    }),
  ];
}

/** Everything on the table in words: zones with their damage, figures, chart and piles. */
export function thingsOf(table: Table, names: SeatNames, language: Language): readonly TableThing[] {
  const words = playMessages(language);
  const { onTable, island } = words;
  const view = viewOf(table);
  const sides: readonly Side[] = ['king', 'league'];
  return [
    ...ZONES.flatMap((zone) => zoneThings(view, zone, words)),
    ...SITES.flatMap((site) => {
      const { cards, destroyed } = view.zones[site];
      if (destroyed || cards.length === 0) return [];
      const text = onTable.is(words.zones[site], island.rating(damageAt(view.zones[site]), RATINGS[site]));
      return [flat(text, [zoneX(site), LAID.z], 1.6)];
    }),
    ...figureThings(table, names, words),
    ...chartThings(table, words),
    ...sides.flatMap((side) =>
      PILES.map((pile) => {
        const count = sizeOf(view.decks[side][pile]);
        const text = onTable.piles[pile](side === 'king' ? words.king : words.league, count);
        return flat(text, pilePoint(side, pile), PILE.size, 0.3);
      }),
    ),
  ];
}
