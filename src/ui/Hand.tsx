import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Mark } from '#core';
import { useMessages } from '#i18n';
import { classes } from './classes';
import './Hand.css';
import { PlayingCard } from './PlayingCard';
import { type CardHandle, useCardDrag } from './useCardDrag';
import { type HoldHandle, useHold } from './useHold';
import { useKeys } from './useKeys';

export interface HandCard<Card extends string = string> {
  /** Its id, unique in the hand. */
  readonly card: Card;
  /** Its name, e.g. “queen of hearts”. */
  readonly name: string;
  /** What it can do, in a sentence or two. */
  readonly hint: string;
  readonly playable: boolean;
  /** Its face. */
  readonly art: readonly Mark[];
}

/** Face-down cards. */
interface HiddenCards {
  readonly count: number;
  readonly back: readonly Mark[];
}

export interface HandProps<Card extends string = string> {
  /** The owner of the hand. */
  readonly owner: string;
  /** The cards in order, or the number of face-down cards to show. */
  readonly cards: readonly HandCard<Card>[] | HiddenCards;
  /** One card, or several if several are to be chosen. */
  readonly selected: readonly Card[];
  readonly onSelect: (card: Card) => void;
  /** The number keys 1–9 choose cards wherever the focus is, except in fields and dialogs. */
  readonly numberKeys?: boolean | undefined;
  /** Called with the card under the pointer or focus; null when they leave. */
  readonly onPoint?: ((card: Card | null) => void) | undefined;
}

/**
 * A player's hand at the bottom edge. Click, number key, or arrows and Enter choose a card; cards can be dragged to the
 * table. A hovered card is enlarged; a long press shows a card large, with its hint.
 */
export function Hand<Card extends string>(props: HandProps<Card>) {
  const { owner, cards, selected, onSelect, numberKeys = false, onPoint } = props;
  const messages = useMessages();
  const open = 'count' in cards ? null : cards;
  useKeys(({ digit, control }) => {
    const chosen = numberKeys && !control && digit !== null ? open?.[digit - 1] : undefined;
    if (chosen?.playable === true) onSelect(chosen.card);
    return chosen !== undefined;
  });
  const label = messages.cards.hand(owner);
  if (open !== null && open.length > 0)
    return <OpenHand {...{ label, cards: open, selected, onSelect, numberKeys, onPoint }} />;
  if ('count' in cards && cards.count > 0) return <HiddenHand label={label} {...cards} />;
  return (
    <section className="ui-hand" aria-label={label}>
      <span className="ui-hand-empty">{messages.cards.emptyHand}</span>
    </section>
  );
}

/** Number of cards that share the width. */
const countOf = (cards: number) => ({ '--cards': cards }) as CSSProperties;

/** Steps of a card from the middle of the fan. */
const tiltOf = (index: number, cards: number) => ({ '--tilt': index - (cards - 1) / 2 }) as CSSProperties;

interface OpenHandProps<Card extends string> {
  readonly label: string;
  readonly cards: readonly HandCard<Card>[];
  readonly selected: readonly Card[];
  readonly onSelect: (card: Card) => void;
  readonly numberKeys: boolean;
  readonly onPoint: HandProps<Card>['onPoint'];
}

function OpenHand<Card extends string>(props: OpenHandProps<Card>) {
  const { label, cards, selected, onSelect, numberKeys, onPoint } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const stop = Math.min(focused, cards.length - 1);
  const { dragged, handle, endsDrag } = useCardDrag<Card>((card) => selected.includes(card), onSelect);
  const { held, handle: hold, endsHold } = useHold<Card>();
  const shown = dragged === null ? cards.find(({ card }) => card === held) : undefined;
  const walk = (event: KeyboardEvent) => {
    const target = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: cards.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + cards.length) % cards.length;
    setFocused(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={group}
      className={classes('ui-hand', selected.length > 0 && 'chosen')}
      style={countOf(cards.length)}
      role="toolbar"
      aria-label={label}
      onKeyDown={walk}
    >
      {cards.map((entry, index) => (
        <div key={entry.card} className="ui-hand-slot" style={tiltOf(index, cards.length)}>
          <button
            type="button"
            className={classes('ui-hand-card', dragged?.card === entry.card && 'dragged')}
            style={dragged?.card === entry.card ? { translate: `${dragged.x}px ${dragged.y}px` } : undefined}
            data-card={entry.card}
            tabIndex={index === stop ? 0 : -1}
            aria-pressed={selected.includes(entry.card)}
            aria-disabled={!entry.playable || undefined}
            aria-describedby={`${id}-${entry.card}`}
            aria-keyshortcuts={numberKeys && index < 9 ? String(index + 1) : undefined}
            onFocus={() => {
              setFocused(index);
              onPoint?.(entry.card);
            }}
            onBlur={() => onPoint?.(null)}
            onPointerEnter={() => onPoint?.(entry.card)}
            onPointerLeave={() => onPoint?.(null)}
            onClick={() => {
              if (entry.playable && !endsDrag() && !endsHold()) onSelect(entry.card);
            }}
            {...both(hold(entry.card), entry.playable ? handle(entry.card) : undefined)}
          >
            <PlayingCard art={entry.art} />
            <span className="visually-hidden">{entry.name}</span>
            {numberKeys && index < 9 && (
              <span className="ui-hand-key" aria-hidden="true">
                {index + 1}
              </span>
            )}
          </button>
          <div id={`${id}-${entry.card}`} className="ui-hand-hint" role="tooltip">
            <strong>{entry.name}</strong>
            {entry.hint}
          </div>
        </div>
      ))}
      {shown !== undefined && (
        <div className="ui-hand-held" aria-hidden="true">
          <PlayingCard art={shown.art} />
          <p>
            <strong>{shown.name}</strong>
            {shown.hint}
          </p>
        </div>
      )}
    </div>
  );
}

/** A pointer on a card holds it, and drags it if it can be played. */
function both(hold: HoldHandle, drag: CardHandle | undefined): CardHandle {
  return {
    onPointerDown(event) {
      hold.onPointerDown(event);
      drag?.onPointerDown(event);
    },
    onPointerMove(event) {
      hold.onPointerMove(event);
      drag?.onPointerMove(event);
    },
    onPointerUp(event) {
      hold.onPointerUp(event);
      drag?.onPointerUp(event);
    },
    onPointerCancel() {
      hold.onPointerCancel();
      drag?.onPointerCancel();
    },
  };
}

function HiddenHand({ label, count, back }: HiddenCards & { readonly label: string }) {
  const messages = useMessages();
  return (
    <div
      className="ui-hand"
      style={countOf(count)}
      role="img"
      aria-label={`${label}: ${messages.cards.faceDownCards(count)}`}
    >
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className="ui-hand-slot" style={tiltOf(index, count)}>
          <div className="ui-hand-card" aria-disabled="true">
            <PlayingCard art={back} />
          </div>
        </div>
      ))}
    </div>
  );
}
