import { type BotId, parseBotId } from '#bots';
import {
  err,
  LANGUAGES,
  type Language,
  ok,
  type Problem,
  parseSeed,
  QUALITIES,
  type Quality,
  quoted,
  type Result,
  type Seed,
  within,
} from '#core';
import { MAX_SPEED, MIN_SPEED } from '#director';
import { decodePosition } from './position-link';
import { fail } from './problems';

export const CLOCKS = ['real', 'manual'] as const;
/** `manual`: nothing moves by itself, the page's driver is the only time. */
export type Clock = (typeof CLOCKS)[number];

export const HIDDEN_PAGES = ['pause', 'play'] as const;
/** What time does while nobody can see the page: it stands still, or goes on without pictures, as for a stream. */
export type HiddenPage = (typeof HIDDEN_PAGES)[number];

/** What the address of the page asks for; what it leaves out is left out here, but for the clock. */
export interface Launch<Position> {
  readonly seed?: Seed;
  readonly quality?: Quality;
  readonly clock: Clock;
  readonly lang?: Language;
  /** The position to play on from. */
  readonly position?: Position;
  /** The bot of each seat that is to have one; left out where the address says nothing of bots. */
  readonly bots?: ReadonlyMap<string, BotId>;
  /** The bot of all seats but one, whatever the seats of the game are called; never beside `bots`. */
  readonly others?: BotId;
  /** 0.5 … 8. */
  readonly speed?: number;
  readonly hidden?: HiddenPage;
  /** What it asks of the page, and not of the game, that nobody understands: it counts as left out. */
  readonly ignored: readonly Problem[];
}

/** What the game at hand must tell to read its parameters. */
export interface LaunchGame<Position> {
  /** Every seat the game may have. */
  readonly seats: readonly string[];
  /** Validates a position; `Game.parse`. */
  readonly parse: (input: unknown) => Result<Position>;
}

type Reader<Value> = (text: string) => Result<Value>;

/**
 * Reads the query parameters of the page; others than its own are none of its business. Fails with the name of
 * the parameter and the reason; what is
 * wrong with a parameter that concerns the page alone refuses no game.
 * @param search the query, with or without its question mark.
 */
export function parseLaunch<Position>(search: string, game: LaunchGame<Position>): Result<Launch<Position>> {
  const query = new URLSearchParams(search);
  const seed = read(query, 'seed', readSeed);
  if (!seed.ok) return seed;
  const ignored: Problem[] = [];
  const readLightly = <Value>(name: string, reader: Reader<Value>): Value | undefined => {
    const value = read(query, name, reader);
    if (value.ok) return value.value;
    ignored.push(value.error);
    return undefined;
  };
  const quality = readLightly('quality', oneOf(QUALITIES));
  const clock = readLightly('clock', oneOf(CLOCKS));
  const lang = readLightly('lang', oneOf(LANGUAGES));
  const speed = readLightly('speed', readSpeed);
  const hidden = readLightly('hidden', oneOf(HIDDEN_PAGES));
  const position = read(query, 'position', (text) => {
    const decoded = decodePosition(text);
    return decoded.ok ? game.parse(decoded.value) : decoded;
  });
  if (!position.ok) return position;
  const bots = read(query, 'bots', (text) => readBots(text, game.seats));
  if (!bots.ok) return bots;
  return ok({
    ...(seed.value === undefined ? {} : { seed: seed.value }),
    ...(quality === undefined ? {} : { quality }),
    clock: clock ?? 'real',
    ...(lang === undefined ? {} : { lang }),
    ...(position.value === undefined ? {} : { position: position.value }),
    ...(bots.value === undefined
      ? {}
      : typeof bots.value === 'string'
        ? { others: bots.value }
        : { bots: bots.value }),
    ...(speed === undefined ? {} : { speed }),
    ...(hidden === undefined ? {} : { hidden }),
    ignored,
  });
}

function read<Value>(query: URLSearchParams, name: string, reader: Reader<Value>): Result<Value | undefined> {
  const [text, ...more] = query.getAll(name);
  if (text === undefined) return ok(undefined);
  if (more.length > 0) return fail(name, 'field.twice');
  const value = reader(text);
  if (value.ok) return value;
  return err(within(name, value.error));
}

function oneOf<Word extends string>(words: readonly Word[]): Reader<Word> {
  return (text) => {
    const word = words.find((known) => known === text);
    return word === undefined ? fail('', 'value.unknown', { value: quoted(text), known: words }) : ok(word);
  };
}

const readSeed: Reader<Seed> = (text) => {
  const seed = parseSeed(text);
  return seed.ok ? seed : err({ ...seed.error, field: '' });
};

const readSpeed: Reader<number> = (text) => {
  const speed = Number(text);
  return /^\d+(\.\d+)?$/.test(text) && speed >= MIN_SPEED && speed <= MAX_SPEED
    ? ok(speed)
    : fail('', 'address.speed', { text: quoted(text), least: MIN_SPEED, most: MAX_SPEED });
};

/** What an address of any game may say of its bots. */
const EXAMPLE = 'bots=greedy';

/** Reads `A:greedy,C:random`, `greedy` for all seats but one, or `none`. */
function readBots(text: string, seats: readonly string[]): Result<ReadonlyMap<string, BotId> | BotId> {
  const bots = new Map<string, BotId>();
  if (text === 'none') return ok(bots);
  const level = parseBotId(text);
  if (level.ok) return level;
  for (const part of text.split(',')) {
    const [, seat, name] = /^([^:]*):(.*)$/.exec(part) ?? [];
    if (seat === undefined || name === undefined)
      return fail('', 'address.bot', { text: quoted(part), example: EXAMPLE });
    if (!seats.includes(seat))
      return fail('', 'address.seat', { seat: quoted(seat), seats, example: EXAMPLE });
    if (bots.has(seat)) return fail('', 'address.seatTwice', { seat });
    const bot = parseBotId(name);
    if (!bot.ok) return err({ ...bot.error, field: '' });
    bots.set(seat, bot.value);
  }
  return ok(bots);
}
