import { checkSeed, ok, Random, type Result, type Seed } from '#core';
import {
  CARDS,
  difficultyOf,
  HOUSE_FACTS,
  HOUSE_NAMES,
  RELICS,
  SETUP_FACTS,
  TOKEN_FACTS,
  TOKENS,
} from './facts';
import { DENS, NORTH_DENS, SOUTH_DENS, TOWNS } from './map';
import { take } from './opening';
import { housesOf, type SetupOptions } from './options';
import { type Position, SLICES } from './position';
import { run } from './run';
import { FOOD, HOLDINGS, MAGIC, OPEN, STAR, State, SUPPLIES } from './state';
import { Table } from './table';
import { ALL_COMMANDERS, ALL_MAGIC_USERS, GARRISONS, named, STARS } from './units';
import { toPosition } from './writePosition';

const FULL_DAYS = 4;

function shuffled(items: readonly number[], random: Random): number[] {
  const order = [...items];
  random.shuffle(order, order.length);
  return order;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Vanguard and menace (N5.9). */
function strengthOf({ menace, rules, players }: SetupOptions): {
  readonly vanguard: number;
  readonly menace: number;
} {
  const normal = difficultyOf(rules, players);
  if (menace === 'mild') return { vanguard: 0, menace: 0 };
  return menace === 'grim' ? { ...normal, menace: normal.menace + 1 } : normal;
}

/** Assigns tokens to dens (N18.1). */
function layTreasure(s: State, layout: SetupOptions['treasure'], random: Random): void {
  const all = range(TOKENS.length);
  if (layout === 'random') {
    for (const [place, token] of shuffled(all, random).entries()) s.tokens[DENS[place]!] = token;
    return;
  }
  if (layout === 'relics') {
    for (const [place, relic] of shuffled(range(RELICS), random).entries()) s.tokens[TOWNS[place]!] = relic;
    const dens = DENS.filter((den) => !TOWNS.includes(den));
    for (const [place, token] of shuffled(all.slice(RELICS), random).entries())
      s.tokens[dens[place]!] = token;
    return;
  }
  const [north, south] = halved(all, random);
  for (const [place, token] of north.entries()) s.tokens[NORTH_DENS[place]!] = token;
  for (const [place, token] of south.entries()) s.tokens[SOUTH_DENS[place]!] = token;
}

/** Splits each kind evenly between the sides of the river; odd tokens go by lot so that the totals match. */
function halved(tokens: readonly number[], random: Random): readonly [number[], number[]] {
  const sides: [number[], number[]] = [[], []];
  const odd: number[] = [];
  for (const kind of new Set(tokens.map((token) => TOKEN_FACTS[token]!.kind))) {
    const mixed = shuffled(
      tokens.filter((token) => TOKEN_FACTS[token]!.kind === kind),
      random,
    );
    if (mixed.length % 2 === 1) odd.push(mixed.pop()!);
    sides[0].push(...mixed.slice(0, mixed.length / 2));
    sides[1].push(...mixed.slice(mixed.length / 2));
  }
  for (const [place, token] of shuffled(odd, random).entries()) sides[place % 2]!.push(token);
  return [shuffled(sides[0], random), shuffled(sides[1], random)];
}

function layDens(s: State, options: SetupOptions, random: Random): void {
  if (options.rules === 'A') {
    for (const [place, town] of TOWNS.entries()) {
      s.put(GARRISONS[place]!, town);
      s.cond[GARRISONS[place]!] = OPEN;
      s.tokens[town] = place;
      s.shown[town] = 1;
    }
    return;
  }
  const stars = shuffled(range(DENS.length), random).slice(0, STARS);
  for (const [place, den] of DENS.entries()) {
    s.put(GARRISONS[place]!, den);
    s.cond[GARRISONS[place]!] = stars.includes(place) ? STAR : 0;
  }
  layTreasure(s, options.treasure, random);
}

function dealCharacters(s: State, { characters }: SetupOptions, random: Random): void {
  if (characters === 'draft') return;
  const commanders = shuffled(ALL_COMMANDERS, random);
  const magicUsers = shuffled(ALL_MAGIC_USERS, random);
  for (let seat = 0; seat < s.config.seats; seat++) {
    const { commander, magicUser } = HOUSE_FACTS[HOUSE_NAMES[s.config.houses[seat]!]!]!;
    take(s, seat, characters === 'own' ? named(commander) : commanders[seat]!);
    take(s, seat, characters === 'own' ? named(magicUser) : magicUsers[seat]!);
  }
}

/** The first position with a decision (N5). */
export function setup(options: SetupOptions, seed: Seed): Result<Position> {
  const checked = checkSeed(seed);
  if (!checked.ok) return checked;
  const random = Random.fromSeed(seed);
  const { players, rules, days, terrorLimit, forks, duel, feud } = options;
  const seats = housesOf(players);
  const houses = shuffled(range(HOUSE_NAMES.length), random).slice(0, seats);
  const chosen = options.houses?.map((house) => HOUSE_NAMES.indexOf(house)) ?? houses;
  const s = new State(
    {
      rules,
      slice: SLICES.indexOf(rules),
      players,
      seats,
      houses: chosen,
      days,
      limit: Math.floor((terrorLimit * days) / FULL_DAYS),
      forks,
      duel,
      feud: feud && rules !== 'A',
      ...strengthOf(options),
    },
    random.words(),
  );
  const { food, supplies } = SETUP_FACTS[players]!;
  for (let seat = 0; seat < seats; seat++) {
    if (rules !== 'A') {
      s.holdings[seat * HOLDINGS + FOOD] = food;
      s.holdings[seat * HOLDINGS + SUPPLIES] = supplies;
    }
    s.holdings[seat * HOLDINGS + MAGIC] = 1;
  }
  const dealt = s.random;
  s.setRosters();
  dealCharacters(s, options, dealt);
  s.deck = shuffled(range(CARDS.length), dealt);
  layDens(s, options, dealt);
  s.stack = [{ do: 'setup' }];
  for (const roster of s.rosters) for (const unit of roster) s.owner[unit] = s.rosters.indexOf(roster);
  run(new Table(s));
  return ok(toPosition(s));
}
