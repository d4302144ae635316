import { useMessages } from '#i18n';
import { Dialog } from './Dialog';
import { Icon, type IconName } from './icons';
import './KeyboardHelp.css';

export interface Shortcut {
  /** The caps to press, e.g. `['1', '–', '9']`. */
  readonly keys: readonly string[];
  readonly does: string;
}

export interface KeyboardHelpProps {
  readonly shortcuts: readonly Shortcut[];
  readonly onClose: () => void;
}

/** Drawn, since not every font has them. */
const ARROWS: Readonly<Record<string, IconName>> = { '←': 'back', '→': 'forward' };

/** Lists what the keyboard can do. */
export function KeyboardHelp({ shortcuts, onClose }: KeyboardHelpProps) {
  const { help } = useMessages();
  return (
    <Dialog title={help.title} onClose={onClose}>
      <dl className="ui-keys">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{ARROWS[key] === undefined ? key : <Icon name={ARROWS[key]} />}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
