import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import type { Language } from '#core';
import { LanguageProvider, ProblemWordsProvider } from '#i18n';
import type { PageProps, PageRoute, PlannedGame } from '#module';
import { useNotices, usePageClock, usePreferences } from '#module';
import { KeyBindingsProvider, SeatOrderProvider, Waiting } from '#ui';
import { Attract } from '../features/attract/Attract';
import { useUnattended } from '../features/attract/useUnattended';
import { Author } from '../features/author/Author';
import { Embed } from '../features/learn/embed/Embed';
import { TutorialRoute } from '../features/learn/firstGame/TutorialRoute';
import { Learn } from '../features/learn/lessons/Learn';
import { LessonReturn } from '../features/learn/lessons/LessonReturn';
import { Present } from '../features/learn/presenter/Present';
import { Rules } from '../features/learn/rules/Rules';
import { BroadcastPages } from '../features/online/broadcast/Watching';
import { Rooms } from '../features/online/rooms/Rooms';
import { Puzzles } from '../features/puzzles/Puzzles';
import { persistentQuery } from '../page/address';
import { UnknownPage } from '../page/faults/UnknownPage';
import { fontsLoaded } from '../page/fonts';
import { PAGES_BESIDE } from '../page/games';
import { lazily } from '../page/lazily';
import { pageProblemWords } from '../page/problemWords';
import { useLobby, usePageSound, useSessions, useTables } from '../page/services';
import { shelf } from '../page/shelf';
import { useGameTable } from '../table/game/useGameTable';
import { LessonToolsProvider } from '../table/lesson/tools';
import type { TableProps } from '../table/TablePage';
import { BusyIndicator } from './BusyIndicator';
import { PageGuard } from './faults/PageGuard';
import { preloadWhenIdle, tablePage } from './lazyTable';
import { LESSON_TOOLS } from './lessonTools';
import { LobbyPage } from './lobby/LobbyPage';
import { PadLegend } from './pad/PadLegend';
import { AboutPage } from './pwa/AboutPage';
import { UpdateNotice } from './pwa/UpdateNotice';
import { useTouchSounds } from './sound/useTouchSounds';

/** Words of all problems, including those of loaded games. */
const allProblemWords = (language: Language) => pageProblemWords(language, shelf.loaded);

/** The page of a path. @throws RangeError if no route matches */
function pageAt(routes: readonly PageRoute[], path: string): ReturnType<PageRoute['load']> {
  const route = routes.find((each) => each.path === path);
  if (route === undefined) throw new RangeError(`nothing is at ${path}`);
  return route.load();
}

const OWN_PAGES = shelf.entries.flatMap(({ id, pages, load }) =>
  pages.map((path) => ({
    id,
    path,
    Component: lazily<PageProps>(async () => {
      const [module] = await Promise.all([load(), fontsLoaded(document.fonts)]);
      const OwnPage = await pageAt(module.pages, path);
      return (props) => (
        <SeatOrderProvider seats={module.seats}>
          <OwnPage {...props} />
        </SeatOrderProvider>
      );
    }),
  })),
);

const BESIDE = PAGES_BESIDE.map(({ id, path, load }) => ({
  id,
  path,
  Component: lazily<PageProps>(async () => {
    const [pages] = await Promise.all([load(), fontsLoaded(document.fonts)]);
    return pageAt(pages, path);
  }),
}));

function Front() {
  const lobby = useLobby();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { running } = useStore(useSessions());
  const module = useStore(lobby);
  const tables = useTables();
  useEffect(() => {
    if (running === null) return;
    // The query that asked for the game stays in the URL, so that a reload finds the game again.
    if (running.launch === undefined) void navigate(`/table${persistentQuery(search)}`);
    else void navigate(`/table${search}`, { replace: true });
  }, [running, navigate, search]);
  useEffect(() => preloadWhenIdle(tables, module), [tables, module]);
  const go = (route: string) => void navigate(`${route}${persistentQuery(search)}`);
  const choose = (id: string) => {
    void lobby.choose(id);
    // The URL may name another game; a reload must find the chosen one.
    const query = new URLSearchParams(search);
    if (!query.has('game')) return;
    query.delete('game');
    void navigate({ search: query.toString() }, { replace: true });
  };
  return <LobbyPage navigate={go} onChoose={choose} />;
}

function Table() {
  const sessions = useSessions();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { running, tables } = useStore(sessions);
  if (running === null) return <Navigate to={`/${persistentQuery(search)}`} replace />;
  const leave = () => {
    sessions.leave();
    void navigate(`/${persistentQuery(search)}`);
  };
  return (
    <Suspense fallback={<Waiting />}>
      <LoadedTable key={tables} running={running} onLobby={leave} />
      <LessonReturn />
    </Suspense>
  );
}

/** The table page, once the game's 3D table is loaded. */
function LoadedTable(props: Omit<TableProps, 'table'>) {
  const table = useGameTable(props.running.module);
  const [TablePage] = useState(tablePage);
  if (table === null) return <Waiting />;
  return (
    <SeatOrderProvider seats={props.running.module.seats}>
      <TablePage {...props} table={table} />
    </SeatOrderProvider>
  );
}

interface OwnProps {
  /** Id of its game. */
  readonly game: string;
  readonly Component: ComponentType<PageProps>;
}

/** A page of a game. */
function Own({ game, Component }: OwnProps) {
  const notices = useNotices();
  const sessions = useSessions();
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (path: string, query?: string) =>
      void navigate(`${path}${query ?? persistentQuery(search)}`, { replace: query !== undefined }),
    [navigate, search],
  );
  const start = async (plan: PlannedGame) => {
    const module = await shelf.load(game);
    if (module.ok) sessions.start(module.value, plan);
    else notices.report(module.error);
    // The front page redirects to the table of a running game.
    go('/');
  };
  return (
    <Suspense fallback={<Waiting />}>
      <Component search={search} navigate={go} start={(plan) => void start(plan)} />
    </Suspense>
  );
}

function About() {
  const sessions = useSessions();
  const { search } = useLocation();
  const navigate = useNavigate();
  const running = useStore(sessions, (state) => state.running);
  // A game opened by a link takes precedence.
  if (running !== null) return <Navigate to={{ pathname: '/', search }} replace />;
  return <AboutPage onLobby={() => void navigate(`/${persistentQuery(search)}`)} />;
}

const MinePage = lazily(async () => (await import('./mine/MinePage')).MinePage);

function Mine() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<Waiting />}>
      <MinePage onLobby={() => void navigate(`/${persistentQuery(search)}`)} />
    </Suspense>
  );
}

/** Route for unknown pages; redirects launch URLs to where they belong. */
function Nowhere() {
  const sessions = useSessions();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const running = useStore(sessions, (state) => state.running);
  if (running !== null) return <Navigate to={{ pathname: '/', search }} replace />;
  return <UnknownPage path={pathname} onLobby={() => void navigate(`/${persistentQuery(search)}`)} />;
}

/** The routes of the page. */
export function App() {
  const sound = usePageSound();
  const { language, reducedMotion, keys } = usePreferences();
  const { mode: clock } = usePageClock();
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    root.dataset.motion = reducedMotion ? 'reduced' : 'full';
    root.dataset.clock = clock;
  }, [language, reducedMotion, clock]);
  useTouchSounds(sound.soundtrack);
  useUnattended();
  return (
    <LanguageProvider language={language}>
      <ProblemWordsProvider words={allProblemWords}>
        <PageGuard>
          <KeyBindingsProvider keys={keys}>
            <LessonToolsProvider value={LESSON_TOOLS}>
              <Routes>
                <Route path="/" element={<Front />} />
                <Route path="/table" element={<Table />} />
                {[...OWN_PAGES, ...BESIDE].map(({ id, path, Component }) => (
                  <Route key={path} path={path} element={<Own game={id} Component={Component} />} />
                ))}
                <Route path="/learn/:game" element={<Learn />} />
                <Route path="/learn/:game/first" element={<TutorialRoute />} />
                <Route path="/learn/:game/:lesson" element={<Learn />} />
                <Route path="/author/:game/:lesson/:mode?" element={<Author />} />
                <Route path="/embed/:game/:lesson" element={<Embed />} />
                <Route path="/present/:game/:lesson" element={<Present part="desk" />} />
                <Route path="/present/:game/:lesson/table" element={<Present part="table" />} />
                <Route path="/puzzle/:game" element={<Puzzles part="list" tablePage={tablePage} />} />
                <Route
                  path="/puzzle/:game/:puzzle"
                  element={<Puzzles part="table" tablePage={tablePage} />}
                />
                <Route
                  path="/puzzle/:game/:puzzle/solution"
                  element={<Puzzles part="solution" tablePage={tablePage} />}
                />
                <Route path="/attract" element={<Attract />} />
                <Route path="/attract/:game" element={<Attract />} />
                <Route path="/rules/:game" element={<Rules part="text" />} />
                <Route path="/rules/:game/sheet" element={<Rules part="sheet" />} />
                <Route path="/host/:game" element={<Rooms part="host" />} />
                <Route path="/room/:code" element={<Rooms part="room" />} />
                <Route path="/join" element={<Rooms part="code" />} />
                <Route path="/join/:code" element={<Rooms part="join" />} />
                <Route path="/crowd/:code" element={<Rooms part="crowd" />} />
                <Route path="/watch/:code" element={<BroadcastPages part="watch" />} />
                <Route path="/control/:code" element={<BroadcastPages part="control" />} />
                <Route path="/cast/:code" element={<BroadcastPages part="cast" />} />
                <Route path="/mine" element={<Mine />} />
                <Route path="/about" element={<About />} />
                <Route path="*" element={<Nowhere />} />
              </Routes>
            </LessonToolsProvider>
            <PadLegend />
          </KeyBindingsProvider>
        </PageGuard>
        <BusyIndicator />
        <UpdateNotice />
      </ProblemWordsProvider>
    </LanguageProvider>
  );
}
