import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { LanguageProvider, useMessages, useReasons } from '#i18n';
import { SeatOrderProvider, usePageTitle, Waiting } from '#ui';
import { useWakeLock } from '../attract/useWakeLock';
import type { Page } from '../page';
import { keptKeys } from '../rooms/kept';
import { RoomTrouble } from '../rooms/RoomTrouble';
import { type FoundRoom, useFoundRoom } from '../rooms/useFoundRoom';
import { useRoomLink } from '../rooms/useRoomLink';
import { useGameTable } from '../table/useGameTable';
import { Feed } from './feed';
import { heldBack } from './heldBack';
import { KEY_OF, keyIn } from './keys';
import { readOptions, shownAs, type WatchOptions } from './options';
import { SoonCard } from './SoonCard';
import './Watch.css';
import { WatchTable } from './WatchTable';

export interface WatchPageProps {
  readonly page: Page;
  readonly code: string;
}

/** The broadcast of a room: its table and what is written over it, without anything to press. */
export function WatchPage({ page, code }: WatchPageProps) {
  const { search } = useLocation();
  const { watch } = useMessages();
  const reasons = useReasons();
  const read = readOptions(search);
  usePageTitle(watch.title);
  useWakeLock();
  if (!read.ok) {
    return (
      <main className="cast-notice">
        <h1>{watch.badOptions}</h1>
        <ul>
          {read.error.map((problem) => (
            <li key={problem.field}>
              <code>{problem.field}</code> {reasons(problem)}
            </li>
          ))}
        </ul>
      </main>
    );
  }
  return <Looked page={page} code={code} options={read.value} />;
}

interface LookedProps extends WatchPageProps {
  readonly options: WatchOptions;
}

/** Looks for the room, by the key of the address or of this device. */
function Looked({ page, code, options }: LookedProps) {
  const { hash } = useLocation();
  const { watch } = useMessages();
  const found = useFoundRoom(page, code);
  const key = keyIn(hash) ?? keptKeys(page, code)?.[KEY_OF.watch] ?? null;
  const clear = options.bg === 'none';
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (clear) dataset.ground = 'none';
    return () => {
      delete dataset.ground;
    };
  }, [clear]);
  if (key === null) {
    return (
      <main className="cast-notice">
        <h1>{watch.noKey}</h1>
        <p>{watch.noKeyText}</p>
      </main>
    );
  }
  if (found.state === 'looking' && !found.away) return clear ? null : <Waiting />;
  if (found.state !== 'found') return <RoomTrouble found={found} />;
  return (
    <SeatOrderProvider seats={found.module.seats}>
      <Entered page={page} found={found} roomKey={key} options={options} />
    </SeatOrderProvider>
  );
}

interface EnteredProps extends Pick<LookedProps, 'page' | 'options'> {
  readonly found: Extract<FoundRoom, { readonly state: 'found' }>;
  readonly roomKey: string;
}

const later = (seconds: number, run: () => void) => {
  const timer = setTimeout(run, seconds * 1000);
  return () => clearTimeout(timer);
};

function Entered({ page, found, roomKey, options }: EnteredProps) {
  const { delay = 0 } = options;
  const [held] = useState(() => ({ ...found, connection: heldBack(found.connection, delay, later) }));
  // Before the link, which asks to be let in: what is told then is for both.
  const [feed] = useState(() => new Feed(held.connection));
  useEffect(() => () => feed.close(), [feed]);
  const { link, state } = useRoomLink(held, roomKey);
  const { broadcast } = useStore(feed.store);
  const table = useGameTable(page, found.module);
  const own = useStore(page.store, ({ preferences }) => preferences.language);
  const shown = shownAs(options, broadcast);
  const { source, room, status } = state;
  const language = shown.language ?? own;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  let picture: ReactNode;
  if (status === 'refused') picture = <RoomTrouble found={{ state: 'failed', problem: state.problem! }} />;
  else if (table === null || source === null) picture = options.bg === 'none' ? null : <Waiting />;
  else if (!room.begun) picture = <SoonCard room={room} module={found.module} />;
  else {
    picture = (
      <WatchTable
        key={state.deals}
        page={page}
        module={found.module}
        table={table}
        room={state}
        link={link}
        source={source}
        feed={feed}
        broadcast={shown}
        behind={broadcast.delay + delay}
        clear={options.bg === 'none'}
        desk={null}
      />
    );
  }
  return (
    <LanguageProvider language={language}>
      <div className="cast" data-theme={shown.theme} style={{ '--margin': shown.margins / 100 } as object}>
        {picture}
      </div>
    </LanguageProvider>
  );
}
