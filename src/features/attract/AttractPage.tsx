import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LanguageProvider } from '#i18n';
import type { GameEntry, GameModule, GameTable, Teaching } from '#module';
import { useMemory, useNotices, usePreferences, useRandom } from '#module';
import { SeatOrderProvider, Waiting } from '#ui';
import { persistentQuery } from '../../page/address';
import { useLobby, useSessions } from '../../page/services';
import { useWakeLock } from '../../page/useWakeLock';
import { toggleFullScreen } from '../../table/fullScreen';
import { useGameTable } from '../../table/game/useGameTable';
import { beginForVisitor } from './begin';
import { LessonTurn } from './LessonTurn';
import { languagesIn, lessonAt, turnAt } from './programme';
import { TableTurn } from './TableTurn';

/** A game and everything the attract mode shows of it. */
interface AttractGame {
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly teaching: Teaching | null;
}

export interface AttractPageProps {
  /** At least one. */
  readonly games: readonly AttractGame[];
}

/** Keys that do not count as input. */
const SILENT = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab'];

/** Shows lessons, bot games and figures in turn until somebody wants to play. */
export function AttractPage({ games }: AttractPageProps) {
  const lobby = useLobby();
  const memory = useMemory();
  const notices = useNotices();
  const random = useRandom();
  const sessions = useSessions();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { language: own } = usePreferences();
  const [index, setIndex] = useState(0);
  const languages = languagesIn(search, own);
  const turn = turnAt(index, games.length, languages.length);
  const { entry, module, teaching } = games[turn.game]!;
  const language = languages[turn.language]!;
  useWakeLock();
  // Returning from the table leaves its game.
  useEffect(() => sessions.leave(), [sessions]);
  useEffect(() => {
    const leaveFor = (path: string) => {
      void lobby.choose(entry.id);
      const query = new URLSearchParams(persistentQuery(search));
      query.set('attract', '1');
      void navigate(`${path}?${query}`);
    };
    const play = () =>
      leaveFor(beginForVisitor({ memory, notices, random, sessions }, module, teaching) ? '/table' : '/');
    const press = (event: KeyboardEvent) => {
      if (SILENT.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (event.key === 'f' || event.key === 'F') void toggleFullScreen(document);
      else if (event.key === 'Escape') leaveFor('/');
      else play();
    };
    window.addEventListener('keydown', press);
    window.addEventListener('click', play);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('click', play);
    };
  }, [lobby, notices, random, sessions, memory, entry, module, teaching, navigate, search]);
  const onOver = () => setIndex((before) => (before === index ? before + 1 : before));
  const parts = { entry, module, onOver };
  const lessons = teaching?.lessons ?? [];
  const lesson = lessons[lessonAt(turn.nth, lessons.length || 1)];
  return (
    <LanguageProvider language={language}>
      <SeatOrderProvider seats={module.seats}>
        <Turn key={index} {...parts}>
          {(game) =>
            turn.kind === 'lesson' && lesson !== undefined ? (
              <LessonTurn {...parts} game={game} lesson={lesson} />
            ) : (
              <TableTurn
                {...parts}
                game={game}
                kind={turn.kind === 'close' ? 'close' : 'game'}
                seed={index}
                nth={turn.nth}
                withSound={new URLSearchParams(search).get('sound') === '1'}
              />
            )
          }
        </Turn>
      </SeatOrderProvider>
    </LanguageProvider>
  );
}

interface OneTurnProps extends Pick<AttractGame, 'module'> {
  readonly children: (game: GameTable) => ReactNode;
}

/** Waits until the table's module is loaded. */
function Turn({ module, children }: OneTurnProps) {
  const game = useGameTable(module);
  return game === null ? <Waiting /> : children(game);
}
