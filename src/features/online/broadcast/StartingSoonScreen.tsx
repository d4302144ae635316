import { useEffect, useState } from 'react';
import { useLanguage, useMessages } from '#i18n';
import type { GameModule } from '#module';
import { usePageClock } from '#module';
import type { Broadcast, RoomInfo } from '#net';
import { clockTime, SeatMark } from '#ui';
import { shelf } from '../../../page/shelf';
import { nameIn } from '../client/remoteSession';
import './Cards.css';
import { EventTitle } from './EventTitle';

export interface StartingSoonScreenProps {
  readonly room: RoomInfo;
  readonly module: GameModule;
  readonly broadcast: Broadcast;
  /** Delay behind the table, seconds. */
  readonly behind: number;
}

/** Starting screen over the game's poster: title, players and countdown. */
export function StartingSoonScreen({ room, module, broadcast, behind }: StartingSoonScreenProps) {
  const { watch } = useMessages();
  const { title, tagline, defaultNames } = module.words(useLanguage());
  const { starts } = broadcast;
  const Poster = shelf.entries.find(({ id }) => id === module.rules.id)?.box?.Poster;
  return (
    <div className="cast-soon">
      {Poster !== undefined && (
        <div className="cast-soon-poster" aria-hidden="true">
          <Poster />
        </div>
      )}
      <EventTitle title={broadcast.title} game={title} />
      <p className="cast-tagline">{broadcast.title === '' ? tagline : title}</p>
      {starts === null ? (
        <p className="cast-soon-when" role="status">
          {watch.soon}
        </p>
      ) : (
        <Countdown until={starts + behind * 1000} />
      )}
      <ul aria-label={watch.seats}>
        {room.seats.map(({ seat }) => (
          <li key={seat}>
            <SeatMark seat={seat} size="1.1em" />
            {nameIn(room, seat, defaultNames)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Refresh interval, ms. */
const EACH = 250;

interface CountdownProps {
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Time until a game begins, then "soon". */
function Countdown({ until }: CountdownProps) {
  const clock = usePageClock();
  const { watch } = useMessages();
  const [now, setNow] = useState(clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), EACH);
    return () => clearInterval(timer);
  }, [clock]);
  const left = Math.ceil((until - now) / 1000);
  if (left <= 0) {
    return (
      <p className="cast-soon-when" role="status">
        {watch.soon}
      </p>
    );
  }
  return (
    <p className="cast-soon-left" role="timer">
      <small>{watch.soonIn}</small>
      <span>{clockTime(left)}</span>
    </p>
  );
}
