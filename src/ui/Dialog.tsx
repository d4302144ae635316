import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '#i18n';
import { IconButton } from './Button';
import { classes } from './classes';
import './Dialog.css';
import { Icon } from './icons';
import { scrolls } from './scrolls';

export interface DialogProps {
  readonly title: string;
  /** Called on Escape, on the close button, and on a click outside the dialog. */
  readonly onClose: () => void;
  readonly className?: string | undefined;
  /** Interface sound played when it opens. */
  readonly arrives?: string | undefined;
  readonly children: ReactNode;
}

/** A modal dialog: traps the focus and blocks what is behind it. Rendered means open. */
export function Dialog({ title, onClose, className, arrives, children }: DialogProps) {
  const messages = useMessages();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    // It opens scrolled to the top, however far down the first choice is.
    element?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);
  useEffect(() => scrolls(dialog.current), []);
  return (
    <dialog
      ref={dialog}
      className={classes('ui-dialog ui-page', className)}
      data-arrives={arrives}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current && isBeside(event.currentTarget, event.clientX, event.clientY))
          onClose();
      }}
    >
      <div className="ui-dialog-head">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={messages.common.close} onPress={onClose} />
      </div>
      {children}
      <span className="ui-dialog-more" aria-hidden="true">
        <Icon name="down" />
      </span>
    </dialog>
  );
}

function isBeside(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
