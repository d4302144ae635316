import { Button } from '#ui';
import { usePlayMessages } from './messages';
import type { Standing } from './standing';

export interface StandingButtonsProps {
  /** What is not asked any more. */
  readonly refused: readonly Standing[];
  onAskAgain(kind: Standing): void;
}

/** What is not asked in this game any more, each with a way back. */
export function StandingButtons({ refused, onAskAgain }: StandingButtonsProps) {
  const { standing } = usePlayMessages();
  return refused.map((kind) => (
    <Button key={kind} look="quiet" onPress={() => onAskAgain(kind)}>
      {standing.again[kind]}
    </Button>
  ));
}
