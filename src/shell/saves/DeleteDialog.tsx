import { useMessages } from '#i18n';
import { Button, Dialog } from '#ui';

export interface DeleteDialogProps {
  /** Names of its players, or when it was last played if they cannot be read. */
  readonly called: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before a saved game is deleted, which cannot be undone. */
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
