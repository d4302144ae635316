import { type CSSProperties, useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import {
  type PlannedGame,
  SetupForm,
  useNotices,
  usePreferenceStore,
  usePreferences,
  useRandom,
} from '#module';
import { Button, ErrorNotice, Icon, IconButton, SeatOrderProvider, SettingsDialog, useBreakpoint } from '#ui';
import { useHostedRooms } from '../../features/online/rooms/hostedRooms';
import { PlayWithPhonesLink } from '../../features/online/rooms/PlayWithPhonesLink';
import { IgnoredNotice } from '../../page/faults/IgnoredNotice';
import { PageLanguage } from '../../page/PageLanguage';
import { RulesLink } from '../../page/RulesLink';
import { ExportDialog } from '../../page/saves/ExportDialog';
import { SaveNotice } from '../../page/saves/SaveNotice';
import { useLobby, useNoticeStore, useSaves, useSessions } from '../../page/services';
import { shelf } from '../../page/shelf';
import { keyGroups } from '../../table/keyGroups';
import { PrimerDialog } from '../../table/lesson/PrimerDialog';
import { DeleteDialog } from '../saves/DeleteDialog';
import '../../page/lobby/Lobby.css';
import '../../page/lobby/Poster.css';
import './LobbyPage.css';
import { SavedGames } from './SavedGames';
import { BoxShelf } from './shelf/BoxShelf';
import { titleLines } from './shelf/titleLines';
import { useLobbyGames } from './useLobbyGames';

export interface LobbyPageProps {
  /** Goes to a page of the game. */
  readonly navigate: (path: string) => void;
  /** Selects another game. */
  readonly onChoose: (id: string) => void;
}

/** Actions on a saved game that need confirmation. */
type Asked =
  | { readonly to: 'export'; readonly id: string }
  | { readonly to: 'delete'; readonly id: string; readonly called: string };

/** The lobby: sets up a new game or resumes a saved one. */
export function LobbyPage({ navigate, onChoose }: LobbyPageProps) {
  const notices = useNotices();
  const preferenceStore = usePreferenceStore();
  const random = useRandom();
  const saves = useSaves();
  const sessions = useSessions();
  const lobby = useLobby();
  const module = useStore(lobby);
  const preferences = usePreferences();
  const { problem } = useStore(useNoticeStore());
  const { title, tagline, primer, keys } = module.words(preferences.language);
  const { Form } = module.lobby;
  const messages = useMessages();
  const { entries } = shelf;
  const { id } = module.rules;
  const entry = entries.find((each) => each.id === id);
  const Poster = entry?.box?.Poster;
  const [proposed] = useState(() => lobby.seed ?? random.seed());
  const games = useLobbyGames(navigate);
  // The tab order must follow the visual order.
  const [upright, narrow, short] = [useBreakpoint('phone'), useBreakpoint('narrow'), useBreakpoint('short')];
  // As in the style sheet, where a single column has the page's buttons above its title.
  const oneColumn = narrow && (upright || !short);
  // A phone joins tables rather than hosting them, and has no room beside the shelf.
  const phone = upright || short;
  const hosted = useHostedRooms(id);
  const [settings, setSettings] = useState(false);
  const [learning, setLearning] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);

  const form = {
    seed: proposed,
    navigate,
    onStart: (plan: PlannedGame) => sessions.start(module, plan),
  };
  const top = (
    <div className="lobby-top">
      {primer === undefined ? (
        <RulesLink entry={entry} />
      ) : (
        <Button className="lobby-primer" onPress={() => setLearning(true)}>
          {messages.lobby.primer}
        </Button>
      )}
      {entry?.puzzles !== undefined && (
        <Button className="lobby-primer lobby-puzzle" onPress={() => navigate(`/puzzle/${id}`)}>
          <Icon name="idea" />
          <span>{messages.puzzles.link}</span>
        </Button>
      )}
      <PageLanguage />
      <IconButton icon="settings" label={messages.table.settings} onPress={() => setSettings(true)} />
    </div>
  );
  return (
    <SeatOrderProvider seats={module.seats}>
      {Poster !== undefined && (
        <div key={id} className="lobby-poster">
          <Poster />
        </div>
      )}
      <main className="ui-page lobby ui-safe">
        {oneColumn && top}
        <div className="lobby-title">
          <Title text={title} />
          <p className="lobby-tagline">{tagline}</p>
          {hosted && !phone && <PlayWithPhonesLink game={id} navigate={navigate} />}
          <div className="lobby-low">
            {entries.length > 1 && (
              <BoxShelf
                entries={entries}
                chosen={id}
                onChoose={onChoose}
                onLook={(looked) => void shelf.load(looked).catch(() => {})}
              />
            )}
            <SavedGames
              entries={entries}
              games={games.rows}
              unreadable={games.unreadable}
              onContinue={(id) => void games.resume(id, false)}
              onWatch={(id) => void games.resume(id, true)}
              onExport={(game) =>
                game.over ? void games.keepAsFile(game.id) : setAsked({ to: 'export', id: game.id })
              }
              onExportUnreadable={(id) => void games.keepAsFile(id)}
              onImport={(file) => void games.openFile(file)}
              onMine={() => navigate('/mine')}
              onJoin={hosted && phone ? () => navigate('/join') : null}
              onDelete={(id, called) => setAsked({ to: 'delete', id, called })}
            />
          </div>
        </div>
        <div className="lobby-desk">
          {!oneColumn && top}
          <SaveNotice saves={saves} game={null} />
          <IgnoredNotice />
          {problem !== null && <ErrorNotice problem={problem} onDismiss={() => notices.report(null)} />}
          {Form === undefined ? (
            <SetupForm key={id} module={module} {...form} />
          ) : (
            <Form key={id} {...form} />
          )}
        </div>
      </main>
      {settings && (
        <SettingsDialog
          preferences={preferences}
          keyGroups={keyGroups(messages, { id, title, keys }, null)}
          onChange={(change) => preferenceStore.change(change)}
          onClose={() => setSettings(false)}
        />
      )}
      {learning && primer !== undefined && (
        <PrimerDialog
          module={module}
          parts={primer}
          onFirstGame={entry?.teaching?.firstGame === true ? () => navigate(`/learn/${id}/first`) : null}
          onLearn={entry?.teaching?.lessons === true ? () => navigate(`/learn/${id}`) : null}
          onRules={entry?.teaching === undefined ? null : () => navigate(`/rules/${id}`)}
          onClose={() => setLearning(false)}
        />
      )}
      {asked?.to === 'export' && (
        <ExportDialog
          onExport={() => {
            setAsked(null);
            void games.keepAsFile(asked.id);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.to === 'delete' && (
        <DeleteDialog
          called={asked.called}
          onDelete={() => {
            setAsked(null);
            void games.remove(asked.id);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </SeatOrderProvider>
  );
}

/** The game's title in large letters. */
function Title({ text }: { readonly text: string }) {
  const lines = titleLines(text);
  const letters = Math.max(...lines.map((line) => line.length));
  return (
    <h1 aria-label={text} style={{ '--letters': letters } as CSSProperties}>
      {lines.map((line) => (
        <span key={line} aria-hidden="true">
          {line}
        </span>
      ))}
    </h1>
  );
}
