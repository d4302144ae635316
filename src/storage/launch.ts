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
/** `manual`: nothing moves by itself, only the page's driver advances time. */
export type Clock = (typeof CLOCKS)[number];

export const HIDDEN_PAGES = ['pause', 'play'] as const;
/** Time on a hidden page: it pauses, or continues without frames, as for a stream. */
export type HiddenPage = (typeof HIDDEN_PAGES)[number];

/** A parsed launch URL. Missing parameters are left out, except the clock. */
export interface Launch<Position> {
  readonly seed?: Seed;
  readonly quality?: Quality;
  readonly clock: Clock;
  readonly lang?: Language;
  /** Initial position. */
  readonly position?: Position;
  /** Bots by seat; left out if the URL names no bots. */
  readonly bots?: ReadonlyMap<string, BotId>;
  /** Bot of all seats but one, whatever the game's seats are called; never together with `bots`. */
  readonly others?: BotId;
  /** 0.5 … 8. */
  readonly speed?: number;
  readonly hidden?: HiddenPage;
  /** Ignored parameters that concern the page and not the game. */
  readonly ignored: readonly Problem[];
}

/** What parsing needs to know of a game. */
export interface LaunchGame<Position> {
  /** All seats of the game. */
  readonly seats: readonly string[];
  /** Validates a position; `Game.parse`. */
  readonly parse: (input: unknown) => Result<Position>;
}

type Reader<Value> = (text: string) => Result<Value>;

/**
 * Parses the query parameters of the page and ignores those of others. Fails with the parameter and the reason; an
 * invalid parameter that only concerns the page is ignored instead.
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

/** Example in error messages, valid for any game. */
const EXAMPLE = 'bots=greedy';

/** Parses `A:greedy,C:random`, `greedy` for all seats but one, or `none`. */
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
