import { useLocation, useNavigate } from 'react-router';
import { type Messages, useMessages, useReasons } from '#i18n';
import { Button, Waiting } from '#ui';
import { persistentQuery } from '../../../page/address';
import { FaultPage } from '../../../page/faults/FaultPage';
import type { FoundRoom } from './useFoundRoom';

/** Only an unknown room can be "no such table"; connection failures get another title. */
function titleOf(found: FoundRoom, { gone, noTable, notOpened }: Messages['rooms']): string {
  if (found.state !== 'failed') return gone;
  if (found.problem.code !== 'room.unknown') return notOpened;
  return found.looksOn === true ? noTable : gone;
}

/** Why there is no table: not started, unknown, unreachable, or hosted by another device. */
export function RoomError({ found }: { readonly found: FoundRoom }) {
  const { rooms, faults } = useMessages();
  const reasons = useReasons();
  const { search } = useLocation();
  const navigate = useNavigate();
  if (found.state === 'looking') {
    return (
      <div className="rooms-trouble">
        <Waiting among />
        <p role="status">{found.why === 'early' ? rooms.early : rooms.lost}</p>
      </div>
    );
  }
  const text =
    found.state === 'failed' ? reasons(found.problem) : reasons({ field: 'key', code: 'room.key' });
  const looksOn = found.state === 'failed' && found.looksOn === true;
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return (
    <FaultPage title={titleOf(found, rooms)} text={looksOn ? `${sentence} ${rooms.lookingOn}` : sentence}>
      <Button look="primary" onPress={() => void navigate(`/join${persistentQuery(search)}`)}>
        {rooms.joinInstead}
      </Button>
      <Button onPress={() => void navigate(`/${persistentQuery(search)}`)}>{faults.lobby}</Button>
    </FaultPage>
  );
}
