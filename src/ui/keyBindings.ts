import type { Shortcut } from './KeyboardHelp';
import type { Shortcuts } from './useShortcuts';

/** Custom keys for the commands of a scope: from the default key to the one in use. */
export type BoundKeys = Readonly<Record<string, string>>;

/** All custom keys: those of the table under {@link TABLE_KEYS}, those of a game under its id. */
export type KeyBindings = Readonly<Record<string, BoundKeys>>;

/** The scope of the keys that every game has. */
export const TABLE_KEYS = 'table';

/** Keys are named as in `KeyboardEvent.key`, letters in lower case; lists show these under other names. */
const CAPS: Readonly<Record<string, string>> = {
  ' ': 'Space',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Delete: 'Del',
  Insert: 'Ins',
  '-': '−',
};
const KEYS = Object.fromEntries(Object.entries(CAPS).map(([key, cap]) => [cap, key]));

/** Default keys that also match by position; custom keys do not. */
const PLACES: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' };

/** Keys that can be bound: these named ones, and all that type a character, except digits, which belong to the hand. */
const CHOOSABLE = /^(?:[^\d\s]| |Home|End|PageUp|PageDown|Insert|Delete|Backspace|F(?:[1-4]|[7-9]|10))$/u;

/** Caps in lists that cannot be rebound: digits choose cards; arrows and the others belong to the page. */
const FIXED = new Set(['–', 'Tab', 'Enter', 'Esc', 'Shift', '←', '→', '↑', '↓']);

/** The cap of a key. @param key as in `KeyboardEvent.key`, letters in lower case */
export const capOf = (key: string): string => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** The key with a cap: the inverse of {@link capOf}. */
export const keyOfCap = (cap: string): string => KEYS[cap] ?? (cap.length === 1 ? cap.toLowerCase() : cap);

/** Normalises the key of an event to its name in bindings. @param key as in `KeyboardEvent.key` */
export const plainKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** Whether a cap in a list stands for a command that can be rebound. */
export const isRebindable = (cap: string): boolean => !FIXED.has(cap) && !/^\d$/.test(cap);

/** Whether a command may be bound to a key; the others belong to the browser, the hand or the focused control. */
export const isChoosable = (key: string): boolean => CHOOSABLE.test(key);

/** The cap currently in use. @param cap the default one of the command */
export const capInUse = (cap: string, bound: BoundKeys | undefined): string => {
  const now = isRebindable(cap) ? bound?.[keyOfCap(cap)] : undefined;
  return now === undefined ? cap : capOf(now);
};

/** A list of shortcuts with the keys in use. */
export const shortcutsInUse = (
  shortcuts: readonly Shortcut[],
  bound: BoundKeys | undefined,
): readonly Shortcut[] =>
  shortcuts.map((shortcut) => ({ ...shortcut, keys: shortcut.keys.map((cap) => capInUse(cap, bound)) }));

/**
 * Shortcuts under the keys in use. A default key that was given up does what another command bound to it does, or nothing.
 */
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
 * Binds a command to another key. If another command of the scope has that key, the two swap, so that none is left without.
 * @param command its default key @param all default keys of the scope's commands
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
