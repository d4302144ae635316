import { useCallback, useState } from 'react';
import type { Shell } from './shell';

/**
 * State that survives navigation and reloads.
 * @param name the storage key; pages with the same key share the value
 * @param read parses the stored value, which may be anything; gets null if there is none
 * @param write converts a value for storage; default: identity
 */
export function usePersistentState<Value>(
  shell: Pick<Shell, 'recall' | 'remember'>,
  name: string,
  read: (kept: unknown) => Value,
  write: (value: Value) => unknown = (value) => value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => read(shell.recall(name)));
  const change = useCallback(
    (next: Value) => {
      setValue(next);
      shell.remember(name, write(next));
    },
    [shell, name, write],
  );
  return [value, change];
}
