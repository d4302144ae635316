import { describe, expect, it } from 'vitest';
import { type Bot, greedyBot, plannerBot, randomBot } from '#bots';
import { Match, unwrap } from '#core';
import { type Seat, simulator, type View, type ZorglTypes, zorgl } from '#zorgl/rules';

type Bots = Readonly<Partial<Record<Seat, Bot<ZorglTypes>>>>;

const random = randomBot(simulator);
const greedy = greedyBot(simulator);
const planner = plannerBot(simulator);

/** Plays a whole game; each bot is given its view and nothing else. */
function play(bots: Bots, seed: number): Match<ZorglTypes> {
  const places = Object.keys(bots) as Seat[];
  const opening = unwrap(zorgl.setup({ places, army: true, flight: 'english' }, seed));
  const match = new Match(zorgl, opening);
  for (let seat = match.seat; seat !== undefined; seat = match.seat) {
    const view = zorgl.view(match.position, seat);
    const question = { view, legal: zorgl.legal(view), seat, seed: seed * 100_003 + match.length };
    unwrap(match.act(bots[seat]!.choose(question)));
  }
  return match;
}

describe('bots at Zorgl-Zilla', () => {
  it('play whole games to the end, two to four of them', () => {
    const companies: Bots[] = [
      { A: greedy, C: greedy },
      { A: greedy, B: random, C: greedy },
      { A: greedy, B: greedy, C: greedy, D: greedy },
      { A: planner, B: planner, C: greedy, D: planner },
    ];
    for (const [index, bots] of companies.entries()) {
      for (let seed = 0; seed < 5; seed++) {
        const match = play(bots, 10 * index + seed);
        expect(zorgl.outcome(match.position)).not.toBeNull();
      }
    }
  });

  it('play the same game for the same seed', () => {
    const bots = { A: greedy, C: random };
    expect(play(bots, 4).record()).toEqual(play(bots, 4).record());
  });

  it('win nearly always when greedy against random', () => {
    let wins = 0;
    for (let seed = 0; seed < 20; seed++) {
      const [first, second]: readonly [Seat, Seat] = seed % 2 === 0 ? ['A', 'C'] : ['C', 'A'];
      const match = play({ [first]: greedy, [second]: random }, seed);
      if (zorgl.outcome(match.position)?.winner === first) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(17);
  });

  it('win more often when they think the whole turn through', () => {
    let wins = 0;
    for (let seed = 0; seed < 20; seed++) {
      const [first, second]: readonly [Seat, Seat] = seed % 2 === 0 ? ['A', 'C'] : ['C', 'A'];
      const match = play({ [first]: planner, [second]: greedy }, seed);
      if (zorgl.outcome(match.position)?.winner === first) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(12);
  });

  it.each([greedy, planner])('answer the same whatever the cards are that they cannot see: $id', (bot) => {
    const match = play({ A: greedy, C: greedy }, 11);
    for (let count = 0; count < match.length; count += 5) {
      const position = match.positionAt(count);
      const [decision] = zorgl.pending(position);
      if (decision === undefined) continue;
      const { seat } = decision;
      const ask = (view: View) => bot.choose({ view, legal: zorgl.legal(view), seat, seed: count });
      const view = zorgl.view(position, seat);
      const elsewhere = simulator.determinize(view, 99 + count);
      expect(elsewhere.players).not.toEqual(position.players);
      expect(ask(zorgl.view(elsewhere, seat))).toEqual(ask(view));
    }
  });
});
