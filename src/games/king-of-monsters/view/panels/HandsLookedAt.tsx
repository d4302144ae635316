import { nameOf, type SeatNames } from '#module';
import './HandsLookedAt.css';
import type { ShownHand } from './hands';
import { usePlayMessages } from './messages';
import { SmallHand } from './SmallHand';

export interface HandsLookedAtProps {
  readonly hands: readonly ShownHand[];
  readonly names: SeatNames;
}

/** Open hands, shown while nothing is being chosen. */
export function HandsLookedAt({ hands, names }: HandsLookedAtProps) {
  const words = usePlayMessages();
  return (
    <ul className="king-looked-at" aria-label={words.hand.open}>
      {hands.map((hand) => (
        <SmallHand key={hand.owner} hand={hand} name={nameOf(names, hand.owner)} />
      ))}
    </ul>
  );
}
