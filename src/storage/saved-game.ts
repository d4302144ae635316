import * as v from 'valibot';
import { BOT_IDS } from '#bots';
import {
  type CoreProblems,
  codesOf,
  err,
  type Game,
  type GameTypes,
  isSeed,
  Match,
  PlayerShape,
  parseShape,
  type Result,
  runToEnd,
  type Seed,
  type Task,
  within,
} from '#core';
import { fail } from './problems';
import type { StorageProblems } from './problems.en';

const code = codesOf<CoreProblems & StorageProblems>();

const controllerSchema = v.union(
  [v.literal('human'), v.strictObject({ bot: v.picklist(BOT_IDS) })],
  code('save.controller'),
);

/** Incremented when earlier programs cannot read the new format. */
const SAVE_VERSION = 1;

/** Largest valid date, milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;

const momentSchema = v.pipe(v.number(), v.minValue(-LAST_MOMENT), v.maxValue(LAST_MOMENT));

const savedGameSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Id of the game's rules. */
  game: v.string(),
  version: v.literal(SAVE_VERSION),
  /** The whole match; positions and actions are validated by the game's own parsers. */
  record: v.object({ game: v.string(), initial: v.unknown(), actions: v.array(v.unknown()) }),
  seats: v.pipe(
    v.array(
      v.object({
        seat: v.string(),
        name: v.string(),
        controller: controllerSchema,
        colour: PlayerShape.entries.colour,
        figure: PlayerShape.entries.figure,
      }),
    ),
    v.nonEmpty(),
    v.readonly(),
  ),
  /** Seed of the bots. */
  seed: v.custom<Seed>(isSeed, code('seed.invalid')),
  /** Milliseconds since 1970. */
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** Changes with every write, by any page. */
  revision: v.exactOptional(v.string()),
  /** Query of the launch URL. */
  launch: v.exactOptional(v.string()),
  over: v.boolean(),
  /** Seat that decides; absent once the game is over. */
  deciding: v.exactOptional(v.string()),
  /** Current turn, from 1. */
  turn: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Questions that this device answers with *no* without asking; see `StandingAnswers`. */
  standing: v.exactOptional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(60), v.readonly()),
  ),
});

/** A match on this device, running or finished, as plain JSON. */
export type SavedGame = v.InferOutput<typeof savedGameSchema>;

/** Validates the shape of a saved game; {@link restoreSaved} validates its match. */
export function parseSavedGame(input: unknown): Result<SavedGame> {
  return parseShape(savedGameSchema, input);
}

/** Why a saved game cannot be read: a newer program wrote it, or it is damaged. */
export type SaveFault = 'newer' | 'damaged';

/** The fault of something that {@link parseSavedGame} rejects. */
export function saveFault(input: unknown): SaveFault {
  const { version } = Object(input) as { readonly version?: unknown };
  return typeof version === 'number' && version > SAVE_VERSION ? 'newer' : 'damaged';
}

/** When a saved game, readable or not, was last played; null if unknown. */
export function touchedAt(input: unknown): number | null {
  const { updatedAt } = Object(input) as { readonly updatedAt?: unknown };
  return v.is(momentSchema, updatedAt) ? updatedAt : null;
}

/** Replays a saved match. Fails with the invalid field, e.g. `record.actions[3]`. */
export function restoreSaved<T extends GameTypes>(game: Game<T>, saved: SavedGame): Result<Match<T>> {
  return runToEnd(restoringSaved(game, saved));
}

/** Like {@link restoreSaved}, but yields after each action. */
export function* restoringSaved<T extends GameTypes>(
  game: Game<T>,
  saved: SavedGame,
): Task<Result<Match<T>>> {
  const { record } = saved;
  if (saved.game !== game.id) return fail('game', 'game.other', { given: saved.game, game: game.id });
  const initial = game.parse(record.initial);
  if (!initial.ok) return err(within('record.initial', initial.error));
  const actions: T['Action'][] = [];
  for (const [index, given] of record.actions.entries()) {
    const action = game.parseAction(given);
    if (!action.ok) return err(within(`record.actions[${index}]`, action.error));
    actions.push(action.value);
  }
  const match = yield* Match.restoring(game, { game: record.game, initial: initial.value, actions });
  if (!match.ok) return err(within('record', match.error));
  const seats = game.seats(initial.value);
  for (const seat of seats) {
    if (!saved.seats.some((info) => info.seat === seat)) return fail('seats', 'save.seatMissing', { seat });
  }
  for (const [index, { seat }] of saved.seats.entries()) {
    if (!seats.includes(seat)) return fail(`seats[${index}].seat`, 'seat.absent', { seat });
  }
  return match;
}
