import { useState } from 'react';
import { type Card, SIDES, type Side, sizeOf, type View } from '#king-of-monsters/rules';
import { Button, Dialog } from '#ui';
import { cardWords } from './actionWords';
import { CardFace } from './CardFace';
import { keyed } from './hands';
import { usePlayMessages } from './messages';
import './Piles.css';

/** The button that shows the piles: their sizes, and the discards, which are open (K1.3). */
export function Piles({ view }: { readonly view: View }) {
  const words = usePlayMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="king-piles-more" onPress={() => setOpen(true)}>
        {words.piles.show}
      </Button>
      {open && (
        <Dialog title={words.piles.label} className="king-piles" onClose={() => setOpen(false)}>
          <div className="king-piles-sides">
            {SIDES.map((side) => (
              <SidePiles key={side} side={side} view={view} />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The two decks of a side with their discards. */
function SidePiles({ side, view }: { readonly side: Side; readonly view: View }) {
  const words = usePlayMessages();
  const { combat, combatDiscard, action, actionDiscard } = view.decks[side];
  const top = 'count' in action ? action.top : undefined;
  return (
    <section className="king-piles-side">
      <h3>{words[side]}</h3>
      <h4>{words.piles.combat(sizeOf(combat))}</h4>
      <PileCards cards={combatDiscard} side={side} />
      <h4>{words.piles.action(sizeOf(action))}</h4>
      {top !== undefined && <p>{words.piles.top(cardWords(top, words))}</p>}
      <PileCards cards={actionDiscard} side={side} />
    </section>
  );
}

/** The discards, newest first. */
function PileCards({ cards, side }: { readonly cards: readonly Card[]; readonly side: Side }) {
  const words = usePlayMessages();
  return (
    <>
      <p>{words.piles.discarded(cards.length)}</p>
      {cards.length > 0 && (
        <ol className="king-pile-cards">
          {keyed(cards)
            .toReversed()
            .map(({ key, card }) => (
              <li key={key}>
                <CardFace card={card} side={side} />
                <span className="visually-hidden">{cardWords(card, words)}</span>
              </li>
            ))}
        </ol>
      )}
    </>
  );
}
