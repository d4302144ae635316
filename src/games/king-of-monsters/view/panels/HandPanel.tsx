import { type CSSProperties, useState } from 'react';
import type { Seat } from '#king-of-monsters/rules';
import { nameOf, type SeatNames } from '#module';
import { classes, SeatMark, scrolls, useKeys } from '#ui';
import { cardWords } from './actionWords';
import { CardFace } from './CardFace';
import type { ShownHand, Spread } from './hands';
import { keyed, numbered } from './hands';
import './HandPanel.css';
import './PhoneHands.css';
import './ManyHands.css';
import { HandsLookedAt } from './HandsLookedAt';
import { usePlayMessages } from './messages';
import { cardKey, ofKey } from './offers';
import { SmallHand } from './SmallHand';

export interface HandPanelProps {
  readonly spread: Spread;
  readonly names: SeatNames;
  /** Keys of the cards that can be chosen now. */
  readonly open: ReadonlySet<string>;
  /** Key of the chosen card. */
  readonly chosen: string | null;
  onChoose(key: string): void;
  /** Nothing is being chosen: hands lie open for reading and take as little space as possible. */
  readonly looking?: boolean;
}

/** The hands to choose from, and those of the other heroes. A phone shows one hand at a time. */
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
  const hands = [...spread.large, ...spread.small];
  const lit = new Set([...open].map((key) => ofKey(key)[0]));
  const front = frontOf(spread, lit);
  const [picked, setPicked] = useState<{ readonly before: Seat | null; readonly seat: Seat } | null>(null);
  const wanted = picked !== null && picked.before === front ? picked.seat : front;
  const shown = hands.find(({ owner }) => owner === wanted) ?? hands[0];
  if (hands.every(hasNothing)) return null;
  if (props.looking) return <HandsLookedAt hands={hands} names={names} />;
  return (
    <div
      ref={scrolls}
      className={classes('ui-scroll king-hands', spread.large.length > MAX_LARGE && 'several')}
    >
      {hands.length > 1 && (
        <fieldset className={classes('king-hand-tabs', hands.length > MAX_NAMED && 'many')}>
          <legend className="visually-hidden">{words.hand.whose}</legend>
          {hands.map(({ owner, count, stored }) => (
            <button
              key={owner}
              type="button"
              className={classes('king-hand-tab', lit.has(owner) && 'open')}
              aria-pressed={owner === shown?.owner}
              aria-label={[
                nameOf(names, owner),
                words.island.cards(count),
                ...(stored === null ? [] : [words.island.stored]),
              ].join(', ')}
              onClick={() => setPicked({ before: front, seat: owner })}
            >
              <SeatMark seat={owner} />
              <span className="king-hand-tab-name">{nameOf(names, owner)}</span>
              <span className="king-hand-count" aria-hidden="true">
                {stored === null ? count : `${count}+1`}
              </span>
            </button>
          ))}
        </fieldset>
      )}
      {spread.large.map((hand, index) => (
        <LargeHand
          key={hand.owner}
          {...props}
          hand={hand}
          first={first(index)}
          shown={hand.owner === shown?.owner}
        />
      ))}
      {shown !== undefined && spread.small.includes(shown) && (
        <LargeHand key={`${shown.owner} only`} {...props} hand={shown} first={MAX_KEYS} shown only />
      )}
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

/** The hand that a phone shows first: the active seat's, unless only cards of other hands can be chosen. */
function frontOf({ large }: Spread, lit: ReadonlySet<Seat>): Seat | null {
  const [first] = large;
  return (large.find(({ owner }) => lit.has(owner)) ?? first)?.owner ?? null;
}

/** At most this many hands are shown large, side by side. */
const MAX_LARGE = 2;

/** At most this many hands keep their names on a phone. */
const MAX_NAMED = 3;

/** Number of cards with a shortcut key. */
const MAX_KEYS = 9;

/** An empty hand takes no space. */
const hasNothing = ({ cards, stored }: ShownHand) => cards?.length === 0 && stored === null;

interface LargeHandProps extends HandPanelProps {
  readonly hand: ShownHand;
  /** Number of cards in the hands before this one. */
  readonly first: number;
  /** Whether a phone shows this hand. */
  readonly shown: boolean;
  /** Whether it moves to the list of teammates where that fits. */
  readonly only?: boolean;
}

function LargeHand({ hand, names, open, chosen, onChoose, first, shown, only }: LargeHandProps) {
  const words = usePlayMessages();
  const { owner, cards, stored } = hand;
  const who = nameOf(names, owner);
  if (hasNothing(hand)) return null;
  return (
    <div
      className={classes('king-hand', shown && 'shown', only && 'only')}
      role="toolbar"
      aria-label={words.hand.label(who)}
      style={{ '--cards': Math.max(1, cards?.length ?? 0) } as CSSProperties}
    >
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
      <div ref={scrolls} className="ui-scroll king-hand-cards">
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
              aria-keyshortcuts={number <= MAX_KEYS ? String(number) : undefined}
              tabIndex={open.has(key) || (open.size === 0 && index === 0) ? 0 : -1}
              data-card={key}
              onClick={() => open.has(key) && onChoose(key)}
            >
              <CardFace card={card} side={owner === 'king' ? 'king' : 'league'} />
              <span className="visually-hidden">{cardWords(card, words)}</span>
              {number <= MAX_KEYS && (
                <span className="king-hand-key" aria-hidden="true">
                  {number}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
