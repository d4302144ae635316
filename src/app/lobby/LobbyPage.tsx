import { useState } from 'react';
import { useStore } from 'zustand';
import type { BotId } from '#bots';
import { LANGUAGES } from '#core';
import { messagesFor, useMessages } from '#i18n';
import type { PlannedGame } from '#module';
import { ErrorNotice, IconButton, SeatOrderProvider, Segmented, SettingsDialog } from '#ui';
import { IgnoredNotice } from '../faults/IgnoredNotice';
import type { Page } from '../page';
import { ExportDialog } from '../saving/ExportDialog';
import { SaveNotice } from '../saving/SaveNotice';
import { gameFromPlan, startGame } from '../start';
import './Lobby.css';
import { PlainForm } from './PlainForm';
import { SavedGames } from './SavedGames';
import { useLobbyGames } from './useLobbyGames';

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
  const [proposed] = useState(() => seed ?? page.newSeed());
  const games = useLobbyGames(page);
  const [settings, setSettings] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);

  const start = (plan: PlannedGame) => {
    const game = gameFromPlan(module, plan, LOBBY_BOT);
    if (game.ok) page.show(startGame(game.value, page.context));
    else page.report(game.error);
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
            games={games.rows}
            unreadable={games.unreadable}
            onContinue={(id) => void games.resume(id, false)}
            onWatch={(id) => void games.resume(id, true)}
            onExport={(game) => (game.over ? void games.keepAsFile(game.id) : setAsked(game.id))}
            onExportUnreadable={(id) => void games.keepAsFile(id)}
            onImport={(file) => void games.openFile(file)}
            onDelete={(id) => void games.remove(id)}
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
          <IgnoredNotice page={page} />
          {problem !== null && <ErrorNotice problem={problem} onDismiss={() => page.report(null)} />}
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
            void games.keepAsFile(asked);
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
