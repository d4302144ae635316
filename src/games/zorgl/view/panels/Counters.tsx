import { useState } from 'react';
import { useMessages } from '#i18n';
import { Dialog, PlayingCard } from '#ui';
import { type CardId, parseBoard, type View } from '#zorgl/rules';
import { cardFaceArt } from '../cardArt';
import { useZorglMessages } from '../messages';
import './Counters.css';
import { cardName } from './names';

/** Floors left of the plant; 0 once it has fallen. */
export function plantFloors({ board }: Pick<View, 'board'>): number {
  const parsed = parseBoard(board);
  if (!parsed.ok) return 0;
  for (const content of parsed.value) {
    const building = content.kind === 'monster' ? content.roof : content;
    if (building === null || !('floors' in building)) continue;
    if (building.plant) return building.floors;
  }
  return 0;
}

export interface CountersProps {
  /** Floors of the plant; the game ends when it falls (Z10.2). */
  readonly plant: number;
  /** Cards left to draw. */
  readonly draw: number;
  /** Public, newest last (Z2.6). */
  readonly discard: readonly CardId[];
}

/** Floors of the plant and cards left to draw. A click shows the discard pile. */
export function Counters({ plant, draw, discard }: CountersProps) {
  const { counters } = useZorglMessages();
  const [open, setOpen] = useState(false);
  const words = [counters.plant(plant), counters.draw(draw), counters.discard(discard.length)];
  return (
    <>
      <button
        type="button"
        className="ui-panel zorgl-counters"
        title={`${words.join('\n')}\n${counters.look}`}
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden">{`${words.join(', ')}. ${counters.look}`}</span>
        {COUNTED.map((sign, index) => (
          <span key={sign} className="zorgl-counter" aria-hidden="true">
            <Sign of={sign} />
            <span>{[plant, draw, discard.length][index]}</span>
          </span>
        ))}
      </button>
      {open && <DiscardDialog discard={discard} onClose={() => setOpen(false)} />}
    </>
  );
}

const COUNTED = ['plant', 'draw', 'discard'] as const;

const SIGNS = {
  plant: 'M7 3h10l-2 7c0 4 2 7 3 11H6c1-4 3-7 3-11zM8.5 7h7',
  draw: 'M8 3.5h10a1 1 0 0 1 1 1v13M5 7h9.5a1 1 0 0 1 1 1v12.5h-10.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z',
  discard: 'M4.5 9.5l8-5 7 11-8 5zM9 12.5l5.5 1.5',
} as const satisfies Record<(typeof COUNTED)[number], string>;

function Sign({ of }: { readonly of: (typeof COUNTED)[number] }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[of]} />
    </svg>
  );
}

/** All cards of the discard pile, newest first. */
function DiscardDialog({
  discard,
  onClose,
}: Pick<CountersProps, 'discard'> & { readonly onClose: () => void }) {
  const messages = useMessages();
  const { counters } = useZorglMessages();
  return (
    <Dialog title={counters.pile} onClose={onClose}>
      {discard.length === 0 ? (
        <p>{counters.none}</p>
      ) : (
        <ol className="zorgl-discard">
          {discard.toReversed().map((card) => (
            <li key={card} title={cardName(card, messages)}>
              <PlayingCard art={cardFaceArt(card, messages.cards.letters)} />
              <span className="visually-hidden">{cardName(card, messages)}</span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
