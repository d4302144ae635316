import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#i18n';
import { useMemory } from '#module';
import { SeatOrderProvider, Waiting } from '#ui';
import type { RoomClient, RoomState } from '../client/RoomClient';
import { RoomError } from '../client/RoomError';
import { loadKeys } from '../client/roomStorage';
import { type Connect, type FoundRoom, useFoundRoom } from '../client/useFoundRoom';
import { useRoomLink } from '../client/useRoomLink';
import './Cards.css';
import { KEY_OF, keyIn, type WatchPart } from '../client/keys';
import { delayedFeed } from './delayedFeed';
import { FeedClient } from './feed';

type Found = Extract<FoundRoom, { readonly state: 'found' }>;

/** A page that has joined a room. */
export interface BroadcastPlace {
  readonly found: Found;
  readonly link: RoomClient;
  readonly state: RoomState;
  readonly feed: FeedClient;
  /** The key it joined with. */
  readonly own: string;
}

export interface AtRoomProps {
  readonly code: string;
  readonly part: WatchPart;
  /** Delay of incoming events, seconds. */
  readonly delay?: number;
  /** Whether the page stays blank while waiting. */
  readonly clear?: boolean;
  /** Opens the connection; default: the server's socket. Feeds need no key. */
  readonly connect?: Connect;
  readonly children: (place: BroadcastPlace) => ReactNode;
}

/** Finds and joins a room with the key from the address or this device; shows the reason if it fails. */
export function AtRoom(props: AtRoomProps) {
  const memory = useMemory();
  const { code, part, clear = false, connect } = props;
  const { hash } = useLocation();
  const { watch } = useMessages();
  const found = useFoundRoom(code, connect);
  const own = connect === undefined ? (keyIn(hash) ?? loadKeys(memory, code)?.[KEY_OF[part]] ?? null) : '';
  if (own === null) {
    return (
      <main className="cast-notice">
        <h1>{watch.noKey}</h1>
        <p>{watch.noKeyText}</p>
      </main>
    );
  }
  if (found.state === 'looking' && found.why === null) return clear ? null : <Waiting />;
  if (found.state !== 'found') return <RoomError found={found} />;
  return (
    <SeatOrderProvider seats={found.module.seats}>
      <Entered {...props} found={found} own={own} />
    </SeatOrderProvider>
  );
}

function later(seconds: number, run: () => void): () => void {
  const timer = setTimeout(run, seconds * 1000);
  return () => clearTimeout(timer);
}

interface EnteredProps extends AtRoomProps, Pick<BroadcastPlace, 'found' | 'own'> {}

function Entered({ found, own, delay = 0, children }: EnteredProps) {
  const [held] = useState(() => ({ ...found, connection: delayedFeed(found.connection, delay, later) }));
  // Created before the RoomClient, because both handle the first events after joining.
  const [feed] = useState(() => new FeedClient(held.connection));
  useEffect(() => () => feed.close(), [feed]);
  const { link, state } = useRoomLink(held, own);
  if (state.status === 'refused') return <RoomError found={{ state: 'failed', problem: state.problem! }} />;
  return children({ found, link, state, feed, own });
}
