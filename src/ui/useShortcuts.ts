import { useKeys } from './useKeys';

/**
 * What a key does; letters are given in lower case, as `KeyboardEvent.key` names the others, or by `KeyboardEvent.code`
 * where layouts write other things with it. `Control+` stands for the command key as well; `Shift+` is for keys that
 * write nothing.
 */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Keys that work wherever {@link useKeys} hears them. */
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
