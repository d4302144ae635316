import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { LanguageProvider } from '#i18n';
import { lastingQuery } from './address';
import { lettersLoaded } from './letters';
import { LobbyPage } from './lobby/LobbyPage';
import type { Page } from './page';

const TablePage = lazy(async () => {
  // Cards and board are lettered once, when the stage is set up: with the right letters or never.
  const [{ TablePage: page }] = await Promise.all([
    import('./table/TablePage'),
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
  return <LobbyPage page={page} />;
}

function Table({ page }: { readonly page: Page }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const running = useStore(page.store, (state) => state.running);
  if (running === null) return <Navigate to={`/${lastingQuery(search)}`} replace />;
  const leave = () => {
    page.store.setState({ running: null });
    void navigate(`/${lastingQuery(search)}`);
  };
  return (
    <Suspense fallback={null}>
      <TablePage key={running.id} page={page} running={running} onLobby={leave} />
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
  return (
    <LanguageProvider language={language}>
      <Routes>
        <Route path="/" element={<Front page={page} />} />
        <Route path="/table" element={<Table page={page} />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </LanguageProvider>
  );
}
