import { type CSSProperties, useState } from 'react';
import { classes, SeatMark, scrolls, useKeys } from '#ui';
import './Hands.css';
import './HandTabs.css';
import './HandsWide.css';
import { HandTabs } from './HandTabs';
import { numbered, SmallHand } from './SmallHand';
import type { SeatHand } from './seatHand';

export interface HandsProps {
  /** Those to choose from. */
  readonly large: readonly SeatHand[];
  /** Open hands of teammates. */
  readonly small: readonly SeatHand[];
  /** Keys of the cards that can be chosen now. */
  readonly open: ReadonlySet<string>;
  /** Key of the chosen card. */
  readonly chosen: string | null;
  onChoose(key: string): void;
  /** Nothing is being chosen: hands lie open for reading and take as little space as possible. Default: no. */
  readonly looking?: boolean | undefined;
  /** Accessible names of the buttons that show another hand, of the teammates, and of all hands while looking. */
  readonly labels: { readonly whose: string; readonly team: string; readonly open: string };
}

/** At most this many hands are shown large, side by side. */
const MAX_LARGE = 2;

/** Number of cards with a shortcut key. */
const MAX_KEYS = 9;

/** An empty hand takes no space. */
const isEmpty = ({ cards, beside }: SeatHand) => cards?.length === 0 && beside === undefined;

const offers = ({ cards }: SeatHand, open: ReadonlySet<string>) =>
  cards?.some(({ key }) => open.has(key)) ?? false;

/** Several hands: some to choose from, and those of teammates. A phone shows one hand at a time. */
export function Hands(props: HandsProps) {
  const { large, small, open, onChoose, labels } = props;
  const keys = large.flatMap(({ cards }) => (cards ?? []).map(({ key }) => key));
  useKeys(({ digit, control }) => {
    const key = control || digit === null ? undefined : keys[digit - 1];
    if (key !== undefined && open.has(key)) onChoose(key);
    return key !== undefined;
  });
  // A phone first shows the hand that is first, unless only cards of others can be chosen.
  const front = (large.find((hand) => offers(hand, open)) ?? large[0])?.owner ?? null;
  const [picked, setPicked] = useState<{ readonly before: string | null; readonly seat: string } | null>(
    null,
  );
  const wanted = picked !== null && picked.before === front ? picked.seat : front;
  const hands = [...large, ...small];
  const shown = hands.find(({ owner }) => owner === wanted) ?? hands[0];
  if (hands.every(isEmpty)) return null;
  if (props.looking === true) return <Team hands={hands} label={labels.open} className="hands-open" />;
  const first = (index: number) =>
    large.slice(0, index).reduce((sum, { cards }) => sum + (cards?.length ?? 0), 0);
  return (
    <div ref={scrolls} className={classes('ui-scroll hands', large.length > MAX_LARGE && 'several')}>
      {hands.length > 1 && (
        <HandTabs
          hands={hands}
          shown={shown?.owner}
          offering={new Set(hands.filter((hand) => offers(hand, open)).map(({ owner }) => owner))}
          label={labels.whose}
          onPick={(seat) => setPicked({ before: front, seat })}
        />
      )}
      {large.map((hand, index) => (
        <LargeHand
          key={hand.owner}
          {...props}
          hand={hand}
          first={first(index)}
          shown={hand.owner === shown?.owner}
        />
      ))}
      {shown !== undefined && small.includes(shown) && (
        <LargeHand key={`${shown.owner} only`} {...props} hand={shown} first={MAX_KEYS} shown only />
      )}
      {small.length > 0 && <Team hands={small} label={labels.team} className="hands-team" />}
    </div>
  );
}

interface TeamProps {
  readonly hands: readonly SeatHand[];
  readonly label: string;
  readonly className: string;
}

function Team({ hands, label, className }: TeamProps) {
  return (
    <ul className={className} aria-label={label}>
      {hands.map((hand) => (
        <SmallHand key={hand.owner} hand={hand} />
      ))}
    </ul>
  );
}

interface LargeHandProps extends HandsProps {
  readonly hand: SeatHand;
  /** Number of cards in the hands before this one. */
  readonly first: number;
  /** Whether a phone shows this hand. */
  readonly shown: boolean;
  /** Whether it moves to the list of teammates where that fits. */
  readonly only?: boolean;
}

function LargeHand({ hand, open, chosen, onChoose, first, shown, only }: LargeHandProps) {
  const { owner, ownerName, label, cards, beside } = hand;
  if (isEmpty(hand)) return null;
  return (
    <div
      className={classes('hands-of', shown && 'shown', only && 'only')}
      role="toolbar"
      aria-label={label}
      style={{ '--cards': Math.max(1, cards?.length ?? 0) } as CSSProperties}
    >
      <h3>
        <SeatMark seat={owner} />
        {ownerName}
        {beside !== undefined && (
          <span className="hands-beside" title={beside.label}>
            <span className="visually-hidden">{beside.label}</span>
            {beside.face}
          </span>
        )}
      </h3>
      <div ref={scrolls} className="ui-scroll hands-cards">
        {numbered(cards ?? []).map(({ place, key, name, face }, index) => {
          const number = first + index + 1;
          return (
            <button
              key={place}
              type="button"
              className={classes('hands-card', open.has(key) && 'open')}
              aria-disabled={!open.has(key) || undefined}
              aria-pressed={chosen === key}
              aria-keyshortcuts={number <= MAX_KEYS ? String(number) : undefined}
              tabIndex={open.has(key) || (open.size === 0 && index === 0) ? 0 : -1}
              data-card={key}
              onClick={() => open.has(key) && onChoose(key)}
            >
              <span className="hands-face">{face}</span>
              <span className="visually-hidden">{name}</span>
              {number <= MAX_KEYS && (
                <span className="hands-key" aria-hidden="true">
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
