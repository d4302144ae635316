import { useId } from 'react';
import { type Card, SIDES, sizeOf, type View } from '#king-of-monsters/rules';
import { Button } from '#ui';
import { cardWords } from './actionWords';
import { CardFace } from './CardFace';
import { keyed } from './hands';
import { usePlayMessages } from './messages';
import './Piles.css';

/** Sizes of the piles and, on demand, the discards, which are open (K1.3). */
export function Piles({ view }: { readonly view: View }) {
  const words = usePlayMessages();
  const drawer = useId();
  return (
    <>
      <button type="button" className="ui-button king-piles-more" popoverTarget={drawer}>
        {words.piles.show}
      </button>
      <div id={drawer} popover="auto" className="ui-page king-piles">
        <section aria-label={words.piles.label}>
          <h2>{words.piles.label}</h2>
          {SIDES.map((side) => {
            const { combat, combatDiscard, action, actionDiscard } = view.decks[side];
            const top = 'count' in action ? action.top : undefined;
            return (
              <div key={side}>
                <h3>{words.piles.combat(words[side], sizeOf(combat), combatDiscard.length)}</h3>
                <PileCards cards={combatDiscard} />
                <h3>{words.piles.action(words[side], sizeOf(action), actionDiscard.length)}</h3>
                {top !== undefined && <p>{words.piles.top(cardWords(top, words))}</p>}
                <PileCards cards={actionDiscard} />
              </div>
            );
          })}
          <Button onPress={() => document.getElementById(drawer)?.hidePopover()}>{words.piles.close}</Button>
        </section>
      </div>
    </>
  );
}

/** The discards, newest first. */
function PileCards({ cards }: { readonly cards: readonly Card[] }) {
  const words = usePlayMessages();
  if (cards.length === 0) return <p>{words.piles.none}</p>;
  return (
    <ol className="king-pile-cards">
      {keyed(cards)
        .toReversed()
        .map(({ key, card }) => (
          <li key={key}>
            <CardFace card={card} />
            <span className="visually-hidden">{cardWords(card, words)}</span>
          </li>
        ))}
    </ol>
  );
}
