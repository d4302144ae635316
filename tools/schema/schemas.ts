import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { FirstGameShape, HintsShape, LESSON_SHAPES, lessonFileShape, RulebookPartShape } from '#learning';
import { GameFileShape } from '#zorgl/record';
import { ActionShape, CityShape, HouseMonsterShape, PositionShape, REST, type View } from '#zorgl/rules';
import { convert, type Definitions, named, type Overrides } from './convert';
import { KING_SCHEMAS } from './king';
import { TETZILLA_SCHEMAS } from './tetzilla';

const { players, draw, rng: _hidden, ...shared } = PositionShape.entries;
const PlayerShape = players.entries.A.wrapped;
const Hidden = v.strictObject({ count: PlayerShape.entries.floors });
const ViewPlayer = v.strictObject({ ...PlayerShape.entries, hand: v.union([draw, Hidden]) });

/** A position, redacted for one viewer: hidden hands and the draw pile are counts. */
const ViewShape = v.strictObject({
  ...shared,
  players: v.strictObject({
    A: v.exactOptional(ViewPlayer),
    B: v.exactOptional(ViewPlayer),
    C: v.exactOptional(ViewPlayer),
    D: v.exactOptional(ViewPlayer),
  }),
  draw: Hidden,
});

type Assert<Truth extends true> = Truth;
/** Asserts that the schema's views are views of the program, except house monsters, which have a shape of their own. */
export type ViewsAgree = Assert<v.InferOutput<typeof ViewShape> extends Omit<View, 'house'> ? true : false>;

const TOKEN = '(\\.|u|P?[1-9]|[A-D](/P?[1-9])?)';

/** Parsed by the board parser; our shapes only say that they are strings. */
const BOARD: JsonSchema = {
  description:
    'Seven ranks, north first, of seven boxes each: "." empty, "4" a building, "P8" the plant, "u" a unit, "A" a monster or a starting place, "A/3" a monster on a building.',
  type: 'array',
  items: { type: 'string', pattern: `^\\s*${TOKEN}(\\s+${TOKEN}){6}\\s*$` },
  minItems: 7,
  maxItems: 7,
};

/** Schemas for what the shapes leave to other checks, by shape. */
const OVERRIDES: Overrides = new Map<unknown, JsonSchema>([
  [PositionShape.entries.board, BOARD],
  [CityShape.entries.board, BOARD],
  [
    PositionShape.entries.house.wrapped,
    { type: 'object', additionalProperties: { $ref: '#/$defs/houseMonster' }, minProperties: 1 },
  ],
  [GameFileShape.entries.initial, { $ref: '#/$defs/position' }],
  [GameFileShape.entries.actions.item, { $ref: '#/$defs/action' }],
  [LESSON_SHAPES.position, { $ref: '#/$defs/position' }],
  [LESSON_SHAPES.action, { $ref: '#/$defs/action' }],
]);

const PARTS = {
  card: draw.item,
  seat: shared.turn.entries.player,
  player: PlayerShape,
  pending: shared.pending.wrapped,
};
/** In lessons the draw pile may be any cards that are nowhere else. */
const LessonPositionShape = v.strictObject({
  ...PositionShape.entries,
  draw: v.union([PositionShape.entries.draw, v.literal(REST)]),
});
const LESSON_PARTS = { text: LESSON_SHAPES.text, mark: LESSON_SHAPES.mark };
const HOUSE = { houseMonster: HouseMonsterShape };

const schemaOf = (shape: v.GenericSchema, definitions: Definitions = {}): JsonSchema =>
  convert(shape, OVERRIDES, definitions);

/** Schemas of all exchange formats, by file name. */
export const SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  'zorgl-position.schema.json': named(
    'Position of Zorgl-Zilla',
    'A whole position. Valid ones keep more rules than a schema can say: the 54 cards are there once, each monster stands once.',
    schemaOf(PositionShape, { ...PARTS, ...HOUSE }),
  ),
  'zorgl-view.schema.json': named(
    'View of Zorgl-Zilla',
    'A position as one viewer knows it: hidden hands and the draw pile are counts.',
    schemaOf(ViewShape, { card: PARTS.card, seat: PARTS.seat, pending: PARTS.pending, ...HOUSE }),
  ),
  'zorgl-action.schema.json': named(
    'Action of Zorgl-Zilla',
    'One complete decision of a player. Whether it is legal depends on the position.',
    schemaOf(ActionShape, { card: PARTS.card, seat: PARTS.seat }),
  ),
  'kaiju-game.schema.json': named(
    'Game file',
    'A game from its first position: what links and files hold.',
    schemaOf(GameFileShape, { ...PARTS, ...HOUSE, position: PositionShape, action: ActionShape }),
  ),
  'zorgl-lesson.schema.json': named(
    'Lesson of Zorgl-Zilla',
    'An example that the rules play: what is said, marked, asked and done step by step, and what must come out.',
    schemaOf(lessonFileShape('zorgl'), {
      ...PARTS,
      ...HOUSE,
      ...LESSON_PARTS,
      position: LessonPositionShape,
      action: ActionShape,
    }),
  ),
  'kaiju-monster.schema.json': named(
    'House monster',
    'A monster that players have invented.',
    schemaOf(HouseMonsterShape),
  ),
  ...TETZILLA_SCHEMAS,
  ...KING_SCHEMAS,
  'kaiju-rulebook.schema.json': named(
    'Rulebook',
    'The rules of a game for people, or a part of them: `lessons/rulebook` of a game.',
    schemaOf(RulebookPartShape),
  ),
  'kaiju-hints.schema.json': named(
    'Hints',
    'What newcomers are told as it comes up, the most important first: `lessons/hints.json` of a game.',
    schemaOf(HintsShape, { mark: LESSON_SHAPES.mark }),
  ),
  'kaiju-first-game.schema.json': named(
    'First game',
    'What a tutorial says and when: `lessons/firstGame.json` of a game.',
    schemaOf(FirstGameShape, { mark: LESSON_SHAPES.mark }),
  ),
  'kaiju-city.schema.json': named('City', 'A city that players have laid out.', schemaOf(CityShape)),
};

/** File content of a schema. */
export const schemaText = (schema: JsonSchema): string => `${JSON.stringify(schema, null, 2)}\n`;
