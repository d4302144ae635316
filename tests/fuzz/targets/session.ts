import type { Random } from '#core';
import {
  decodePosition,
  encodePosition,
  packLink,
  parseLaunch,
  parseSavedGame,
  restoreSaved,
  type SavedGame,
  unpackLink,
} from '#storage';
import { SEATS, zorgl } from '#zorgl/rules';
import { mutateJson } from '../mutateJson';
import { mutateText } from '../mutateText';
import { sampleGame, samplePosition } from '../samples';
import { canonical, checkParser, checkProblem, demand, type Target } from '../target';
import { checkPlayable } from './rules';

function queryOf(random: Random): string {
  const parameters: readonly (readonly [string, string])[] = [
    ['seed', String(random.uint32())],
    ['quality', random.pick(['test', 'low', 'medium', 'high'])],
    ['clock', random.pick(['manual', 'real'])],
    ['lang', random.pick(['en', 'fr'])],
    ['position', encodePosition(samplePosition(random))],
    ['bots', random.pick(['A:greedy', 'A:random,C:greedy', 'B:greedy,D:random'])],
    ['speed', random.pick(['0.5', '1', '8'])],
  ];
  const chosen = parameters.filter(() => random.below(3) > 0);
  return `?${chosen.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

const launch: Target = {
  name: 'launch query',
  input: (random) => mutateText(queryOf(random), random, queryOf(random)),
  check: (input, random) => {
    const parsed = parseLaunch(input as string, { seats: SEATS, parse: zorgl.parse });
    if (!parsed.ok) {
      checkProblem(parsed.error);
      demand(parsed.error.field !== '', 'the parameter is named');
      return 'refused';
    }
    const { seed = 0, speed = 1, position } = parsed.value;
    demand(Number.isSafeInteger(seed) && speed >= 0.5 && speed <= 8, 'numbers are within their limits');
    if (position !== undefined) checkPlayable(position, random);
    return 'accepted';
  },
};

const positionLink: Target = {
  name: 'position link',
  input: (random) =>
    mutateText(encodePosition(samplePosition(random)), random, encodePosition(samplePosition(random))),
  check: (input) => {
    const value = decodePosition(input as string);
    if (!value.ok) {
      checkProblem(value.error);
      return 'refused';
    }
    const again = decodePosition(encodePosition(value.value));
    demand(again.ok && canonical(again.value) === canonical(value.value), 'a link tells what was put in');
    return 'accepted';
  },
};

const LINKS = await Promise.all(
  [
    null,
    'é',
    { a: [1, 2, 3] },
    'x'.repeat(900_000),
    'x'.repeat(5_000_000),
    new Array(100_000).fill(0),
    ...[3, 4, 5].map((seed) => ({
      name: `game ${seed}`,
      list: Array.from({ length: 500 }, (_, index) => index * seed),
    })),
  ].map(packLink),
);

const packedLink: Target = {
  name: 'packed link',
  input: (random) => {
    const link = random.pick(LINKS);
    return random.below(10) === 0 ? link : mutateText(link, random, random.pick(LINKS));
  },
  check: async (input) => {
    const value = await unpackLink(input as string);
    if (!value.ok) {
      checkProblem(value.error);
      return 'refused';
    }
    const again = await unpackLink(await packLink(value.value));
    demand(again.ok && canonical(again.value) === canonical(value.value), 'a link tells what was put in');
    return 'accepted';
  },
};

function savedOf(random: Random): SavedGame {
  const { match } = sampleGame(random);
  return {
    id: 'a-game',
    game: 'zorgl',
    version: 1,
    record: { ...match.record(), actions: [...match.record().actions] },
    seats: match.position.order.map((seat) => ({
      seat,
      name: `Player ${seat}`,
      controller: random.below(2) === 0 ? 'human' : { bot: 'greedy' },
      ...(random.below(2) === 0 ? {} : { colour: '#a0b1c2' }),
    })),
    seed: random.uint32(),
    createdAt: 1,
    updatedAt: 2,
    over: false,
  };
}

const savedGame: Target = {
  name: 'saved game',
  input: (random) => mutateJson(savedOf(random), random, savedOf(random)),
  check: (input, random) => {
    const saved = parseSavedGame(input);
    if (!saved.ok) {
      checkProblem(saved.error, input);
      return 'refused';
    }
    const match = restoreSaved(zorgl, saved.value);
    if (!match.ok) {
      checkProblem(match.error, input);
      return 'refused';
    }
    checkParser(parseSavedGame, saved.value);
    checkPlayable(match.value.position, random);
    return 'accepted';
  },
};

export const SESSION_TARGETS: readonly Target[] = [launch, positionLink, packedLink, savedGame];
