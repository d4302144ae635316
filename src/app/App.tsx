import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { LanguageProvider } from '#i18n';
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

/** The query parameters that stay in the address wherever one goes: they concern the page, not the game. */
const LASTING = ['quality', 'clock', 'lang', 'speed'];

/** The part of a query that concerns the page. */
export function lastingQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (!LASTING.includes(name)) query.delete(name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

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
  const language = useStore(page.store, (state) => state.preferences.language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
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
