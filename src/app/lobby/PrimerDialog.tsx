import { useMessages } from '#i18n';
import type { PrimerPart } from '#module';
import { Dialog } from '#ui';
import './PrimerDialog.css';

export interface PrimerDialogProps {
  readonly parts: readonly PrimerPart[];
  readonly onClose: () => void;
}

/** How a game is played, in short. */
export function PrimerDialog({ parts, onClose }: PrimerDialogProps) {
  const { lobby } = useMessages();
  return (
    <Dialog title={lobby.primer} className="primer" onClose={onClose}>
      <dl>
        {parts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
