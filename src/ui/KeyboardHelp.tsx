import type { ReactNode } from 'react';
import { useMessages } from '#i18n';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { KeyCap } from './KeyCap';
import './KeyboardHelp.css';

export interface Shortcut {
  /** The caps to press, e.g. `['1', '–', '9']`. */
  readonly keys: readonly string[];
  readonly does: string;
  /** What each cap does, in the same order, if they do different things. */
  readonly each?: readonly string[];
}

export interface KeyboardHelpProps {
  readonly shortcuts: readonly Shortcut[];
  /** Opens the key editor. Null or omitted if keys cannot be changed. */
  readonly onChange?: (() => void) | null;
  readonly onClose: () => void;
  /** Content below the list. */
  readonly children?: ReactNode;
}

/** Lists the keyboard shortcuts. */
export function KeyboardHelp({ shortcuts, onChange = null, onClose, children }: KeyboardHelpProps) {
  const { help } = useMessages();
  return (
    <Dialog title={help.title} onClose={onClose} className="ui-keys-help">
      {onChange !== null && (
        <div className="ui-keys-change">
          <Button onPress={onChange}>{help.change}</Button>
        </div>
      )}
      <dl className="ui-keys">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <KeyCap key={key} name={key} />
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Dialog>
  );
}
