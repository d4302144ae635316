import { Waiting } from '#ui';
import { playedPoster } from './played';

const keep = (element: HTMLDivElement | null) => {
  if (playedPoster !== null) element?.replaceChildren(playedPoster);
};

/** What a frame shows while the program is loaded: the poster stays where it was pressed. */
export function EmbedWaiting() {
  return playedPoster === null ? <Waiting /> : <div ref={keep} />;
}
