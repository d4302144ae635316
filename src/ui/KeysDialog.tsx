import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '#i18n';
import { Button } from './Button';
import { Dialog } from './Dialog';
import type { Shortcut } from './KeyboardHelp';
import { KeyCap } from './KeyCap';
import './KeyboardHelp.css';
import {
  capInUse,
  capOf,
  isChoosable,
  isRebindable,
  type KeyBindings,
  keyOfCap,
  plainKey,
  withKey,
} from './keyBindings';

/** Keys of one scope: the table, or a game. */
export interface KeyGroup {
  /** The scope under which their bindings are stored. */
  readonly scope: string;
  readonly title: string;
  /** With their default keys. */
  readonly shortcuts: readonly Shortcut[];
}

export interface KeysDialogProps {
  readonly groups: readonly KeyGroup[];
  readonly bindings: KeyBindings;
  readonly onChange: (bindings: KeyBindings) => void;
  readonly onClose: () => void;
}

/** A command waiting for its new key. */
interface Waiting {
  readonly scope: string;
  readonly command: string;
}

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead'];

/** Rebinds keys: press one in the list, then its replacement. */
export function KeysDialog({ groups, bindings, onChange, onClose }: KeysDialogProps) {
  const { help } = useMessages();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [said, setSaid] = useState('');
  const capName = (cap: string) => (help.keyNames as Readonly<Record<string, string>>)[cap] ?? cap;
  const commandsOf = ({ shortcuts }: KeyGroup) =>
    shortcuts.flatMap(({ keys, does, each }) =>
      keys.flatMap((cap, index) =>
        isRebindable(cap) ? [{ cap, command: keyOfCap(cap), does: each?.[index] ?? does }] : [],
      ),
    );
  const rebind = (group: KeyGroup, command: string, key: string) => {
    const commands = commandsOf(group);
    const { bound, swapped } = withKey(
      bindings[group.scope],
      command,
      key,
      commands.map((each) => each.command),
    );
    onChange({ ...bindings, [group.scope]: bound });
    const doing = (wanted: string) => commands.find((each) => each.command === wanted)?.does ?? '';
    const elsewhere = groups
      .filter(({ scope }) => scope !== group.scope)
      .flatMap((other) =>
        commandsOf(other)
          .filter((each) => (bindings[other.scope]?.[each.command] ?? each.command) === key)
          .map(({ does }) => help.shared(capName(capOf(key)), does, other.title)),
      );
    setSaid(
      [
        swapped === null
          ? help.changed(doing(command), capName(capOf(key)))
          : help.swapped(capName(capOf(key)), doing(swapped), capName(capOf(bound[swapped] ?? swapped))),
        ...elsewhere,
      ].join(' '),
    );
  };
  const assignKey = (group: KeyGroup, command: string) => (event: KeyboardEvent) => {
    if (waiting?.scope !== group.scope || waiting.command !== command || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (MODIFIERS.includes(event.key)) return;
    if (event.key !== 'Escape') {
      const key = plainKey(event.key);
      if (event.ctrlKey || event.metaKey || event.altKey || !isChoosable(key)) {
        setSaid(help.refused);
        return;
      }
      rebind(group, command, key);
    }
    setWaiting(null);
  };
  return (
    <Dialog title={help.changeTitle} onClose={onClose} className="ui-keys-dialog">
      <p>{help.changeHint}</p>
      <p role="status" className="ui-keys-said">
        {said}
      </p>
      {groups.map((group) => (
        <section key={group.scope} aria-label={group.title}>
          <h3>{group.title}</h3>
          <ul className="ui-keys-commands">
            {commandsOf(group).map(({ cap, command, does }) => {
              const now = capInUse(cap, bindings[group.scope]);
              const waits = waiting?.scope === group.scope && waiting.command === command;
              return (
                <li key={cap}>
                  <span>{does}</span>
                  <button
                    type="button"
                    className="ui-keys-button"
                    aria-pressed={waits}
                    aria-label={waits ? help.pressKey : help.keyOf(does, capName(now))}
                    onClick={() => {
                      setSaid('');
                      setWaiting(waits ? null : { scope: group.scope, command });
                    }}
                    onKeyDown={assignKey(group, command)}
                    onBlur={() => waits && setWaiting(null)}
                  >
                    {waits ? <span>{help.pressKey}</span> : <KeyCap name={now} />}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <div className="ui-keys-change">
        <Button
          onPress={() => {
            onChange({});
            setSaid(help.restored);
          }}
        >
          {help.restore}
        </Button>
      </div>
    </Dialog>
  );
}
