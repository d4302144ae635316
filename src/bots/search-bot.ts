import type { BotLevel, GameTypes, Simulator } from '#core';
import type { Bot, BotQuestion } from './bot';
import { inCharacter, type Judge } from './judge';
import { Search, type SearchStyle } from './search';

/** A bot that searches in a style. */
export function botOfSearch<T extends GameTypes>(
  id: BotLevel,
  simulator: Simulator<T>,
  judge: Judge<T>,
  style: SearchStyle,
): Bot<T> {
  const fond = inCharacter(judge);
  const think = (question: BotQuestion<T>) =>
    new Search(simulator, question, style, question.inCharacter === true ? fond : judge);
  return {
    id,
    think,
    choose(question) {
      const search = think(question);
      while (search.iterations < search.budget) search.step(1);
      return search.choice();
    },
  };
}
