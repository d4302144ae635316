import { Match, type Random, unwrap } from '#core';
import type { RecordedGame } from '#zorgl/record';
import { type Action, type Position, type ZorglTypes, zorgl } from '#zorgl/rules';
import { mixedPlay, mixedPosition } from '../helpers/mixed-play';
import { randomPlay } from '../helpers/random-game';

/** What is valid in every way: the fuzzer begins there. */
const SAMPLES = 120;

const positions: Position[] = [];
const actions: Action[] = [];
for (let seed = 0; seed < SAMPLES; seed++) {
  for (const { position, action } of mixedPlay(seed, 6)) {
    positions.push(position);
    actions.push(action);
  }
}

export const samplePosition = (random: Random): Position => random.pick(positions);
export const sampleAction = (random: Random): Action => random.pick(actions);

const MAX_MATCH = 12;

function matchOf(seed: number): Match<ZorglTypes> {
  const opening =
    seed % 2 === 0
      ? unwrap(zorgl.setup({ places: ['A', 'B', 'C', 'D'], army: true, flight: 'french' }, seed))
      : mixedPosition(seed);
  const match = new Match(zorgl, opening);
  for (const { action } of randomPlay(opening, seed, seed % MAX_MATCH)) unwrap(match.act(action));
  return match;
}

const GAMES: readonly RecordedGame[] = Array.from({ length: SAMPLES }, (_, seed) => ({
  match: matchOf(seed),
  players: { A: { name: 'Anna', colour: '#c0ffee' }, C: { bot: 'greedy' } },
  ...(seed % 3 === 0 ? {} : { seed }),
})).filter(({ match }) => match.position.order.includes('A') && match.position.order.includes('C'));

/** A few actions of a game, from a seeded opening or from a position. */
export const sampleGame = (random: Random): RecordedGame => random.pick(GAMES);
