import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useMessages } from '#i18n';
import { Button } from './Button';
import './Curtain.css';
import { SeatMark } from './SeatBadge';

export interface CurtainProps {
  readonly seat: string;
  /** Who is to take the device. */
  readonly name: string;
  readonly onReveal: () => void;
}

const PRESSES = ['Enter', ' '];

/**
 * Hides everything while the device goes from hand to hand. It lies above all else, is opaque, keeps pointer and
 * focus to itself and cannot be closed but by its button. The focus begins on the heading: a key that was meant for the
 * table opens nothing, and nor does one that was pressed elsewhere or is held down.
 */
export function Curtain({ seat, name, onReveal }: CurtainProps) {
  const { curtain } = useMessages();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<string | null>(null);
  const draw = () => {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    title.current?.focus();
  };
  useEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    title.current?.focus();
    // Seen before anything else, so that no browser takes Escape for a wish to close.
    const stay = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', stay, true);
    return () => {
      window.removeEventListener('keydown', stay, true);
      element?.close();
    };
  }, []);
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
  return (
    <dialog
      ref={dialog}
      className="ui-curtain"
      aria-labelledby={heading}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      // Where a browser closes it all the same, the curtain falls again at once; its styles hide everything till then.
      onClose={draw}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
    >
      <SeatMark seat={seat} size="5rem" />
      <h2 ref={title} id={heading} tabIndex={-1}>
        {curtain.title(name)}
      </h2>
      <p>{curtain.hint}</p>
      <Button look="primary" large onPress={onReveal}>
        {curtain.reveal(name)}
      </Button>
    </dialog>
  );
}

const isOnButton = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('button') !== null;
