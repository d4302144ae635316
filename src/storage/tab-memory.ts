/** A place for one value that a tab remembers over a reload, and no longer. */
export interface TabMemory {
  /** Undefined when there is none, or when it cannot be read. Not validated. */
  read(): unknown;
  /** Does nothing if the browser lets nothing be remembered. */
  write(value: unknown): void;
  clear(): void;
}

/**
 * A value of the tab's `sessionStorage`.
 * @param storage gives it; may throw, as browsers do where all site data is blocked
 */
export function tabMemory(storage: () => Storage, key: string): TabMemory {
  const attempt = <Value>(run: (opened: Storage) => Value): Value | undefined => {
    try {
      return run(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((opened) => JSON.parse(opened.getItem(key) ?? 'null') as unknown) ?? undefined,
    write: (value) => attempt((opened) => opened.setItem(key, JSON.stringify(value))),
    clear: () => attempt((opened) => opened.removeItem(key)),
  };
}
