import { useId } from 'react';
import { Button } from '#ui';
import { usePlayMessages } from './messages';
import type { Standing } from './standing';

export interface StandingButtonsProps {
  /** The questions that are switched off. */
  readonly refused: readonly Standing[];
  onAskAgain(kind: Standing): void;
}

/**
 * How many questions are switched off in this game and, on demand, which, each with a button to restore it.
 */
export function StandingButtons({ refused, onAskAgain }: StandingButtonsProps) {
  const { standing } = usePlayMessages();
  const drawer = useId();
  if (refused.length === 0) return null;
  return (
    <>
      <button type="button" className="ui-button king-piles-more" popoverTarget={drawer}>
        {standing.off(refused.length)}
      </button>
      <div id={drawer} popover="auto" className="ui-page king-piles king-standing">
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
