import * as v from 'valibot';
import { err, Match, ok, problem, type Result, type Seed, within } from '#core';
import { type Action, type Position, SEATS, type Seat, shaped, type ZorglTypes, zorgl } from '#zorgl/rules';

const NAME_LENGTH = 60;

/** The form of what is told about a player. */
export const PlayerShape = v.strictObject({
  name: v.exactOptional(
    v.pipe(
      v.string('must be a text'),
      v.regex(/^\S+( \S+)*$/u, 'must be words with single spaces between them'),
      v.maxLength(NAME_LENGTH, `must be ${NAME_LENGTH} characters at the most`),
    ),
  ),
  bot: v.exactOptional(
    v.pipe(v.string('must be a text'), v.regex(/^[a-z]+(-[a-z]+)*$/, 'is not the id of a bot')),
  ),
  colour: v.exactOptional(
    v.pipe(v.string('must be a text'), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour, #rrggbb')),
  ),
});

/** The form of a game file; its position and actions are validated by the rules. */
const SEED_WANTED = 'must be a whole number or 32 hexadecimal digits';
const SeedShape = v.union(
  [v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))],
  SEED_WANTED,
);

export const GameFileShape = v.strictObject({
  format: v.literal('kaiju-game', 'must be "kaiju-game"'),
  version: v.literal(1, 'must be 1'),
  game: v.literal('zorgl', 'must be "zorgl"'),
  players: v.exactOptional(
    v.strictObject({
      A: v.exactOptional(PlayerShape),
      B: v.exactOptional(PlayerShape),
      C: v.exactOptional(PlayerShape),
      D: v.exactOptional(PlayerShape),
    }),
  ),
  seed: v.exactOptional(SeedShape),
  initial: v.unknown(),
  actions: v.array(v.unknown(), 'must list the actions'),
});

/** Who sits at a place: what people call them, the bot that plays for them, their colour `#rrggbb`. */
export type RecordedPlayer = v.InferOutput<typeof PlayerShape>;
export type RecordedPlayers = Readonly<Partial<Record<Seat, RecordedPlayer>>>;

/** A game to be kept or handed on: the match, and who played it. */
export interface RecordedGame {
  readonly match: Match<ZorglTypes>;
  readonly players: RecordedPlayers;
  /** What the city was dealt from and the bots' choices spring from, where known. */
  readonly seed?: Seed;
}

/** A recorded game as plain JSON: what game files and links hold. */
export interface GameFile {
  readonly format: 'kaiju-game';
  readonly version: 1;
  readonly game: 'zorgl';
  readonly players: RecordedPlayers;
  readonly seed?: Seed;
  readonly initial: Position;
  readonly actions: readonly Action[];
}

/** A name as files keep it: single spaces, none around it, {@link NAME_LENGTH} characters at the most. */
export const tidyName = (name: string): string =>
  // Cut within a pair of surrogates, the first of them would be left alone.
  name
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

export function formatGameFile({ match, players, seed }: RecordedGame): GameFile {
  return {
    format: 'kaiju-game',
    version: 1,
    game: 'zorgl',
    players,
    ...(seed === undefined ? {} : { seed }),
    initial: match.positionAt(0),
    actions: match.record().actions,
  };
}

/** Validates a game file and plays it. Fails with the field at fault, e.g. `actions[3].to`. */
export function parseGameFile(input: unknown): Result<RecordedGame> {
  const file = shaped(GameFileShape, input);
  if (!file.ok) return file;
  const { players = {}, seed } = file.value;
  const initial = zorgl.parse(file.value.initial);
  if (!initial.ok) return err(within('initial', initial.error));
  const actions: Action[] = [];
  for (const [index, given] of file.value.actions.entries()) {
    const action = zorgl.parseAction(given);
    if (!action.ok) return err(within(`actions[${index}]`, action.error));
    actions.push(action.value);
  }
  const stranger = strangerAmong(players, initial.value);
  if (stranger !== undefined) return problem(`players.${stranger}`, `${stranger} does not play`);
  const match = Match.restore(zorgl, { game: 'zorgl', initial: initial.value, actions });
  if (!match.ok) return match;
  return ok({ match: match.value, players, ...(seed === undefined ? {} : { seed }) });
}

/** The first place that is named but does not play. */
function strangerAmong(players: RecordedPlayers, { order }: Position): Seat | undefined {
  return SEATS.find((seat) => players[seat] !== undefined && !order.includes(seat));
}
