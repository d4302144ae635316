import { useEffect, useState } from 'react';
import { useMessages } from '#i18n';
import { EMOTES } from '#net';
import { EmoteFace } from '../client/Emotes';
import './Crowd.css';
import type { CrowdState } from '../client/crowdState';

/** Display time of reactions, ms. */
const SHOWN = 3500;

/** The crowd's latest reactions; they disappear by themselves. */
export function CheersBubble({ cheers }: Pick<CrowdState, 'cheers'>) {
  const { crowd, rooms } = useMessages();
  const [past, setPast] = useState(cheers?.number ?? 0);
  useEffect(() => {
    if (cheers === null) return;
    const timer = setTimeout(() => setPast(cheers.number), SHOWN);
    return () => clearTimeout(timer);
  }, [cheers]);
  if (cheers === null || cheers.number <= past) return null;
  return (
    <ul className="crowd-cheers" aria-label={crowd.reactions}>
      {EMOTES.map((emote) => {
        const count = cheers.made[emote] ?? 0;
        return count === 0 ? null : (
          <li key={emote}>
            <EmoteFace emote={emote} />
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{crowd.reaction(rooms.emotes[emote], count)}</span>
          </li>
        );
      })}
    </ul>
  );
}
