import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { BOT_IDS, BOTS, type BotId, type BotQuestion, type SearchResult } from '#bots';
import type { GameTypes } from '#core';
import { deciderOf, type Plays, type Subject } from './subject';

/** As many as make a search look at several plans, and short enough for many of them. */
const STEPS = 3;

/** Each bot is asked so many times. */
const MOMENTS = 4;

/** The laws of players that are programs. */
export function testBots<T extends GameTypes>({ rules, simulator }: Subject<T>, plays: Plays<T>): void {
  /** Moments in which somebody has a choice, spread over all plays. */
  const moments = () => {
    const all = plays.all.flatMap(({ transitions }) => transitions.filter(({ legal }) => legal.length > 1));
    return Array.from({ length: MOMENTS }, (_, index) => {
      const { position } = all[Math.floor(((index + 0.5) * all.length) / MOMENTS)]!;
      const seat = deciderOf(rules, position);
      const view = rules.view(position, seat);
      return { position, question: { view, legal: rules.legal(view), seat, seed: index } };
    });
  };
  const thoughtOf = (id: BotId, question: BotQuestion<T>): SearchResult<T> => {
    const thinker = BOTS[id](simulator).think(question);
    thinker.step(STEPS);
    return thinker.thought();
  };

  it.each(BOT_IDS)('has a bot that takes a legal action, and means to go on with it: %s', (id) => {
    for (const { position, question } of moments()) {
      const { best, line, actions } = thoughtOf(id, question);
      expect(question.legal).toContainEqual(best);
      expect(line[0]).toEqual(best);
      expect(actions.map(({ action }) => action)).toEqual(question.legal);
      for (const { value } of actions) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      expect(rules.apply(position, best).ok).toBe(true);
    }
  });

  it.each(BOT_IDS)('has a bot that comes to the same in one step or in many: %s', (id) => {
    for (const { question } of moments()) {
      const slowly = BOTS[id](simulator).think(question);
      for (let step = 0; step < STEPS; step++) slowly.step(1);
      expect(slowly.thought()).toEqual(thoughtOf(id, question));
      expect(slowly.iterations).toBe(STEPS);
    }
  });

  it.each(BOT_IDS)('has a bot that goes by nothing its seat cannot see: %s', (id) => {
    for (const { position, question } of moments()) {
      const elsewhere = simulator.determinize(question.view, question.seed + 1);
      // Where everybody knows everything there is nothing to deal again.
      if (!isDeepStrictEqual(question.view, position)) expect(elsewhere).not.toEqual(position);
      const view = rules.view(elsewhere, question.seat);
      expect(thoughtOf(id, { ...question, view })).toEqual(thoughtOf(id, question));
    }
  });
}
