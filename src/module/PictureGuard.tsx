import { type ReactNode, useEffect } from 'react';
import { useMessages } from '#i18n';
import { canDraw } from '#stage';
import { PartGuard, scrolls } from '#ui';
import './PictureGuard.css';

export interface PictureGuardProps {
  /** The stage. */
  readonly children: ReactNode;
  /** Called when there will be no picture: no WebGL, or the stage has failed. */
  readonly onNone?: () => void;
}

/** Mounts a stage if the browser supports it, and shows a notice otherwise. Also the error boundary of the stage. */
export function PictureGuard({ children, onNone }: PictureGuardProps) {
  if (!canDraw()) return <NoPicture onNone={onNone} />;
  return <PartGuard {...(onNone === undefined ? {} : { onFault: onNone })}>{children}</PartGuard>;
}

function NoPicture({ onNone }: { readonly onNone: (() => void) | undefined }) {
  const { faults } = useMessages();
  useEffect(() => onNone?.(), [onNone]);
  return (
    <div ref={scrolls} className="ui-page no-picture" role="note">
      <strong>{faults.noPicture}</strong>
      <p>{faults.noPictureText}</p>
    </div>
  );
}
