import { useMessages } from '#i18n';
import { Button, Dialog } from '#ui';

export interface DeleteDialogProps {
  /** The names of its players, or when it was last played, where they cannot be read. */
  readonly called: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before a saved game is deleted: nothing brings it back. */
export function DeleteDialog({ called, onDelete, onClose }: DeleteDialogProps) {
  const { saving } = useMessages();
  return (
    <Dialog title={saving.deleteTitle} onClose={onClose}>
      <div className="share">
        <p>{saving.deleteText(called)}</p>
        <div className="share-buttons">
          <Button look="primary" first onPress={onClose}>
            {saving.keepIt}
          </Button>
          <Button onPress={onDelete}>{saving.deleteIt}</Button>
        </div>
      </div>
    </Dialog>
  );
}
