import type { Language } from '#core';
import { DEFAULT_WORDS, type GameWords, nameOf } from '#module';
import { type NewGameTypes, newGame } from '../rules';
import { messages } from './messages';

/** The game told in one language. */
export function words(language: Language): GameWords<NewGameTypes> {
  const say = messages[language];
  return {
    ...DEFAULT_WORDS,
    title: 'New Game',
    tagline: say.tagline,
    defaultNames: { A: 'Ada', B: 'Ben', C: 'Cleo', D: 'Dan' },
    primer: [{ title: say.tagline, text: say.pitch }],
    setup: { options: { floors: { label: say.height } } },
    log: (events, names) =>
      events.map(({ seat, take }) => ({ text: say.took(nameOf(names, seat), take), tone: 'plain', seat })),
    verdict: (view, names) => ({
      title: say.wins(nameOf(names, view.turn)),
      reason: say.reason,
      rows: newGame
        .ranking(view)
        .flatMap(({ seats, rank, score }) =>
          seats.map((seat) => ({ seat, rank, name: nameOf(names, seat), detail: say.floors(score ?? 0) })),
        ),
    }),
  };
}
