import { useZorglMessages } from '../messages';
import './DeckInfo.css';

export interface DeckInfoProps {
  /** Cards left to draw. */
  readonly draw: number;
  readonly discard: number;
}

/** How many cards the two piles hold. */
export function DeckInfo({ draw, discard }: DeckInfoProps) {
  const { deck } = useZorglMessages();
  return (
    <ul className="zorgl-deck" aria-label={deck.label}>
      <li>{deck.draw(draw)}</li>
      <li>{deck.discard(discard)}</li>
    </ul>
  );
}
