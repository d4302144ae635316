import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { CROWD_SECONDS, type Crowd } from '#net';
import { Button } from '#ui';
import type { RoomClient } from '../client/RoomClient';

/** Assumed delay of a stream plus time to choose, seconds. */
const ON_THE_WAY = 10;

export interface LateVoteProps {
  readonly link: RoomClient;
  readonly crowd: Crowd;
  readonly onSeconds: (seconds: Crowd['seconds']) => void;
}

/** Warns if a vote ends before the delayed broadcast shows it, and offers a fix. Otherwise hidden. */
export function LateVote({ link, crowd, onSeconds }: LateVoteProps) {
  const { crowd: words } = useMessages();
  const broadcast = useStore(link.store, (state) => state.broadcast);
  if (broadcast === null || broadcast.delay === 0 || broadcast.delay + ON_THE_WAY <= crowd.seconds)
    return null;
  const longer = CROWD_SECONDS.find((seconds) => seconds >= broadcast.delay + ON_THE_WAY);
  return (
    <div className="crowd-late" role="status">
      <p>{words.late(broadcast.delay, crowd.seconds)}</p>
      {longer !== undefined && <Button onPress={() => onSeconds(longer)}>{words.voteLonger(longer)}</Button>}
      <Button onPress={() => void link.ask({ do: 'broadcast', broadcast: { ...broadcast, delay: 0 } })}>
        {words.noDelay}
      </Button>
    </div>
  );
}
