import * as v from 'valibot';
import { DEADLY_HITS, FOUNDING_ROUNDS, TOKENS, TURNS } from './constants';
import { ABILITIES, FIGURES } from './markers';
import { ABILITY_CHOICES, END_REASONS, STAGES } from './position';
import { code } from './problems';
import { BoxName, BuildingName, Flag, GuardName, numberFrom, SeatName, TileName } from './shapes';

const HIDDEN = code('tetzilla.pile.hidden');

const PlayerShape = v.strictObject({
  figure: v.picklist(FIGURES),
  ability: v.nullable(v.picklist(ABILITIES)),
  hits: numberFrom(0, DEADLY_HITS),
  tokens: numberFrom(0, TOKENS),
  spent: Flag,
  pile: v.array(BuildingName, HIDDEN),
  guards: v.array(GuardName),
});

const Score = v.exactOptional(v.pipe(v.number(code('type.integer')), v.safeInteger(code('type.integer'))));

const NO_STATE = code('tetzilla.rng.state');

/** Schema of a position. Consistency between its parts is checked separately. */
export const PositionShape = v.strictObject({
  game: v.literal('tetzilla'),
  version: v.literal(1),
  options: v.strictObject({
    abilities: v.picklist(ABILITY_CHOICES),
    guardPoints: v.picklist([0, 1]),
    level: Flag,
  }),
  board: v.array(v.string()),
  tiles: v.array(v.string()),
  players: v.strictObject({
    A: v.exactOptional(PlayerShape),
    B: v.exactOptional(PlayerShape),
    C: v.exactOptional(PlayerShape),
    D: v.exactOptional(PlayerShape),
    E: v.exactOptional(PlayerShape),
  }),
  turn: v.strictObject({
    number: numberFrom(0, TURNS),
    stage: v.picklist(STAGES),
    round: numberFrom(1, FOUNDING_ROUNDS),
    start: SeatName,
    player: SeatName,
  }),
  tile: v.nullable(TileName),
  fired: v.array(BoxName),
  last: Flag,
  deck: v.array(TileName, HIDDEN),
  aside: v.array(TileName),
  buildings: v.array(BuildingName, HIDDEN),
  guards: v.array(GuardName, HIDDEN),
  rng: v.optional(v.pipe(v.string(NO_STATE), v.regex(/^(?!0{32}$)[0-9a-f]{32}$/, NO_STATE))),
  outcome: v.nullable(
    v.strictObject({
      winners: v.pipe(v.array(SeatName), v.nonEmpty()),
      scores: v.strictObject({ A: Score, B: Score, C: Score, D: Score, E: Score }),
      reason: v.picklist(END_REASONS),
    }),
  ),
});
