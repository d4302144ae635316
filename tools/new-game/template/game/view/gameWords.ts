import type { Language } from '#core';
import { DEFAULT_WORDS, type GameWords, type LogTable, logLines, nameOf } from '#module';
import { type Event, type NewGameTypes, newGame } from '../rules';
import { type Messages, messages } from './messages';

/** The log line of each event type. */
const logTable = (say: Messages): LogTable<Event> => ({
  taken: { seat: 'seat', text: (name, { take }) => say.took(name, take) },
});

/** The game's texts in one language. */
export function words(language: Language): GameWords<NewGameTypes> {
  const say = messages[language];
  const log = logTable(say);
  return {
    ...DEFAULT_WORDS,
    title: 'New Game',
    tagline: say.tagline,
    defaultNames: { A: 'Ada', B: 'Ben', C: 'Cleo', D: 'Dan' },
    primer: [{ title: say.tagline, text: say.pitch }],
    setup: { options: { floors: { label: say.height } } },
    log: (events, names) => logLines(events, names, log),
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
