import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { LanguageProvider } from '#i18n';
import { lastingQuery } from './address';
import { EVENT_SHEET } from './choreography/route';
import { EDITOR } from './city/open';
import { lettersLoaded } from './letters';
import { LobbyPage } from './lobby/LobbyPage';
import type { Page } from './page';
import { useTouchSounds } from './sound/useTouchSounds';

const TablePage = lazy(async () => {
  // Cards and board are lettered once, when the stage is set up: with the right letters or never.
  const [{ TablePage: page }] = await Promise.all([
    import('./table/TablePage'),
    lettersLoaded(document.fonts),
  ]);
  return { default: page };
});

const WorkshopPage = lazy(async () => {
  const { WorkshopPage: page } = await import('./workshop/WorkshopPage');
  return { default: page };
});

const CityPage = lazy(async () => {
  const [{ CityPage: page }] = await Promise.all([import('./city/CityPage'), lettersLoaded(document.fonts)]);
  return { default: page };
});

const EventSheetPage = lazy(async () => {
  const [{ EventSheetPage: page }] = await Promise.all([
    import('./choreography/EventSheetPage'),
    lettersLoaded(document.fonts),
  ]);
  return { default: page };
});

function Front({ page }: { readonly page: Page }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const running = useStore(page.store, (state) => state.running);
  useEffect(() => {
    if (running === null) return;
    // What asked for the game stays in the address, so that a reload finds it again.
    if (running.launch === undefined) void navigate(`/table${lastingQuery(search)}`);
    else void navigate(`/table${search}`, { replace: true });
  }, [running, navigate, search]);
  const go = (route: string) => () => void navigate(`${route}${lastingQuery(search)}`);
  return <LobbyPage page={page} onWorkshop={go('/workshop')} onEditor={go(EDITOR)} />;
}

function Table({ page }: { readonly page: Page }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { running, tables } = useStore(page.store);
  if (running === null) return <Navigate to={`/${lastingQuery(search)}`} replace />;
  const leave = () => {
    page.leave();
    void navigate(`/${lastingQuery(search)}`);
  };
  return (
    <Suspense fallback={null}>
      <TablePage key={tables} page={page} running={running} onLobby={leave} />
    </Suspense>
  );
}

function MonsterWorkshop({ page }: { readonly page: Page }) {
  const { search } = useLocation();
  return (
    <Suspense fallback={null}>
      <WorkshopPage page={page} search={search} />
    </Suspense>
  );
}

function CityEditor({ page }: { readonly page: Page }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const toLobby = () => void navigate(`/${lastingQuery(search)}`);
  return (
    <Suspense fallback={null}>
      <CityPage page={page} onPlay={toLobby} onLobby={toLobby} />
    </Suspense>
  );
}

function EventSheet({ page }: { readonly page: Page }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Suspense fallback={null}>
      <EventSheetPage
        page={page}
        search={search}
        onAddress={(query) => void navigate(`${EVENT_SHEET}${query}`, { replace: true })}
      />
    </Suspense>
  );
}

/** The routes of the page. */
export function App({ page }: { readonly page: Page }) {
  const { language, reducedMotion } = useStore(page.store, (state) => state.preferences);
  const clock = useStore(page.store, (state) => state.clock);
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    root.dataset.motion = reducedMotion ? 'reduced' : 'full';
    root.dataset.clock = clock;
  }, [language, reducedMotion, clock]);
  useTouchSounds(page.sound.soundtrack);
  return (
    <LanguageProvider language={language}>
      <Routes>
        <Route path="/" element={<Front page={page} />} />
        <Route path="/table" element={<Table page={page} />} />
        <Route path="/workshop" element={<MonsterWorkshop page={page} />} />
        <Route path={EDITOR} element={<CityEditor page={page} />} />
        <Route path={EVENT_SHEET} element={<EventSheet page={page} />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </LanguageProvider>
  );
}
