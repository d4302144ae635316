import { useMessages } from '#i18n';
import type { GameModule } from '#module';
import type { RoomInfo, RoomResponses } from '#net';
import { Button, downloadText } from '#ui';
import type { RoomClient } from '../client/RoomClient';

export interface LostStepsProps {
  readonly room: RoomInfo;
  readonly module: GameModule;
  /** The host's client, which can save the record; null on other devices. */
  readonly link: RoomClient | null;
}

/** Reports that a game has lost its latest steps and offers the host to save the rest. Otherwise hidden. */
export function LostSteps({ room, module, link }: LostStepsProps) {
  const { rooms } = useMessages();
  if (room.lost === undefined) return null;
  const save = async () => {
    const answer = await link?.ask<RoomResponses['salvage']>({ do: 'salvage', match: room.match });
    if (answer?.ok !== true) return;
    const name = `${module.rules.id}-${room.room.toLowerCase()}-${room.match}.kaiju-game.json`;
    downloadText(name, `${JSON.stringify(answer.value, null, 2)}\n`);
  };
  return (
    <div className="room-lost" role="status">
      {room.lost === 0 ? rooms.recordDamaged : rooms.stepsLost(room.lost)}
      {link !== null && <Button onPress={() => void save()}>{rooms.salvage}</Button>}
    </div>
  );
}
