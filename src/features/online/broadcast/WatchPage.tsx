import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { LanguageProvider, useMessages, useReasons } from '#i18n';
import { usePreferences } from '#module';
import { usePageTitle, Waiting } from '#ui';
import { useWakeLock } from '../../../page/useWakeLock';
import { AtRoom, type BroadcastPlace } from './AtRoom';
import { BroadcastTable } from './BroadcastTable';
import { connectToFeed } from './feedConnection';
import { readOptions, shownAs, type WatchOptions } from './options';

export interface WatchPageProps {
  readonly code: string;
}

/** The broadcast of a room: table and overlay, without controls. */
export function WatchPage({ code }: WatchPageProps) {
  const { search } = useLocation();
  const { watch } = useMessages();
  const reasons = useReasons();
  const read = readOptions(search);
  const clear = read.ok && read.value.bg === 'none';
  usePageTitle(watch.title);
  useWakeLock();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (clear) dataset.ground = 'none';
    return () => {
      delete dataset.ground;
    };
  }, [clear]);
  if (read.ok) {
    const { value: options } = read;
    const { delay = 0 } = options;
    return (
      <AtRoom
        code={code}
        part="watch"
        delay={delay}
        clear={clear}
        {...(options.from === 'feed' && { connect: connectToFeed })}
      >
        {(place) => <Shown options={options} place={place} />}
      </AtRoom>
    );
  }
  return (
    <main className="cast-notice">
      <h1>{watch.badOptions}</h1>
      <ul>
        {read.error.map((problem) => (
          <li key={problem.field}>
            <code>{problem.field}</code> {reasons({ ...problem, field: '' })}
          </li>
        ))}
      </ul>
    </main>
  );
}

interface ShownProps {
  readonly options: WatchOptions;
  readonly place: BroadcastPlace;
}

function Shown({ options, place }: ShownProps) {
  const { broadcast } = useStore(place.feed.store);
  const { language: own } = usePreferences();
  const shown = shownAs(options, broadcast);
  const clear = options.bg === 'none';
  const language = shown.language ?? own;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageProvider language={language}>
      <BroadcastTable
        place={place}
        broadcast={shown}
        waiting={clear ? null : <Waiting />}
        behind={broadcast.delay + (options.delay ?? 0)}
        clear={clear}
        desk={null}
      />
    </LanguageProvider>
  );
}
