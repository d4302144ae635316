import { useKeys } from './useKeys';

/**
 * Actions by key. Keys are named as in `KeyboardEvent.key`, letters in lower case, or as in `KeyboardEvent.code` if layouts
 * differ. `Control+` covers the Command key too; `Shift+` is for keys that type nothing.
 */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Shortcuts that work wherever {@link useKeys} does. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useKeys(({ key, code, shiftKey, control }) => {
    const plain = key.length === 1 ? key.toLowerCase() : key;
    const names = control ? [`Control+${plain}`] : [plain, code];
    if (shiftKey && !control && key.length > 1) names.unshift(`Shift+${plain}`);
    const name = names.find((each) => Object.hasOwn(shortcuts, each));
    if (name !== undefined) shortcuts[name]?.();
    return name !== undefined;
  });
}
