import { useEffect, useId, useRef } from 'react';
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

/**
 * Hides everything while the device goes from hand to hand. It lies above all else, is opaque, keeps pointer and
 * focus to itself and cannot be closed but by its button.
 */
export function Curtain({ seat, name, onReveal }: CurtainProps) {
  const { curtain } = useMessages();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const draw = () => {
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  useEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="ui-curtain"
      aria-labelledby={heading}
      onCancel={(event) => event.preventDefault()}
      // Browsers let a second Escape through: the curtain falls again at once.
      onClose={draw}
    >
      <SeatMark seat={seat} size="5rem" />
      <h2 id={heading}>{curtain.title(name)}</h2>
      <p>{curtain.hint}</p>
      <Button look="primary" large onPress={onReveal}>
        {curtain.reveal(name)}
      </Button>
    </dialog>
  );
}
