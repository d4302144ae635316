import {
  makeProblem,
  ok,
  PlayerShape,
  type Problem,
  parseSeed,
  parseShape,
  type RecordedPlayer,
  type RecordedPlayers,
  type Result,
  type Seed,
} from '#core';
import { blameLine, type RecordLine } from './lines';
import { plainText } from './phrases';

/** The keys of the header in one language. */
export interface HeaderWords<Option extends string> {
  readonly keys: Readonly<Record<Option | 'player' | 'seed' | 'position', string>>;
  /** Introduces the bot, the colour and the figure of a player. */
  readonly bot: string;
  readonly colour: string;
  readonly figure: string;
}

const TRAITS = ['bot', 'colour', 'figure'] as const;

/** The traits of a player common to all games: `bot greedy`, `colour #8e5bd0`. */
const playerTraits = (
  player: RecordedPlayer,
  words: Pick<HeaderWords<never>, (typeof TRAITS)[number]>,
): readonly string[] =>
  TRAITS.flatMap((trait) => (player[trait] === undefined ? [] : [`${words[trait]} ${player[trait]}`]));

/**
 * The header line of a player.
 * @param traits further traits, from the game
 */
export function playerLine(
  seat: string,
  { name = '', ...player }: RecordedPlayer,
  words: HeaderWords<never> & { readonly colon: string },
  traits: readonly string[] = [],
): string {
  const all = [...traits, ...playerTraits(player, words)];
  const suffix = all.length === 0 ? '' : ` (${all.join(', ')})`;
  return `${words.keys.player} ${seat}${suffix}${words.colon}${name}`.trimEnd();
}

/** The value after a key. */
export interface HeaderValue {
  readonly line: RecordLine;
  readonly text: string;
}

/** A player line of the header. */
export interface PlayerLine<Seat extends string> {
  readonly line: RecordLine;
  readonly seat: Seat;
  readonly player: RecordedPlayer;
  /** Remaining traits for the game to interpret, normalised with {@link plainText}. */
  readonly traits: readonly string[];
}

/** The parsed lines of a header, each at most once. Options are interpreted by the game. */
export interface HeaderLines<Seat extends string, Option extends string> {
  readonly players: ReadonlyMap<Seat, PlayerLine<Seat>>;
  readonly options: ReadonlyMap<Option, HeaderValue>;
  readonly seed?: Seed;
  readonly position?: HeaderValue;
}

/** Parses headers of a game's records in one language. */
export class HeaderReader<Seat extends string, Option extends string> {
  /** @param options the keys of the game's options, in order */
  constructor(
    private readonly seats: readonly Seat[],
    private readonly options: readonly Option[],
    private readonly words: HeaderWords<Option>,
  ) {}

  /** Fails with the first line that is unknown or repeated. */
  read(lines: readonly RecordLine[]): Result<HeaderLines<Seat, Option>> {
    const keys = ['seed', ...this.options, 'position'] as const;
    const players = new Map<Seat, PlayerLine<Seat>>();
    const values = new Map<Option | 'seed' | 'position', HeaderValue>();
    for (const line of lines) {
      const [, before, text] = /^([^:]*):\s*(.*)$/.exec(line.text) ?? [];
      const written = plainText(before ?? '');
      const key = keys.find((each) => plainText(this.words.keys[each]) === written);
      if (key !== undefined && text !== undefined) {
        if (values.has(key)) return blameLine(line, makeProblem(key, 'field.twice'));
        values.set(key, { line, text });
        continue;
      }
      const player = text === undefined ? null : this.readPlayer(line, written, text);
      if (player === null) {
        const known = [`${this.words.keys.player} A`, ...keys.map((each) => this.words.keys[each])];
        return blameLine(line, makeProblem('header', 'record.header', { text: line.text, known }));
      }
      if (!player.ok) return player;
      const { seat } = player.value;
      if (players.has(seat)) return blameLine(line, makeProblem(`players.${seat}`, 'field.twice'));
      players.set(seat, player.value);
    }
    const seed = readSeed(values.get('seed'));
    if (!seed.ok) return seed;
    const position = values.get('position');
    const options = new Map(
      this.options.flatMap((option) => {
        const value = values.get(option);
        return value === undefined ? [] : [[option, value] as const];
      }),
    );
    return ok({
      players,
      options,
      ...(seed.value === undefined ? {} : { seed: seed.value }),
      ...(position === undefined ? {} : { position }),
    });
  }

  /** Names, bots and colours of the players, where lines give them. */
  named({ players }: HeaderLines<Seat, Option>): RecordedPlayers {
    const named = this.seats.flatMap((seat) => {
      const player = players.get(seat)?.player ?? {};
      return Object.keys(player).length === 0 ? [] : [[seat, player] as const];
    });
    return Object.fromEntries(named);
  }

  /** `Player A (Krustazor, bot greedy, colour #8e5bd0): Anna`. Null for any other line. */
  private readPlayer(line: RecordLine, key: string, name: string): Result<PlayerLine<Seat>> | null {
    const [, word, letter, list = ''] = /^(\S+) ([^\s(]+)(?: ?\((.*)\))?$/.exec(key) ?? [];
    const seat = this.seats.find((each) => each.toLowerCase() === letter);
    if (word !== plainText(this.words.keys.player) || seat === undefined) return null;
    const parts: Record<string, string> = name === '' ? {} : { name };
    const traits: string[] = [];
    for (const trait of list.split(',').map((each) => each.trim())) {
      const [first = '', rest] = trait.split(' ');
      const kind = TRAITS.find((each) => first === plainText(this.words[each]));
      if (rest !== undefined && kind !== undefined) parts[kind] = rest;
      else if (trait !== '') traits.push(trait);
    }
    const player = parseShape(PlayerShape, parts);
    if (!player.ok) return blameLine(line, player.error, `players.${seat}`);
    return ok({ line, seat, player: player.value, traits });
  }
}

function readSeed(value: HeaderValue | undefined): Result<Seed | undefined> {
  if (value === undefined) return ok(undefined);
  const seed = parseSeed(value.text);
  return seed.ok ? seed : blameLine(value.line, seed.error);
}

/** Looks up the meaning of a header word; defaults to the first meaning if the line is missing. */
export function headerWord<Meaning>(
  field: string,
  value: HeaderValue | undefined,
  meanings: readonly [
    readonly [word: string, meaning: Meaning],
    ...(readonly [word: string, meaning: Meaning])[],
  ],
): Result<Meaning> {
  if (value === undefined) return ok(meanings[0][1]);
  const found = meanings.find(([word]) => plainText(word) === plainText(value.text));
  if (found !== undefined) return ok(found[1]);
  const known = meanings.map(([word]) => word);
  return blameLine(value.line, makeProblem(field, 'record.word', { text: value.text, known }));
}

/** The position given in a header. Fails if it is invalid, or if options are given as well. */
export function headerPosition<Position, Option extends string>(
  { line, text }: HeaderValue,
  options: ReadonlyMap<Option, HeaderValue>,
  rules: { parse(input: unknown): Result<Position> },
): Result<Position> {
  const [beside] = options;
  if (beside !== undefined) {
    const [key, value] = beside;
    return blameLine(value.line, makeProblem(key, 'record.inPosition'));
  }
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return blameLine(line, makeProblem('position', 'json.invalid'));
  }
  const position = rules.parse(given);
  return position.ok ? position : blameLine(line, position.error, 'position');
}

/**
 * Fails with the first option that the game rejects. @param title blamed if the option has no line of its own
 */
export const blameOption = <Option extends string>(
  title: RecordLine,
  options: ReadonlyMap<Option, HeaderValue>,
  found: Problem,
): Result<never> => {
  const wrong = [...options].find(([option]) => found.field.startsWith(option));
  return blameLine(wrong?.[1].line ?? title, found);
};

/** Checks that every player of a header takes part in the game. */
export function checkPlayers<Seat extends string>(
  players: ReadonlyMap<Seat, PlayerLine<Seat>>,
  seats: readonly Seat[],
  words: Pick<HeaderWords<never>, (typeof TRAITS)[number]>,
): Result<void> {
  for (const [seat, { line, traits }] of players) {
    if (!seats.includes(seat))
      return blameLine(line, makeProblem(`players.${seat}`, 'seat.absent', { seat }));
    const [text] = traits;
    if (text === undefined) continue;
    const known = TRAITS.map((trait) => words[trait]);
    return blameLine(line, makeProblem(`players.${seat}`, 'record.word', { text, known }));
  }
  return ok(undefined);
}
