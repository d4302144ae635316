import { LEVELS } from '#core';
import { useMessages } from '#i18n';
import { CLOCK_ENDS, CLOCK_SECONDS, type RoomClock, type RoomInfo } from '#net';
import { Segmented, Select } from '#ui';
import type { RoomClient } from '../client/RoomClient';
import './Clock.css';

const OFF = 0;
const DEFAULT_CLOCK: Omit<RoomClock, 'seconds'> = { end: 'bot', level: 'greedy' };

export interface ClockFormProps {
  readonly link: RoomClient;
  readonly room: RoomInfo;
}

/** Settings of the clock: time per decision and what happens at the end. */
export function ClockForm({ link, room }: ClockFormProps) {
  const { rooms, levels } = useMessages();
  const { clock = null } = room;
  const words = rooms.clock;
  const set = (changed: RoomClock | null) => void link.ask({ do: 'clock', clock: changed });
  return (
    <section className="room-clock-form" aria-label={words.title}>
      <Select
        label={words.title}
        value={clock?.seconds ?? OFF}
        options={[
          { value: OFF, label: words.off },
          ...CLOCK_SECONDS.map((value) => ({ value, label: words.secondsOf(value) })),
        ]}
        onChange={(chosen) => {
          const seconds = CLOCK_SECONDS.find((each) => each === chosen);
          set(seconds === undefined ? null : { ...DEFAULT_CLOCK, ...clock, seconds });
        }}
      />
      {clock !== null && (
        <>
          <Segmented
            label={words.end}
            value={clock.end}
            options={CLOCK_ENDS.map((value) => ({ value, label: words.ends[value] }))}
            onChange={(end) => set({ ...clock, end })}
          />
          {clock.end !== 'wait' && (
            <Select
              label={words.level}
              value={clock.level}
              options={LEVELS.map((value) => ({ value, label: levels.of[value].called }))}
              onChange={(level) => set({ ...clock, level })}
            />
          )}
        </>
      )}
    </section>
  );
}
