import { useEffect, useState } from 'react';
import { useLanguage, useMessages } from '#i18n';
import type { GameModule } from '#module';
import { useMemory } from '#module';
import { Button, classes, Dialog, downloadBlob, usePageTitle } from '#ui';
import { readPuzzleProgress } from '../../features/puzzles/progress';
import { useSessions } from '../../page/services';
import { shelf } from '../../page/shelf';
import { ACHIEVEMENT_IDS, achieved } from './achievements';
import './MinePage.css';
import { eraseFinished, finishedGames, type GameSummary, summaryOf } from '../../page/record';

/** The modules of all games as they load. */
function useModules(): readonly GameModule[] {
  const [modules, setModules] = useState<readonly GameModule[]>([]);
  useEffect(() => {
    let here = true;
    const loading = shelf.entries.map(({ load }) => load());
    void Promise.allSettled(loading).then((all) => {
      const arrived = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      if (here) setModules(arrived);
    });
    return () => {
      here = false;
    };
  }, []);
  return modules;
}

/** Statistics and achievements of this device; they never leave it. */
export function MinePage({ onLobby }: { readonly onLobby: () => void }) {
  const memory = useMemory();
  const sessions = useSessions();
  const { mine } = useMessages();
  const language = useLanguage();
  const [games, setGames] = useState(() => finishedGames(memory));
  const [asked, setAsked] = useState(false);
  useEffect(() => sessions.leave(), [sessions]);
  usePageTitle(mine.title);
  const { entries } = shelf;
  const puzzles = Object.fromEntries(
    entries.map(({ id }) => [id, Object.keys(readPuzzleProgress(memory, id).solved).length]),
  );
  const modules = useModules();
  const general = achieved({ games, puzzles });
  const achievements = [
    ...ACHIEVEMENT_IDS.map((id) => ({ id, earned: general.has(id), ...mine.of[id] })),
    ...modules.flatMap(({ rules, achievements: own = [] }) =>
      own.map(({ id, earned, words }) => ({
        id: `${rules.id}.${id}`,
        earned: earned(games.filter(({ game }) => game === rules.id)),
        ...words[language],
      })),
    ),
  ].sort((a, b) => Number(b.earned) - Number(a.earned));
  const earned = achievements.filter((each) => each.earned);
  const save = () => {
    const text = JSON.stringify({ games, puzzles, achievements: earned.map(({ id }) => id) }, null, 2);
    downloadBlob('kaiju-games.json', new Blob([text], { type: 'application/json' }));
  };
  return (
    <main className="ui-page mine ui-safe">
      <div className="ui-panel mine-sheet">
        <header className="mine-head">
          <div>
            <h1>{mine.title}</h1>
            <p>{mine.private}</p>
          </div>
          <Button look="primary" onPress={onLobby}>
            {mine.lobby}
          </Button>
        </header>
        {games.length === 0 && <p>{mine.none}</p>}
        <div className="mine-games">
          {entries.map(({ id, title }) => (
            <GameFacts
              key={id}
              title={title}
              summary={summaryOf(games.filter(({ game }) => game === id))}
              module={modules.find(({ rules }) => rules.id === id)}
              puzzles={puzzles[id] ?? 0}
            />
          ))}
        </div>
        <h2>{mine.achievements(earned.length, achievements.length)}</h2>
        <ul className="mine-achievements">
          {achievements.map(({ id, title, text, ...each }) => (
            <li key={id} className={classes(each.earned && 'earned')}>
              <strong>{title}</strong>
              <span>{text}</span>
              {each.earned && <span className="visually-hidden">{mine.earned}</span>}
            </li>
          ))}
        </ul>
        <div className="mine-ways">
          <Button onPress={save}>{mine.export}</Button>
          <Button disabled={games.length === 0} onPress={() => setAsked(true)}>
            {mine.erase}
          </Button>
        </div>
      </div>
      {asked && (
        <Dialog title={mine.eraseTitle} onClose={() => setAsked(false)}>
          <p>{mine.eraseText}</p>
          <Button
            look="primary"
            onPress={() => {
              eraseFinished(memory);
              setGames([]);
              setAsked(false);
            }}
          >
            {mine.erase}
          </Button>
        </Dialog>
      )}
    </main>
  );
}

interface GameFactsProps {
  readonly title: string;
  readonly summary: GameSummary;
  /** Undefined while loading. */
  readonly module: GameModule | undefined;
  readonly puzzles: number;
}

function GameFacts({ title, summary, module, puzzles }: GameFactsProps) {
  const { levels, mine } = useMessages();
  const language = useLanguage();
  const figures = module?.words(language).tally?.([]) ?? [];
  const { played, won, streak, bestStreak, best } = summary;
  return (
    <section className="mine-game" aria-label={title}>
      <h2>{title}</h2>
      <dl>
        <dt>{mine.played}</dt>
        <dd>{played}</dd>
        <dt>{mine.won}</dt>
        <dd>{won}</dd>
        <dt>{mine.streak}</dt>
        <dd>{mine.streakOf(streak, bestStreak)}</dd>
        <dt>{mine.puzzles}</dt>
        <dd>{puzzles}</dd>
      </dl>
      {summary.levels.length > 0 && (
        <>
          <h3>{mine.against}</h3>
          <dl>
            {summary.levels.map((each) => (
              <div key={each.level} className="mine-level">
                <dt>{levels.of[each.level].called}</dt>
                <dd>{mine.score(each.won, each.played)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {played > 0 && figures.length > 0 && (
        <>
          <h3>{mine.best}</h3>
          <dl>
            {figures.map(({ name, label }) => (
              <div key={name} className="mine-level">
                <dt>{label}</dt>
                <dd>{best[name] ?? 0}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
