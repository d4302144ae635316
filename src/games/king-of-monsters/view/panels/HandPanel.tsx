import { nameOf, type SeatNames } from '#module';
import { classes, SeatMark, useKeys } from '#ui';
import { cardWords } from './actionWords';
import { CardFace } from './CardFace';
import type { ShownHand, Spread } from './hands';
import { keyed, numbered } from './hands';
import './HandPanel.css';
import { usePlayMessages } from './messages';
import { cardKey } from './offers';

export interface HandPanelProps {
  readonly spread: Spread;
  readonly names: SeatNames;
  /** The keys of the cards that can be chosen now. */
  readonly open: ReadonlySet<string>;
  /** The key of the chosen card. */
  readonly chosen: string | null;
  onChoose(key: string): void;
}

/** The cards to choose from, and those of the other heroes. */
export function HandPanel(props: HandPanelProps) {
  const { spread, names, open, onChoose } = props;
  const words = usePlayMessages();
  const keys = numbered(spread);
  useKeys(({ digit, control }) => {
    const key = control || digit === null ? undefined : keys[digit - 1];
    if (key !== undefined && open.has(key)) onChoose(key);
    return key !== undefined;
  });
  const first = (index: number) =>
    spread.large.slice(0, index).reduce((sum, { cards }) => sum + (cards?.length ?? 0), 0);
  return (
    <div className="king-hands">
      {spread.large.map((hand, index) => (
        <LargeHand key={hand.owner} {...props} hand={hand} first={first(index)} />
      ))}
      {spread.small.length > 0 && (
        <ul className="king-team" aria-label={words.hand.team}>
          {spread.small.map((hand) => (
            <SmallHand key={hand.owner} hand={hand} name={nameOf(names, hand.owner)} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface LargeHandProps extends HandPanelProps {
  readonly hand: ShownHand;
  /** How many cards come before it. */
  readonly first: number;
}

function LargeHand({ hand, names, open, chosen, onChoose, first }: LargeHandProps) {
  const words = usePlayMessages();
  const { owner, cards, stored } = hand;
  const who = nameOf(names, owner);
  return (
    <section className="king-hand" role="toolbar" aria-label={words.hand.label(who)}>
      <h3>
        <SeatMark seat={owner} />
        {who}
        {typeof stored === 'string' && (
          <span className="king-hand-stored" title={words.hand.stored(cardWords(stored, words))}>
            <span className="visually-hidden">{words.hand.stored(cardWords(stored, words))}</span>
            <CardFace card={stored} />
          </span>
        )}
      </h3>
      <div className="king-hand-cards">
        {cards?.length === 0 && <span className="king-hand-none">{words.hand.none}</span>}
        {keyed(cards ?? []).map(({ key: place, card }, index) => {
          const key = cardKey(owner, card);
          const number = first + index + 1;
          return (
            <button
              key={place}
              type="button"
              className={classes('king-hand-card', open.has(key) && 'open')}
              aria-disabled={!open.has(key) || undefined}
              aria-pressed={chosen === key}
              aria-keyshortcuts={number <= 9 ? String(number) : undefined}
              tabIndex={open.has(key) || (open.size === 0 && index === 0) ? 0 : -1}
              data-card={key}
              onClick={() => open.has(key) && onChoose(key)}
            >
              <CardFace card={card} />
              <span className="visually-hidden">{cardWords(card, words)}</span>
              {number <= 9 && (
                <span className="king-hand-key" aria-hidden="true">
                  {number}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
}

function SmallHand({ hand, name }: { readonly hand: ShownHand; readonly name: string }) {
  const words = usePlayMessages();
  const cards = hand.cards ?? [];
  return (
    <li>
      <span className="king-team-name">
        <SeatMark seat={hand.owner} />
        {name}
      </span>
      <span className="king-team-cards">
        {keyed(cards).map(({ key, card }) => (
          <span key={key}>
            <CardFace card={card} />
            <span className="visually-hidden">{cardWords(card, words)}</span>
          </span>
        ))}
        {typeof hand.stored === 'string' && (
          <span className="king-team-stored" title={words.hand.stored(cardWords(hand.stored, words))}>
            <CardFace card={hand.stored} />
            <span className="visually-hidden">{words.hand.stored(cardWords(hand.stored, words))}</span>
          </span>
        )}
      </span>
    </li>
  );
}
