import { type ReactNode, useEffect } from 'react';
import { useMessages } from '#i18n';
import { canDraw } from '#stage';
import { PartGuard } from '#ui';
import './PictureGuard.css';

export interface PictureGuardProps {
  /** The stage. */
  readonly children: ReactNode;
  /** Called where there will be no picture, or the stage has failed: nobody need wait for it. */
  readonly onNone?: () => void;
}

/** Puts a stage on the page where the browser can draw one, and says so where it cannot. What fails in it stays in it. */
export function PictureGuard({ children, onNone }: PictureGuardProps) {
  if (!canDraw()) return <NoPicture onNone={onNone} />;
  return <PartGuard {...(onNone === undefined ? {} : { onFault: onNone })}>{children}</PartGuard>;
}

function NoPicture({ onNone }: { readonly onNone: (() => void) | undefined }) {
  const { faults } = useMessages();
  useEffect(() => onNone?.(), [onNone]);
  return (
    <div className="no-picture" role="note">
      <strong>{faults.noPicture}</strong>
      <p>{faults.noPictureText}</p>
    </div>
  );
}
