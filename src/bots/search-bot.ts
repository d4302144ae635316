import type { BotLevel, GameTypes, Simulator } from '#core';
import type { Bot, BotQuestion } from './bot';
import { type Evaluator, withPersonality } from './evaluator';
import { Search, type SearchStyle } from './search';

/** A bot that searches in a given style. @param judgeOf the evaluator for a seat */
export function searchBot<T extends GameTypes>(
  id: BotLevel,
  simulator: Simulator<T>,
  judgeOf: (seat: T['Seat']) => Evaluator<T>,
  style: SearchStyle,
): Bot<T> {
  const think = (question: BotQuestion<T>) => {
    const judge = judgeOf(question.seat);
    return new Search(
      simulator,
      question,
      style,
      question.inCharacter === true ? withPersonality(simulator, judge) : judge,
    );
  };
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
