import type { CSSProperties } from 'react';
import { useMessages } from '#i18n';
import type { BallotInfo } from '#net';
import { ballotName } from '../client/crowdState';
import './Crowd.css';

/** Remaining time of a ballot as a shrinking bar. */
export function TimeBar({ ballot }: { readonly ballot: BallotInfo }) {
  const { crowd } = useMessages();
  const style = {
    '--left': ballot.left / ballot.seconds,
    '--seconds': `${ballot.left}s`,
  } as CSSProperties;
  return (
    <div className="crowd-time" key={ballotName(ballot)}>
      <span className="visually-hidden">{crowd.open(ballot.seconds)}</span>
      <span className="crowd-time-left" style={style} />
    </div>
  );
}
