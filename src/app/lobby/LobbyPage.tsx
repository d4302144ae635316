import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { BotId } from '#bots';
import { LANGUAGES } from '#core';
import { messagesFor, useMessages } from '#i18n';
import type { PlannedGame } from '#module';
import type { SaveListing } from '#session';
import { ErrorNotice, IconButton, SeatOrderProvider, Segmented, SettingsDialog } from '#ui';
import type { Page } from '../page';
import { SaveNotice } from '../saving/SaveNotice';
import { downloadGame, readGameFile } from '../share/files';
import { openRecorded } from '../share/open';
import { openSaved } from '../share/recorded';
import { gameFromPlan, startGame } from '../start';
import { ExportDialog } from './ExportDialog';
import './Lobby.css';
import { PlainForm } from './PlainForm';
import { SavedGames } from './SavedGames';
import { type SeatsOfGames, savedRows, seatsOfSaved } from './saved';

/** Every bot of the lobby plays like this one. */
const LOBBY_BOT: BotId = 'greedy';

export interface LobbyPageProps {
  readonly page: Page;
  /** Goes to a page of the game's own. */
  readonly navigate: (path: string) => void;
}

/** Where a game is set up or taken up again. */
export function LobbyPage({ page, navigate }: LobbyPageProps) {
  const { module, preferences, problem, seed } = useStore(page.store);
  const { title, tagline } = module.words(preferences.language);
  const { Poster, Form } = module.lobby;
  const messages = useMessages();
  const { entries } = page.shelf;
  const [listings, setListings] = useState<readonly SaveListing[]>([]);
  const [proposed] = useState(() => seed ?? page.newSeed());
  const [seatsOf, setSeatsOf] = useState<SeatsOfGames>(new Map());
  const list = useCallback(async () => {
    const found = await page.saves.list();
    setSeatsOf(await seatsOfSaved(found, page.shelf));
    setListings(found);
  }, [page]);
  const notice = useStore(page.saves.notice);
  // Named because what could not be read before may be read now.
  useEffect(() => {
    if (notice !== 'read-failed') void list();
  }, [notice, list]);
  const { rows, problem: badSave } = savedRows(listings, seatsOf, preferences.language);
  const [settings, setSettings] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState(false);
  const told = problem ?? (dismissed ? null : badSave);

  const start = (plan: PlannedGame) => {
    const game = gameFromPlan(module, plan, LOBBY_BOT);
    if (game.ok) page.show(startGame(game.value, page.context));
    else page.report(game.error);
  };
  const resume = async (id: string, watch: boolean) => {
    const saved = await page.saves.load(id);
    const resumed = saved.ok ? await page.resume(saved.value) : saved;
    if (!resumed.ok) {
      page.report(resumed.error);
      return;
    }
    if (watch) resumed.value.session.replay();
    page.show(resumed.value);
  };
  const exportGame = async (id: string) => {
    const saved = await page.saves.load(id);
    const opened = saved.ok ? await openSaved(saved.value, page.shelf) : saved;
    if (opened.ok) downloadGame(opened.value);
    else page.report(opened.error);
  };
  const importGame = async (file: File) => {
    const game = await readGameFile(file, page.shelf);
    const opened = game.ok ? openRecorded(game.value, page) : game;
    if (!opened.ok) page.report(opened.error);
  };
  const form = { shell: page, seed: proposed, navigate, onStart: start };
  return (
    <SeatOrderProvider seats={module.seats}>
      {Poster !== undefined && <Poster />}
      <main className="lobby">
        <div className="lobby-title">
          <Title text={title} />
          <p className="lobby-tagline">{tagline}</p>
          <SavedGames
            games={rows}
            onContinue={(id) => void resume(id, false)}
            onWatch={(id) => void resume(id, true)}
            onExport={(game) => (game.over ? void exportGame(game.id) : setAsked(game.id))}
            onImport={(file) => void importGame(file)}
            onDelete={(id) => void page.saves.remove(id).then(list)}
          />
        </div>
        <div className="lobby-desk">
          <div className="lobby-top">
            {entries.length > 1 && (
              <Segmented
                label={messages.lobby.game}
                quietLabel
                options={entries.map((entry) => ({ value: entry.id, label: entry.title }))}
                value={module.rules.id}
                onChange={(id) => void page.choose(id)}
              />
            )}
            <Segmented
              label={messages.lobby.language}
              quietLabel
              options={LANGUAGES.map((value) => ({ value, label: messagesFor(value).languageName }))}
              value={preferences.language}
              onChange={(language) => page.prefer({ language })}
            />
            <IconButton icon="settings" label={messages.table.settings} onPress={() => setSettings(true)} />
          </div>
          <SaveNotice saves={page.saves} game={null} />
          {told !== null && (
            <ErrorNotice
              problem={told}
              onDismiss={() => {
                setDismissed(problem === null);
                page.report(null);
              }}
            />
          )}
          {Form === undefined ? (
            <PlainForm key={module.rules.id} module={module} {...form} />
          ) : (
            <Form key={module.rules.id} {...form} />
          )}
        </div>
      </main>
      {settings && (
        <SettingsDialog
          preferences={preferences}
          onChange={(change) => page.prefer(change)}
          onClose={() => setSettings(false)}
        />
      )}
      {asked !== null && (
        <ExportDialog
          onExport={() => {
            setAsked(null);
            void exportGame(asked);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </SeatOrderProvider>
  );
}

/** The name of a game in large letters, on two lines where it has two parts. */
function Title({ text }: { readonly text: string }) {
  const [first, second] = text.split('-');
  return (
    <h1 aria-label={text}>
      <span aria-hidden="true">{first}</span>
      {second !== undefined && <span aria-hidden="true">{second}</span>}
    </h1>
  );
}
