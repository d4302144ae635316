import { useId } from 'react';
import { Button } from '#ui';
import { usePlayMessages } from './messages';
import type { Standing } from './standing';

export interface StandingButtonsProps {
  /** What is not asked any more. */
  readonly refused: readonly Standing[];
  onAskAgain(kind: Standing): void;
}

/** How many questions are not asked in this game any more, and on demand which, each with a way back. */
export function StandingButtons({ refused, onAskAgain }: StandingButtonsProps) {
  const { standing } = usePlayMessages();
  const drawer = useId();
  if (refused.length === 0) return null;
  return (
    <>
      <button type="button" className="ui-button king-piles-more" popoverTarget={drawer}>
        {standing.off(refused.length)}
      </button>
      <div id={drawer} popover="auto" className="king-piles king-standing">
        <h2>{standing.title}</h2>
        {refused.map((kind) => (
          <Button
            key={kind}
            onPress={() => {
              document.getElementById(drawer)?.hidePopover?.();
              onAskAgain(kind);
            }}
          >
            {standing.again[kind]}
          </Button>
        ))}
      </div>
    </>
  );
}
