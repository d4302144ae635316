import { useMessages } from '#i18n';
import { Button, Dialog } from '#ui';
import './OpenInAnotherTabDialog.css';

export interface OpenInAnotherTabDialogProps {
  /** Takes the game over from the other tab. */
  readonly onHere: () => void;
  /** Leaves the game in the other tab; also called for Escape and the close button. */
  readonly onLobby: () => void;
}

/** Covers a game that is open in another tab of this browser. */
export function OpenInAnotherTabDialog({ onHere, onLobby }: OpenInAnotherTabDialogProps) {
  const { elsewhere, gameOver } = useMessages();
  return (
    <Dialog title={elsewhere.title} onClose={onLobby}>
      <p>{elsewhere.text}</p>
      <div className="table-elsewhere">
        <Button look="primary" first onPress={onHere}>
          {elsewhere.here}
        </Button>
        <Button onPress={onLobby}>{gameOver.lobby}</Button>
      </div>
    </Dialog>
  );
}
