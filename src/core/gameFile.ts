import * as v from 'valibot';
import type { Game, GameTypes } from './game';
import { Match } from './match';
import { nameFault, visibleText } from './names';
import { codesOf, parseShape } from './parseShape';
import { fail } from './problems';
import type { CoreProblems } from './problems.en';
import { err, ok, type Result, within } from './result';
import type { Seed } from './seed';
import { runToEnd, type Task } from './task';

const code = codesOf<CoreProblems>();

/** Maximum length of a player's name, in characters. */
export const NAME_LENGTH = 60;

/** Maximum number of actions: far more than any game takes, few enough for the memory of small devices. */
export const MAX_ACTIONS = 20_000;

/** The schema of a player in a game file. */
export const PlayerShape = v.strictObject({
  name: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^\S+( \S+)*$/u, code('text.words')),
      v.check((name) => nameFault(name) !== 'name.hidden', code('name.hidden')),
      v.check((name) => nameFault(name) !== 'name.blank', code('name.blank')),
      v.maxLength(NAME_LENGTH),
    ),
  ),
  bot: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, code('bot.id')))),
  colour: v.exactOptional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, code('colour.invalid')))),
  figure: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, code('figure.id')))),
});

/** A player of a recorded game: name, bot, colour `#rrggbb`, and figure if the game offers a choice. */
export type RecordedPlayer = v.InferOutput<typeof PlayerShape>;
/** The recorded players, by seat; seats without information are left out. */
export type RecordedPlayers = Readonly<Partial<Record<string, RecordedPlayer>>>;

const SeedShape = v.union(
  [v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))],
  code('seed.invalid'),
);

/** The schema of the header that all game files share. */
export const GameFileHead = v.object({
  format: v.literal('kaiju-game'),
  version: v.literal(1),
  game: v.string(),
});

/** The schema of a game's files; the rules validate their positions and actions. */
export const gameFileShape = (game: string, seats: readonly string[]) =>
  v.strictObject({
    format: v.literal('kaiju-game'),
    version: v.literal(1),
    game: v.literal(game),
    players: v.exactOptional(
      v.strictObject(Object.fromEntries(seats.map((seat) => [seat, v.exactOptional(PlayerShape)]))),
    ),
    seed: v.exactOptional(SeedShape),
    initial: v.unknown(),
    actions: v.pipe(v.array(v.unknown()), v.maxLength(MAX_ACTIONS)),
  });

/** A game to save or share: the match and its players. */
export interface RecordedGame<T extends GameTypes = GameTypes> {
  readonly match: Match<T>;
  readonly players: RecordedPlayers;
  /** The seed of the deal and the bots, if known. */
  readonly seed?: Seed;
}

/** A recorded game as plain JSON, as stored in game files and links. */
export interface GameFile<T extends GameTypes = GameTypes> {
  readonly format: 'kaiju-game';
  readonly version: 1;
  readonly game: string;
  readonly players: RecordedPlayers;
  readonly seed?: Seed;
  readonly initial: T['Position'];
  readonly actions: readonly T['Action'][];
}

/**
 * A name as stored in files: visible characters only, single spaces, trimmed, at most {@link NAME_LENGTH} characters; empty
 * if nothing is left.
 */
export function tidyName(name: string): string {
  // Cutting a multi-part character in two may leave an invisible rest.
  const tidy = visibleText(visibleText(name).replaceAll(/\s+/g, ' ').trim().slice(0, NAME_LENGTH)).trim();
  return nameFault(tidy) === null ? tidy : '';
}

export function formatGameFile<T extends GameTypes>({ match, players, seed }: RecordedGame<T>): GameFile<T> {
  const { game, initial, actions } = match.record();
  return {
    format: 'kaiju-game',
    version: 1,
    game,
    players,
    ...(seed === undefined ? {} : { seed }),
    initial,
    actions,
  };
}

/**
 * Validates a game file and replays it. Fails with the invalid field, e.g. `actions[3].to`.
 * @param seats every seat the game may have
 */
export function parseGameFile<T extends GameTypes>(
  game: Game<T>,
  seats: readonly T['Seat'][],
  input: unknown,
): Result<RecordedGame<T>> {
  return runToEnd(readingGameFile(game, seats, input));
}

/** As {@link parseGameFile}, but pauses after each action replayed. */
export function* readingGameFile<T extends GameTypes>(
  game: Game<T>,
  seats: readonly T['Seat'][],
  input: unknown,
): Task<Result<RecordedGame<T>>> {
  const file = parseShape(gameFileShape(game.id, seats), input);
  if (!file.ok) return file;
  const { players = {}, seed } = file.value;
  const initial = game.parse(file.value.initial);
  if (!initial.ok) return err(within('initial', initial.error));
  const actions: T['Action'][] = [];
  for (const [index, given] of file.value.actions.entries()) {
    const action = game.parseAction(given);
    if (!action.ok) return err(within(`actions[${index}]`, action.error));
    actions.push(action.value);
  }
  const playing = game.seats(initial.value);
  const stranger = seats.find((seat) => players[seat] !== undefined && !playing.includes(seat));
  if (stranger !== undefined) return fail(`players.${stranger}`, 'seat.absent', { seat: stranger });
  const match = yield* Match.restoring(game, { game: game.id, initial: initial.value, actions });
  if (!match.ok) return match;
  return ok({ match: match.value, players, ...(seed === undefined ? {} : { seed }) });
}
