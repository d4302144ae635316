import { useId } from 'react';
import { useMessages } from '#i18n';
import { classes } from './classes';
import { Icon } from './icons';
import { KeyCap } from './KeyCap';
import { TABLE_KEYS } from './keyBindings';
import { useCapsInUse } from './keysInUse';
import './UndoButton.css';

export interface UndoButtonProps {
  /** Why nothing can be undone, in words; null if it can. */
  readonly blocked: string | null;
  readonly onUndo: () => void;
  readonly className?: string;
}

/** Undoes the latest action; if it cannot, says why on hover and focus. */
export function UndoButton({ blocked, onUndo, className }: UndoButtonProps) {
  const { undo } = useMessages();
  const key = useCapsInUse(TABLE_KEYS)('U');
  const note = useId();
  return (
    <div className={classes('ui-undo', className)}>
      <button
        type="button"
        className="ui-button"
        data-sound="undo"
        aria-disabled={blocked !== null || undefined}
        aria-describedby={note}
        aria-keyshortcuts={`${key} Control+Z`}
        onClick={blocked === null ? onUndo : undefined}
      >
        <Icon name="undo" />
        <span>{undo.label}</span>
      </button>
      <div id={note} className="ui-undo-note" role="tooltip">
        {blocked ?? undo.ready} <KeyCap name={key} />
      </div>
    </div>
  );
}
