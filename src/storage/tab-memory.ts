/** A single value that a tab keeps across reloads. */
export interface TabMemory {
  /** The stored value, not validated; undefined if there is none or it cannot be read. */
  read(): unknown;
  /** Does nothing if storage is blocked. */
  write(value: unknown): void;
  clear(): void;
}

/**
 * A value in the tab's `sessionStorage`.
 * @param storage getter, which may throw, as browsers do when site data is blocked
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
