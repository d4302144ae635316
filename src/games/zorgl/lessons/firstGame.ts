import { firstGameOf } from '#learning';
import type { Action } from '#zorgl/rules';
import { openingDeal } from './deal';
import file from './firstGame.json' with { type: 'json' };
import { zorglIdeaTerms } from './terms';

/** The choices after a card, by the names of the buttons. */
function choicesOf(action: Action): readonly string[] {
  const named = ['unit', 'target', 'to', 'dir', 'flee'] as const;
  return named.flatMap((field) => {
    const value = (action as Readonly<Partial<Record<string, string>>>)[field];
    return value === undefined ? [] : [value];
  });
}

/** The first game of Zorgl-Zilla. */
export const zorglFirstGame = firstGameOf(file, zorglIdeaTerms, {
  position: openingDeal,
  seat: 'A',
  touch: (action) => ({
    ...('card' in action ? { card: action.card } : {}),
    use: action.do,
    choices: choicesOf(action),
  }),
});
