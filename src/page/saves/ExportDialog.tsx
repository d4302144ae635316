import { useMessages } from '#i18n';
import { Button, Dialog } from '#ui';

export interface ExportDialogProps {
  readonly onExport: () => void;
  readonly onClose: () => void;
}

/** Asks before a running game is exported: anyone who opens the file sees hidden information. */
export function ExportDialog({ onExport, onClose }: ExportDialogProps) {
  const { common, share } = useMessages();
  return (
    <Dialog title={share.exportTitle} onClose={onClose}>
      <div className="share">
        <p className="share-warning">{share.exportReveals}</p>
        <div className="share-buttons">
          <Button look="primary" first onPress={onClose}>
            {common.cancel}
          </Button>
          <Button onPress={onExport}>{share.exportReveal}</Button>
        </div>
      </div>
    </Dialog>
  );
}
