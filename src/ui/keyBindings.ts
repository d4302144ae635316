import type { Shortcut } from './KeyboardHelp';
import type { Shortcuts } from './useShortcuts';

/** The keys that somebody chose for the commands of a scope: by the key that a command has at first, the one in use. */
export type BoundKeys = Readonly<Record<string, string>>;

/** The keys that somebody chose: those of the table under {@link TABLE_KEYS}, those of a game under its id. */
export type KeyBindings = Readonly<Record<string, BoundKeys>>;

/** The scope of the keys that every game has. */
export const TABLE_KEYS = 'table';

/** Keys are named as `KeyboardEvent.key` has them, letters in lower case; these stand in lists by another name. */
const CAPS: Readonly<Record<string, string>> = {
  ' ': 'Space',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Delete: 'Del',
  Insert: 'Ins',
  '-': '−',
};
const KEYS = Object.fromEntries(Object.entries(CAPS).map(([key, cap]) => [cap, key]));

/** Keys that are found by their place as well, which one that was chosen instead is not. */
const PLACES: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' };

/** Keys with a name that may be chosen, beside all that write something but digits, which are the hand's. */
const CHOOSABLE = /^(?:[^\d\s]| |Home|End|PageUp|PageDown|Insert|Delete|Backspace|F(?:[1-4]|[7-9]|10))$/u;

/** Caps of lists that belong to no command of its own: digits choose cards, arrows and the others are the page's. */
const FIXED = new Set(['–', 'Tab', 'Enter', 'Esc', 'Shift', '←', '→', '↑', '↓']);

/** What is printed on a key. @param key as `KeyboardEvent.key` has it, letters in lower case */
export const capOf = (key: string): string => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** The key on which something is printed: the way back of {@link capOf}. */
export const keyOfCap = (cap: string): string => KEYS[cap] ?? (cap.length === 1 ? cap.toLowerCase() : cap);

/** The key of a press as bindings name it. @param key as `KeyboardEvent.key` has it */
export const plainKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** Whether a cap of a list stands for a command that may get another key. */
export const isRebindable = (cap: string): boolean => !FIXED.has(cap) && !/^\d$/.test(cap);

/** Whether a command may have a key: others belong to the browser, to the hand or to the control that has the focus. */
export const isChoosable = (key: string): boolean => CHOOSABLE.test(key);

/** A cap of a list as it is now. @param cap the one that the command has at first */
export const capInUse = (cap: string, bound: BoundKeys | undefined): string => {
  const now = isRebindable(cap) ? bound?.[keyOfCap(cap)] : undefined;
  return now === undefined ? cap : capOf(now);
};

/** A list of what keys do, by the keys in use. */
export const shortcutsInUse = (
  shortcuts: readonly Shortcut[],
  bound: BoundKeys | undefined,
): readonly Shortcut[] =>
  shortcuts.map((shortcut) => ({ ...shortcut, keys: shortcut.keys.map((cap) => capInUse(cap, bound)) }));

/** What keys do, under the keys in use; keys that a command has given up do what they do for others, or nothing. */
export function boundShortcuts(shortcuts: Shortcuts, bound: BoundKeys | undefined): Shortcuts {
  if (bound === undefined) return shortcuts;
  return Object.fromEntries(
    Object.entries(shortcuts).flatMap(([key, run]) => {
      const now = bound[PLACES[key] ?? key];
      if (now === undefined) return [[key, run]];
      return key in PLACES ? [] : [[now, run]];
    }),
  );
}

/**
 * Gives a command another key. The command of the scope that had it gets this one's in exchange, so that none is left
 * without.
 * @param command the key that it has at first @param all what the commands of the scope have at first
 */
export function withKey(
  bound: BoundKeys | undefined,
  command: string,
  key: string,
  all: readonly string[],
): { readonly bound: BoundKeys; readonly swapped: string | null } {
  const inUse = (each: string) => bound?.[each] ?? each;
  const had = inUse(command);
  const swapped = all.find((each) => each !== command && inUse(each) === key) ?? null;
  const next: Record<string, string> = { ...bound, [command]: key };
  if (swapped !== null) next[swapped] = had;
  return { bound: Object.fromEntries(Object.entries(next).filter(([each, now]) => each !== now)), swapped };
}
