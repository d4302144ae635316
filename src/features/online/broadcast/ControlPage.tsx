import { useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useLanguage, useMessages } from '#i18n';
import { useMemory, usePageClock } from '#module';
import { ErrorNotice, LinkField, Segmented, usePageTitle } from '#ui';
import { persistentQuery } from '../../../page/address';
import { BookHead } from '../../../page/book/BookHead';
import { shelf } from '../../../page/shelf';
import { nameIn } from '../client/remoteSession';
import { loadKeys, type StoredKeys } from '../client/roomStorage';
import { CrowdForm } from '../crowd/CrowdForm';
import '../client/Rooms.css';
import { SeatsDialog } from '../rooms/SeatsDialog';
import { TableDesk } from '../rooms/TableDesk';
import { AtRoom, type BroadcastPlace } from './AtRoom';
import { BroadcastForm } from './BroadcastForm';
import './ControlPage.css';
import { linkTo } from '../client/keys';
import { queryOf } from './options';

export interface ControlPageProps {
  readonly code: string;
}

/** Control room of a broadcast: contents, delay, look and links. */
export function ControlPage({ code }: ControlPageProps) {
  const memory = useMemory();
  const { watch } = useMessages();
  usePageTitle(watch.controlTitle);
  return (
    <AtRoom code={code} part="control">
      {(place) => <Desk place={place} keys={loadKeys(memory, code)} />}
    </AtRoom>
  );
}

interface DeskProps {
  readonly place: BroadcastPlace;
  /** All keys of the room; null on a device that did not open it. */
  readonly keys: StoredKeys | null;
}

function Desk({ place, keys }: DeskProps) {
  const clock = usePageClock();
  const { found, link, state, feed, own } = place;
  const { watch, rooms } = useMessages();
  const { search } = useLocation();
  const { broadcast } = useStore(feed.store);
  const { defaultNames } = found.module.words(useLanguage());
  const { room, status, problem } = state;
  const [managing, setManaging] = useState(false);
  const names = room.seats.map(({ seat }) => ({ seat, name: nameIn(room, seat, defaultNames) }));
  const named = Object.fromEntries(names.map(({ seat, name }) => [seat, name]));
  const entry = shelf.entries.find(({ id }) => id === room.game)!;
  return (
    <div className="ui-page rooms-page control-page ui-safe">
      <BookHead entry={entry} title={watch.controlTitle} links={null}>
        {status === 'away' && (
          <p className="room-lost" role="status">
            {rooms.lost}
          </p>
        )}
      </BookHead>
      <main className="rooms-body control-body">
        {problem !== null && <ErrorNotice problem={problem} onDismiss={() => link.dismiss()} />}
        <Preview room={keys?.watch ?? room.room} search={search} lookKey={keys?.spectator ?? own} />
        <TableDesk link={link} room={room} names={named} onManage={() => setManaging(true)} />
        <BroadcastForm
          now={() => clock.now()}
          broadcast={broadcast}
          names={names}
          onChange={(changed) => void link.ask({ do: 'broadcast', broadcast: changed })}
        />
        <section className="control-form">
          <CrowdForm link={link} room={room} names={named} keys={keys} />
        </section>
        {managing && (
          <SeatsDialog link={link} room={room} names={named} keys={keys} onClose={() => setManaging(false)} />
        )}
        <Links keys={keys} code={room.room} query={queryOf(broadcast)} feed={broadcast.feed} />
      </main>
    </div>
  );
}

interface PreviewProps {
  readonly room: string;
  readonly search: string;
  readonly lookKey: string;
}

/** The broadcast as spectators see it. */
function Preview({ room, search, lookKey }: PreviewProps) {
  const { watch } = useMessages();
  const [tall, setTall] = useState(false);
  const address = linkTo('', 'watch', room, persistentQuery(search), lookKey);
  return (
    <section className="control-preview" data-tall={tall || undefined} aria-label={watch.preview}>
      <div className="control-preview-head">
        <h2>{watch.preview}</h2>
        <Segmented
          label={watch.preview}
          quietLabel
          value={tall ? 'tall' : 'wide'}
          options={[
            { value: 'wide', label: watch.wide },
            { value: 'tall', label: watch.tall },
          ]}
          onChange={(shape) => setTall(shape === 'tall')}
        />
      </div>
      <iframe title={watch.preview} src={address} />
    </section>
  );
}

interface LinksProps extends Pick<DeskProps, 'keys'> {
  /** Room code for players. */
  readonly code: string;
  readonly query: string;
  /** Whether there is a feed. */
  readonly feed: boolean;
}

/** Links to the broadcast, for copying. */
function Links({ keys, code, query, feed }: LinksProps) {
  const { watch } = useMessages();
  const { origin } = window.location;
  if (keys === null) return <p className="control-links">{watch.noLinks}</p>;
  const room = keys.watch;
  const and = query === '' ? '?' : `${query}&`;
  return (
    <section className="control-links" aria-label={watch.links}>
      <h2>{watch.links}</h2>
      <LinkField
        label={watch.watchLink}
        hint={watch.linkHint}
        link={linkTo(origin, 'watch', room, query, keys.spectator)}
      />
      <LinkField
        label={watch.clearLink}
        hint=""
        link={linkTo(origin, 'watch', room, `${and}bg=none`, keys.spectator)}
      />
      {feed && (
        <LinkField
          label={watch.feedLink}
          hint={watch.feedLinkHint}
          link={`${origin}/watch/${room}${and}from=feed`}
        />
      )}
      <LinkField label={watch.castLink} hint="" link={linkTo(origin, 'cast', room, '', keys.caster)} />
      <LinkField
        label={watch.controlLink}
        hint={watch.controlLinkHint}
        link={`${origin}/control/${code}#key=${keys.table}`}
      />
    </section>
  );
}
