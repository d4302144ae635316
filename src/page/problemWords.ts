import { coreProblems, type Language, type ProblemWords } from '#core';
import { messagesFor } from '#i18n';
import type { GameModule } from '#module';
import { netProblems } from '#net';
import { sessionProblems } from '#session';
import { storageProblems } from '#storage';

/** Words of all problems on the page, including those of some games. */
export function pageProblemWords(language: Language, games: Iterable<GameModule>): ProblemWords {
  const ofGames = Array.from(games, (game) => game.problems[language]);
  const own: readonly ProblemWords[] = [
    coreProblems[language],
    sessionProblems[language],
    storageProblems[language],
    netProblems[language],
    messagesFor(language).problems,
    ...ofGames,
  ];
  return Object.assign({}, ...own) as ProblemWords;
}
