import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import type { GameTypes } from '#core';
import { useLanguage, useMessages } from '#i18n';
import { useMemory, useNotices, usePageClock } from '#module';
import { Waiting } from '#ui';
import { persistentQuery } from '../../page/address';
import { useSessions } from '../../page/services';
import { type RunningGame, turnToTry } from '../../page/start';
import { useGameTable } from '../../table/game/useGameTable';
import { puzzleOfDay } from './day';
import { PuzzleBar } from './PuzzleBar';
import { PuzzleEnd, PuzzleLost } from './PuzzleEnd';
import type { OnePuzzleParts } from './parts';
import { effortOf, noteEffort, noteSolved, readPuzzleProgress, streakOf } from './progress';
import { usePuzzle } from './usePuzzle';

/** A puzzle on the real table. */
export function PuzzleTable(props: OnePuzzleParts) {
  const notices = useNotices();
  const sessions = useSessions();
  const { module, chosen } = props;
  const table = useGameTable(module);
  const [mine, setMine] = useState<string | null>(null);
  const running = useStore(sessions, (state) => state.running);
  const { position, seat } = chosen.puzzle;
  const begin = useCallback(
    (actions: readonly GameTypes['Action'][]) => {
      const turn = turnToTry(
        module,
        { position, seat, actions },
        sessions.defaultNames(module),
        sessions.context,
      );
      if (!turn.ok) {
        notices.report(turn.error);
        return;
      }
      setMine(turn.value.id);
      sessions.show(turn.value);
    },
    [sessions, notices, module, position, seat],
  );
  useEffect(() => {
    begin([]);
    return () => sessions.leave();
  }, [begin, sessions]);
  if (table === null || running === null || running.id !== mine) return <Waiting />;
  return <Attempts {...props} key={running.id} running={running} table={table} begin={begin} />;
}

interface AttemptProps extends OnePuzzleParts {
  readonly running: RunningGame;
  readonly table: NonNullable<ReturnType<typeof useGameTable>>;
  /** Restarts after some actions. */
  readonly begin: (actions: readonly GameTypes['Action'][]) => void;
}

function Attempts({ entry, module, puzzles, chosen, running, table, tablePage, begin }: AttemptProps) {
  const memory = useMemory();
  const [Table] = useState(tablePage);
  const { puzzles: words } = useMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const control = usePuzzle(running, chosen);
  const { puzzle, kind } = chosen;
  const { id, seat, count } = puzzle;
  const [looking, setLooking] = useState(false);
  const [streak, setStreak] = useState(0);
  const noted = useRef(false);
  const counted = useRef(false);
  const { state, shown } = control;
  const today = usePageClock().today();
  const ofToday = puzzles[puzzleOfDay(today, puzzles.length)] === chosen;
  useEffect(() => {
    if (state !== 'reached' || noted.current) return;
    noted.current = true;
    const effort = effortOf(readPuzzleProgress(memory, entry.id), id);
    setStreak(streakOf(noteSolved(memory, entry.id, id, effort, ofToday ? today : null), today));
  }, [state, memory, entry, id, ofToday, today]);
  useEffect(() => {
    if (state !== 'lost' || counted.current) return;
    counted.current = true;
    const { tries, hints } = effortOf(readPuzzleProgress(memory, entry.id), id);
    noteEffort(memory, entry.id, id, { tries: tries + 1, hints });
  }, [state, memory, entry, id]);

  const kept = persistentQuery(search);
  const path = (...parts: readonly string[]) => `/puzzle/${[entry.id, ...parts].join('/')}${kept}`;
  const { source } = running;
  const actions = () => source.record().actions;
  const takeBack = () => {
    const own = source.entries.findLastIndex((each) => each.seat === seat);
    begin(actions().slice(0, Math.max(0, own)));
  };
  const ask = () => {
    const { tries, hints } = effortOf(readPuzzleProgress(memory, entry.id), id);
    noteEffort(memory, entry.id, id, { tries, hints: hints + 1 });
    control.ask();
  };
  const leave = () => void navigate(path());
  const begun = source.entries.length > 0;
  const view = source.viewAt(source.length, seat);
  const before = module.rules.view(puzzle.position, seat);
  const why =
    kind.lost?.(before, view, seat)?.[language] ??
    (count > 1 ? words.overBecause(kind.done(before, view, seat), count) : words.overOnly);
  const next = puzzles[(puzzles.indexOf(chosen) + 1) % puzzles.length]!;
  const over = shown && !looking && (state === 'reached' || state === 'lost');
  return (
    <Table
      running={running}
      table={table}
      onLobby={() => void navigate(`/${kept}`)}
      task={{
        says: (
          <PuzzleBar
            running={running}
            one={chosen}
            control={{ ...control, ask }}
            onTakeBack={begun ? takeBack : null}
            onAgain={() => begin([])}
            onLeave={leave}
          />
        ),
        over: !over ? null : state === 'reached' ? (
          <PuzzleEnd
            title={entry.title}
            one={chosen}
            how={readPuzzleProgress(memory, entry.id).solved[id] ?? { tries: 1, hints: 0 }}
            streak={streak}
            link={`${window.location.origin}/puzzle/${entry.id}/${id}`}
            paths={{ next: path(next.puzzle.id), solution: path(id, 'solution'), all: path() }}
            onLook={() => setLooking(true)}
          />
        ) : (
          <PuzzleLost
            one={chosen}
            why={why}
            solution={path(id, 'solution')}
            onTakeBack={takeBack}
            onAgain={() => begin([])}
            onLook={() => setLooking(true)}
          />
        ),
      }}
    />
  );
}
