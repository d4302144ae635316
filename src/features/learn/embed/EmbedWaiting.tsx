import { Waiting } from '#ui';
import { playedPoster } from './played';

const keep = (element: HTMLDivElement | null) => {
  if (playedPoster !== null) element?.replaceChildren(playedPoster);
};

/** Shown while the program loads: the poster stays in place. */
export function EmbedWaiting() {
  return playedPoster === null ? <Waiting /> : <div ref={keep} />;
}
