import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { useMessages } from '#i18n';
import { Button } from './Button';
import './PassScreen.css';
import { SeatMark } from './SeatBadge';

export interface PassScreenProps {
  readonly seat: string;
  /** Who is to take the device. */
  readonly name: string;
  /** What is said instead of the usual words. */
  readonly words?: { readonly title: string; readonly reveal: string } | null | undefined;
  /** The seats that take the device together; that seat alone if left out. */
  readonly side?: readonly string[] | undefined;
  readonly onReveal: () => void;
}

const PRESSES = ['Enter', ' '];

/**
 * Lies over the hand while the device goes from hand to hand, and leaves the table to be looked at. It cannot be closed
 * but by its button. The focus begins on the heading: a key that was meant for the table opens nothing, and nor does one
 * that was pressed elsewhere or is held down, or the second click of two.
 */
export function PassScreen({ seat, name, words, side = [seat], onReveal }: PassScreenProps) {
  const { passScreen } = useMessages();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<string | null>(null);
  useEffect(() => title.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!PRESSES.includes(event.key)) return;
    if (event.repeat || !isOnButton(event)) event.preventDefault();
    else pressed.current = event.key;
  };
  const onKeyUp = (event: KeyboardEvent) => {
    // A browser presses a button when Space is let go, wherever it went down.
    if (event.key === ' ' && pressed.current !== ' ') event.preventDefault();
    pressed.current = null;
  };
  const onClick = (event: MouseEvent) => {
    if (event.detail > 1) event.stopPropagation();
  };
  return (
    <div
      className="ui-pass-screen"
      role="dialog"
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onClickCapture={onClick}
    >
      <div className="ui-pass-screen-marks">
        {side.map((each) => (
          <SeatMark key={each} seat={each} size={side.length === 1 ? '2.6rem' : '1.15rem'} />
        ))}
      </div>
      <div className="ui-pass-screen-words">
        <h2 ref={title} id={heading} tabIndex={-1}>
          {words?.title ?? passScreen.title(name)}
        </h2>
        <p>{passScreen.hint}</p>
      </div>
      <Button look="primary" large onPress={onReveal}>
        {words?.reveal ?? passScreen.reveal(name)}
      </Button>
    </div>
  );
}

const isOnButton = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('button') !== null;
