import { BOTS } from '#bots';
import { Match, Random, unwrap } from '#core';
import { type Seat, simulator, type ZorglTypes, zorgl } from '#zorgl/rules';
// Not by the view's door, behind which there are panels with style sheets that node cannot read.
import { presentation } from '../../src/games/zorgl/view/presentation';

/** More actions than any game of bots that try to win. */
const MOST_ACTIONS = 600;

/** How long a game is shown. */
export interface ShownGame {
  readonly actions: number;
  readonly turns: number;
  /** At speed 1, the thinking of bots and people apart. */
  readonly seconds: number;
  readonly finished: boolean;
}

/** Plays a game of greedy bots and adds up how long all of it is shown. @param seed a safe integer */
export function showGame(places: readonly Seat[], seed: number): ShownGame {
  const random = Random.fromSeed(seed);
  const opening = unwrap(zorgl.setup({ places, army: true, flight: 'english' }, random.uint32()));
  const match = new Match<ZorglTypes>(zorgl, opening);
  const bot = BOTS.greedy(simulator);
  let table = presentation.begin(zorgl.view(opening, 'spectator'));
  let seconds = 0;
  let turns = 0;
  while (match.seat !== undefined && match.length < MOST_ACTIONS) {
    const { seat } = match;
    const view = zorgl.view(match.position, seat);
    const action = bot.choose({ view, legal: zorgl.legal(view), seat, seed: random.uint32() });
    const { events } = unwrap(match.act(action));
    seconds += presentation.timeline(table, events, { reducedMotion: false }).duration;
    turns += events.filter(({ type }) => type === 'turn-ended').length;
    table = presentation.advance(table, events);
  }
  return { actions: match.length, turns, seconds, finished: match.seat === undefined };
}

/** Prints how long some games of two are shown, and their mean. */
export function reportPace(games: number): void {
  const shown = Array.from({ length: games }, (_, seed) => showGame(['A', 'C'], seed));
  for (const { actions, turns, seconds } of shown) {
    console.log(`${actions} actions in ${turns} turns: ${seconds.toFixed(0)} s`);
  }
  const mean = shown.reduce((sum, { seconds }) => sum + seconds, 0) / games;
  console.log(`on average ${mean.toFixed(0)} s`);
}
