import { useMessages } from '#i18n';
import { FAIR_PAUSES, type RoomInfo } from '#net';
import { Select } from '#ui';
import type { RoomClient } from '../client/RoomClient';
import { hostingOf, setHosting } from './hosting';

const OFF = 0;

export interface FairFormProps {
  readonly link: RoomClient;
  readonly room: RoomInfo;
}

/** Settings for unattended tables, as at a fair or in a shop. */
export function FairForm({ link, room }: FairFormProps) {
  const { rooms } = useMessages();
  return (
    <div>
      <Select
        label={rooms.fair}
        value={hostingOf(room).fair ?? OFF}
        options={[
          { value: OFF, label: rooms.fairOff },
          ...FAIR_PAUSES.map((value) => ({ value, label: rooms.fairAfter(value) })),
        ]}
        onChange={(chosen) =>
          setHosting(link, room, { fair: FAIR_PAUSES.find((each) => each === chosen) ?? null })
        }
      />
      <p className="room-hint">{rooms.fairHint}</p>
    </div>
  );
}
