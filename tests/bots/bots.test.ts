import { describe, expect, it } from 'vitest';
import { BOT_IDS, BOTS, type BotQuestion, gentleBot, greedyBot, parseBotId, randomBot } from '#bots';
import { simulatorOf } from '#core';
import { described } from '../helpers/problems';
import { type Toy, toyGame, toyGuesses, toyPosition, toySimulator } from '../helpers/toy-game';

function question(hands: Record<string, number[]>, seed: number): BotQuestion<Toy> {
  const position = toyPosition(hands);
  const view = toyGame.view(position, position.turn);
  return { view, legal: toyGame.legal(view), seat: position.turn, seed };
}

describe('the random bot', () => {
  it('gives the same answer for the same seed, and reaches every action over many seeds', () => {
    const bot = randomBot(toySimulator);
    const hands = { A: [0, 1, 2, 3], B: [1] };
    expect(bot.choose(question(hands, 7))).toEqual(bot.choose(question(hands, 7)));
    const seen = new Set(
      Array.from({ length: 200 }, (_, seed) => JSON.stringify(bot.choose(question(hands, seed)))),
    );
    expect(seen.size).toBe(5);
  });

  it('takes the only action there is', () => {
    const asked = question({ A: [2], B: [] }, 1);
    expect(randomBot(toySimulator).choose({ ...asked, legal: [{ pass: true }] })).toEqual({ pass: true });
  });

  it('refuses to choose from nothing', () => {
    expect(() => randomBot(toySimulator).choose({ ...question({ A: [1] }, 1), legal: [] })).toThrow(
      RangeError,
    );
  });
});

describe('the greedy bot', () => {
  const bot = greedyBot(toySimulator);

  it('takes the action that scores most', () => {
    expect(bot.choose(question({ A: [0, 2, 1], B: [1] }, 3))).toEqual({ lay: 2 });
  });

  it('keeps the turn among actions worth the same', () => {
    const blind = simulatorOf(toyGame, { ...toyGuesses, score: () => 0 });
    for (let seed = 0; seed < 20; seed++) {
      expect(greedyBot(blind).choose(question({ A: [1, 2, 3, 3], B: [1] }, seed))).toEqual({
        lay: 3,
      });
    }
  });

  it('lets the seed choose among equals, the same way each time', () => {
    const equal = greedyBot(simulatorOf(toyGame, { ...toyGuesses, score: () => 0 }));
    const choices = Array.from({ length: 60 }, (_, seed) =>
      equal.choose(question({ A: [0, 1], B: [1] }, seed)),
    );
    expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(3);
    expect(equal.choose(question({ A: [0, 1], B: [1] }, 5))).toEqual(choices[5]);
  });
});

describe('the gentle bot', () => {
  it('takes what suits its rivals best, whatever that is to itself', () => {
    const scores = { A: [9, 0], B: [1, 5] } as const;
    const judged = simulatorOf(toyGame, {
      ...toyGuesses,
      // Whoever keeps the smallest card leaves B better off.
      score: (position, seat) => scores[seat as 'A' | 'B'][position.hands.A?.includes(0) === true ? 1 : 0]!,
    });
    for (let seed = 0; seed < 10; seed++) {
      const asked = question({ A: [0, 2], B: [1] }, seed);
      expect(gentleBot(judged).choose(asked)).not.toEqual({ lay: 0 });
      expect(greedyBot(judged).choose(asked)).toEqual({ lay: 0 });
    }
  });

  it('hands over among actions that are the same to its rivals', () => {
    const blind = simulatorOf(toyGame, { ...toyGuesses, score: () => 0 });
    for (let seed = 0; seed < 20; seed++) {
      expect(gentleBot(blind).choose(question({ A: [1, 2, 3, 3], B: [1] }, seed))).not.toEqual({ lay: 3 });
    }
  });
});

describe('the table of bots', () => {
  it('finds each bot by its id, which the bot carries too', () => {
    for (const id of BOT_IDS) {
      expect(BOTS[id](toySimulator).id).toBe(id);
    }
  });

  it('names the unknown bot and the known ones', () => {
    for (const name of ['deep-thought', 'toString', '']) {
      const found = parseBotId(name);
      expect(found.ok).toBe(false);
      if (!found.ok)
        expect(described(found.error)).toBe(
          `bot: "${name}" is not one of gentle, random, greedy, planner, hunter, merciless`,
        );
    }
  });
});
