import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { gameFileShape } from '#core';
import { LESSON_SHAPES, lessonFileShape } from '#learning';
import { ActionShape, BUILDING_KINDS, PositionShape, ROWS, SEATS, type View } from '#tetzilla/rules';
import { convert, named, type Overrides } from './convert';

const { board, tiles, players, deck, buildings, guards, rng: _hidden, ...shared } = PositionShape.entries;
const PlayerShape = players.entries.A.wrapped;
const { pile } = PlayerShape.entries;

const MAX_HIDDEN = 100;
const Hidden = v.strictObject({
  count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_HIDDEN)),
});
const SeenBuilding = v.picklist(BUILDING_KINDS.map((kind) => `${kind}?` as const));
const ViewPlayer = v.strictObject({
  ...PlayerShape.entries,
  pile: v.array(v.union([pile.item, SeenBuilding])),
});
const seenBoard = v.array(v.string());

/** A position, redacted for one viewer. */
const ViewShape = v.strictObject({
  ...shared,
  board: seenBoard,
  tiles,
  players: v.strictObject({
    A: v.exactOptional(ViewPlayer),
    B: v.exactOptional(ViewPlayer),
    C: v.exactOptional(ViewPlayer),
    D: v.exactOptional(ViewPlayer),
    E: v.exactOptional(ViewPlayer),
  }),
  deck: Hidden,
  buildings: Hidden,
  guards: Hidden,
});

type Assert<Truth extends true> = Truth;
/** Asserts that the schema's views are views of the program. */
export type TetzillaViewsAgree = Assert<v.InferOutput<typeof ViewShape> extends View ? true : false>;

const GameFileShape = gameFileShape('tetzilla', SEATS);

const KAIJU = 'A[B-E]?|B[C-E]?|C[DE]?|DE?|E';

/** Rows of the board. @param buildings pattern of building tokens */
function boardSchema(buildings: string): JsonSchema {
  const token = `([.#LMT]|${buildings}|${KAIJU})`;
  return {
    description:
      'Twenty rows, north first, of 6, 8, 10 or 12 boxes: "." unbuilt, "#" built and empty, "h2" a building, "L" a guard, "A" or "AB" kaiju.',
    type: 'array',
    items: { type: 'string', pattern: `^${token}( ${token}){5}(( ${token}){2}){0,3}$` },
    minItems: ROWS,
    maxItems: ROWS,
  };
}

const OVERRIDES: Overrides = new Map<unknown, JsonSchema>([
  [board, boardSchema('h[12]|b[2-4]|s[4-6]|f[3-5]')],
  [seenBoard, boardSchema('[hbsf]\\?')],
  [
    tiles.item,
    {
      description: 'A tile, its spin, and the lower left corner of its rectangle.',
      type: 'string',
      pattern: '^[IOTSZLJ][1-8] [0-3] [a-l]([1-9]|1[0-9]|20)$',
    },
  ],
  [GameFileShape.entries.initial, { $ref: '#/$defs/position' }],
  [GameFileShape.entries.actions.item, { $ref: '#/$defs/action' }],
  [LESSON_SHAPES.position, { $ref: '#/$defs/position' }],
  [LESSON_SHAPES.action, { $ref: '#/$defs/action' }],
]);

const PARTS = {
  tile: deck.item,
  seat: shared.turn.entries.player,
  building: buildings.item,
  guard: guards.item,
};

/** Schemas of TetZilla's exchange formats, by file name. */
export const TETZILLA_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  'tetzilla-position.schema.json': named(
    'Position of TetZilla',
    'A whole position. Valid ones keep more rules than a schema can say: all tiles and markers are there, the tiles cover just what is built.',
    convert(PositionShape, OVERRIDES, { ...PARTS, player: PlayerShape }),
  ),
  'tetzilla-view.schema.json': named(
    'View of TetZilla',
    'A position as one viewer knows it: the deck and the supplies are counts, points that are not known are "?".',
    convert(ViewShape, OVERRIDES, { ...PARTS, player: ViewPlayer, hidden: Hidden }),
  ),
  'tetzilla-action.schema.json': named(
    'Action of TetZilla',
    'One complete decision of a player. Whether it is legal depends on the position.',
    convert(ActionShape, OVERRIDES, { tile: PARTS.tile, seat: PARTS.seat }),
  ),
  'tetzilla-game.schema.json': named(
    'Game file of TetZilla',
    'A game from its first position: what links and files hold.',
    convert(GameFileShape, OVERRIDES, {
      ...PARTS,
      player: PlayerShape,
      position: PositionShape,
      action: ActionShape,
    }),
  ),
  'tetzilla-lesson.schema.json': named(
    'Lesson of TetZilla',
    'An example that the rules play: what is said, marked, asked and done step by step, and what must come out.',
    convert(lessonFileShape('tetzilla'), OVERRIDES, {
      ...PARTS,
      text: LESSON_SHAPES.text,
      mark: LESSON_SHAPES.mark,
      player: PlayerShape,
      position: PositionShape,
      action: ActionShape,
    }),
  ),
};
