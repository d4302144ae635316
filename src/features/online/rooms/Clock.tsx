import { type CSSProperties, useEffect, useState } from 'react';
import { useMessages } from '#i18n';
import { nameOf, type SeatNames } from '#module';
import type { RoomClock } from '#net';
import { Button, classes, clockTime, SeatMark } from '#ui';
import './Clock.css';
import type { KnownTime } from '../client/RoomClient';

/** Below this many seconds, the rest is announced. */
const SHORT = 5;
/** Below this many seconds, each one ticks. */
const TICKING = 10;
/** Refresh interval, ms. */
const EACH = 250;

export interface ClockProps {
  readonly clock: RoomClock;
  readonly time: KnownTime;
  readonly names: SeatNames;
  /** Lets a bot decide; null on a device that may not. */
  readonly onSkip: (() => void) | null;
}

/** Time left for the current decision, and what happens at the end. Remount for each decision. */
export function SeatClock({ clock, time, names, onSkip }: ClockProps) {
  const { rooms, levels } = useMessages();
  const words = rooms.clock;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), EACH);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, (time.until - now) / 1000);
  const over = left === 0;
  const name = nameOf(names, time.seat);
  return (
    <section
      className={classes('room-clock', left <= SHORT && 'short')}
      aria-label={words.title}
      style={{ '--left': left / clock.seconds } as CSSProperties}
    >
      <p className="room-clock-time">
        <SeatMark seat={time.seat} size="1.1rem" />
        <strong
          key={left <= TICKING ? Math.ceil(left) : undefined}
          data-arrives={!over && left <= TICKING ? 'tick' : undefined}
        >
          {over ? words.over(name) : clockTime(Math.ceil(left))}
        </strong>
        <small>{words.afterwards[clock.end](levels.of[clock.level].called)}</small>
      </p>
      <span className="room-clock-bar" aria-hidden="true" />
      {over && onSkip !== null && clock.end === 'host' && (
        <Button look="primary" onPress={onSkip}>
          {words.skip(name)}
        </Button>
      )}
    </section>
  );
}
