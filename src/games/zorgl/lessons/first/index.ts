import { catalogueWithFrenchSpacing } from '#core';
import type { FirstGame } from '#learning';
import type { Action, ZorglTypes } from '#zorgl/rules';
import { alone } from './alone';
import { beginning, ending, scoring } from './course';
import { openingDeal } from './deal';
import { powers, pushing, shoving } from './fighting';
import { typeset } from './idea';
import type { Moment } from './reading';
import { meeting, striding, walking } from './walking';

/** What is chosen after a card, in the names of the buttons. */
function choicesOf(action: Action): readonly string[] {
  const named = ['unit', 'target', 'to', 'dir', 'flee'] as const;
  return named.flatMap((field) => {
    const value = (action as Readonly<Partial<Record<string, string>>>)[field];
    return value === undefined ? [] : [value];
  });
}

/** The first game of Zorgl-Zilla. */
export const zorglFirstGame: FirstGame<ZorglTypes> = catalogueWithFrenchSpacing({
  position: openingDeal,
  seat: 'A',
  ideas: [
    ...beginning,
    ...scoring,
    ...shoving,
    ...walking,
    ...powers,
    ...pushing,
    ...striding,
    ...meeting,
    ...ending,
  ].map(typeset),
  otherwise: { en: 'That works, too!', fr: 'Pourquoi pas !' },
  meanwhile: {
    en: 'The other monster plays now, by the same rules. Watch what it does.',
    fr: 'L’autre monstre joue à son tour, selon les mêmes règles. Regardez ce qu’il fait.',
  },
  alone: { ...alone, say: (moment: Moment) => catalogueWithFrenchSpacing(alone.say(moment)) },
  touch: (action: Action) => ({
    ...('card' in action ? { card: action.card } : {}),
    use: action.do,
    choices: choicesOf(action),
  }),
  beyond: [
    {
      title: { en: 'Chains, with three or four monsters', fr: 'Les chaînes, à trois ou quatre monstres' },
      lesson: 'combo',
    },
    {
      title: { en: 'Special monsters and their powers', fr: 'Les monstres spéciaux et leurs pouvoirs' },
      lesson: 'missile',
    },
  ],
});
