import { useState } from 'react';
import { Button, Dialog } from '#ui';
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
  const [open, setOpen] = useState(false);
  if (refused.length === 0) return null;
  return (
    <>
      <Button className="king-piles-more" onPress={() => setOpen(true)}>
        {standing.off(refused.length)}
      </Button>
      {open && (
        <Dialog title={standing.title} className="king-standing" onClose={() => setOpen(false)}>
          <div className="king-standing-list">
            {refused.map((kind) => (
              <Button
                key={kind}
                onPress={() => {
                  setOpen(false);
                  onAskAgain(kind);
                }}
              >
                {standing.again[kind]}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
