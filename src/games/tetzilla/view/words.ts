import type { Language } from '#core';
import { type GameWords, logLines, nameOf, soundCaption } from '#module';
import type { Figure, TetzillaTypes } from '#tetzilla/rules';
import type { StepName } from './choreography';
import { tetMessages } from './messages';
import { captionFor } from './panels/captions';
import { logTable } from './panels/log';
import { momentOf } from './panels/moments';
import { rankPlayers } from './panels/ranking';
import { figuresOf } from './panels/tally';

/** The texts of TetZilla for the page, in a language. */
export function tetzillaWords(language: Language): GameWords<TetzillaTypes> {
  const words = tetMessages(language);
  const log = logTable(words);
  return {
    title: words.title,
    tagline: words.tagline,
    defaultNames: { A: 'Rex', B: 'Mia', C: 'Zed', D: 'Olga', E: 'Finn' },
    setup: words.lobby,
    primer: words.primer,
    keys: [
      { keys: ['←', '→'], does: words.keys.aim },
      { keys: ['↑', 'E', 'Q'], does: words.keys.turn },
      { keys: ['↓', 'Space'], does: words.keys.drop },
      { keys: ['Enter'], does: words.keys.confirm },
      { keys: ['X'], does: words.keys.pass },
    ],
    step: (name) => words.stages[name as StepName] ?? name,
    log: (events, names) => logLines(events, names, log),
    caption: (cue, names) => captionFor(cue, names, words),
    moment: (events) => momentOf(events, words),
    sound: (cue) => soundCaption(cue, words.sounds, (voice) => words.things.figures[voice as Figure]),
    tally: (course) => figuresOf(course, words),
    verdict(view, names) {
      const { outcome } = view;
      if (outcome === null) throw new RangeError('the game goes on');
      return {
        title: words.over.title(outcome.winners.map((seat) => nameOf(names, seat))),
        reason: words.over.reason[outcome.reason],
        rows: rankPlayers(view).map(({ seat, rank, total, built, guards, hits }) => ({
          seat,
          rank,
          name: nameOf(names, seat),
          detail: words.over.row(total, built, guards, hits),
        })),
      };
    },
  };
}
