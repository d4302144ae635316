import { useKeys } from './useKeys';

/**
 * What a key does; letters are given in lower case, as `KeyboardEvent.key` names the others. `Control+` stands for the
 * command key as well.
 */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Keys that work wherever {@link useKeys} hears them. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useKeys(({ key, control }) => {
    const plain = key.length === 1 ? key.toLowerCase() : key;
    const name = control ? `Control+${plain}` : plain;
    const run = Object.hasOwn(shortcuts, name) ? shortcuts[name] : undefined;
    run?.();
    return run !== undefined;
  });
}
