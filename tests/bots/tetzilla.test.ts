import { describe, expect, it } from 'vitest';
import { type Bot, gentleBot, greedyBot, randomBot } from '#bots';
import { Match, unwrap } from '#core';
import { type Event, type Seat, simulator, type TetzillaTypes, tetzilla, type View } from '#tetzilla/rules';
import { evaluatorFor, fromHeuristic, winProbability } from '../../src/bots/evaluator';
import { optionsFor } from '../helpers/tetzilla/random-game';

const random = randomBot(simulator);
const greedy = greedyBot(simulator);
const gentle = gentleBot(simulator);

/** Plays a whole game, a bot at each seat; each is given its view and nothing else. */
function play(bots: readonly Bot<TetzillaTypes>[], seed: number, values: object = {}): Match<TetzillaTypes> {
  const match = new Match(tetzilla, unwrap(tetzilla.setup(optionsFor(bots.length, values), seed)));
  for (let seat = match.seat; seat !== undefined; seat = match.seat) {
    const view = tetzilla.view(match.position, seat);
    const bot = bots['ABCDE'.indexOf(seat)]!;
    unwrap(
      match.act(bot.choose({ view, legal: tetzilla.legal(view), seat, seed: seed * 100_003 + match.length })),
    );
  }
  return match;
}

const harms = (events: readonly Event[]) => events.some((event) => event.type === 'hit' && event.hits > 0);

describe('bots at TetZilla', () => {
  it('play whole games to the end, two to five of them', () => {
    for (const [index, bots] of [
      [greedy, random],
      [greedy, greedy, random],
      [greedy, random, greedy, random],
      [greedy, greedy, greedy, greedy, greedy],
    ].entries()) {
      const match = play(bots, index, { abilities: index % 2 === 0 ? 'choice' : 'random' });
      expect(match.position.outcome).not.toBeNull();
    }
  });

  it('play the same game for the same seed', () => {
    expect(play([greedy, random], 4).record()).toEqual(play([greedy, random], 4).record());
  });

  it('win nearly always when greedy against random', () => {
    let wins = 0;
    for (let seed = 0; seed < 12; seed++) {
      const first = seed % 2 === 0;
      const match = play(first ? [greedy, random] : [random, greedy], seed);
      if (match.position.outcome?.winners.includes(first ? 'A' : 'B')) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(11);
  });

  it('are worth playing against and can be beaten when gentle, and hurt nobody whom they can spare', () => {
    const GAMES = 10;
    let [wins, points, shots, hurting] = [0, 0, 0, 0];
    for (let seed = 0; seed < GAMES; seed++) {
      const seat = seed % 2 === 0 ? 'A' : 'B';
      const match = play(seat === 'A' ? [gentle, greedy] : [greedy, gentle], seed);
      const { players, outcome } = match.position;
      expect(players[seat]!.hits).toBeLessThan(10);
      points += outcome!.scores[seat]!;
      if (outcome!.winners.includes(seat)) wins++;
      for (const [index, { action, events }] of match.entries.entries()) {
        if (action.do !== 'fire' || events[0]?.type !== 'fired' || events[0].player !== seat) continue;
        shots++;
        if (!harms(events)) continue;
        const before = match.positionAt(index);
        if (tetzilla.legal(before).some((other) => !harms(unwrap(tetzilla.apply(before, other)).events)))
          hurting++;
      }
    }
    expect(points / GAMES).toBeGreaterThan(18);
    expect(wins).toBeLessThan(GAMES / 2);
    expect(shots).toBeGreaterThan(GAMES);
    expect(hurting).toBe(0);
  });

  it('build so that the game lasts, walk most of the time, and seldom die, when all are greedy (T13)', () => {
    const GAMES = 8;
    let turns = 0;
    let points = 0;
    let dead = 0;
    let passes = 0;
    let steps = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const match = play([greedy, greedy, greedy], seed);
      const { turn, players, outcome } = match.position;
      turns += turn.number;
      for (const [seat, { hits }] of Object.entries(players)) {
        points += outcome!.scores[seat as Seat]!;
        if (hits === 10) dead++;
      }
      for (const { action } of match.entries) {
        if (action.do === 'pass') passes++;
        if (action.do === 'step') steps++;
      }
    }
    expect(turns / GAMES).toBeGreaterThan(7.4);
    expect(points / GAMES / 3).toBeGreaterThan(22);
    expect(dead / GAMES / 3).toBeLessThan(0.4);
    expect(passes * 3).toBeLessThan(steps);
  });

  it('answer the same whatever the tiles and points are that they cannot see', () => {
    const match = play([greedy, greedy], 11);
    for (let count = 0; count < match.length; count += 5) {
      const position = match.positionAt(count);
      const { seat } = tetzilla.pending(position)[0]!;
      const ask = (view: View) => greedy.choose({ view, legal: tetzilla.legal(view), seat, seed: count });
      const view = tetzilla.view(position, seat);
      const elsewhere = simulator.determinize(view, 99 + count);
      expect(elsewhere.deck).not.toEqual(position.deck);
      expect(ask(tetzilla.view(elsewhere, seat))).toEqual(ask(view));
    }
  });

  it('hunt by what they see where two play, and by what was learned where more do', () => {
    for (const [players, judge] of [
      [2, fromHeuristic(simulator, 'hunter', 'A')],
      [3, winProbability],
      [5, winProbability],
    ] as const) {
      const match = play(
        Array.from({ length: players }, () => greedy),
        players,
      );
      const now = simulator.from(match.positionAt(40));
      const [found, expected]: [number[], number[]] = [[], []];
      evaluatorFor(simulator, 'hunter', 'A')(now, found);
      judge(now, expected);
      expect(found).toEqual(expected);
    }
  });
});
