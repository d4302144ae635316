import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { useMessages } from '#i18n';
import { Button } from './Button';
import './PassScreen.css';
import { SeatMark } from './SeatBadge';

export interface PassScreenProps {
  readonly seat: string;
  /** Who must take the device. */
  readonly name: string;
  /** Replaces the default text. */
  readonly words?: { readonly title: string; readonly reveal: string } | null | undefined;
  /** The seats that take the device together. Default: only that seat. */
  readonly side?: readonly string[] | undefined;
  readonly onReveal: () => void;
}

const PRESSES = ['Enter', ' '];

/**
 * Covers the hand while the device changes hands, but leaves the table visible. Only its button closes it. The focus starts
 * on the heading, so that a key meant for the table does not open the hand; neither does a key that was pressed elsewhere
 * or is held down, nor the second click of a double click.
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
    // Browsers press a button when Space is released, wherever it was pressed.
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
