import { useCallback, useState } from 'react';
import { useMemory } from './services';

/**
 * State that survives navigation and reloads.
 * @param name the storage key; pages with the same key share the value
 * @param read parses the stored value, which may be anything; gets null if there is none
 * @param write converts a value for storage; default: identity
 */
export function usePersistentState<Value>(
  name: string,
  read: (kept: unknown) => Value,
  write: (value: Value) => unknown = (value) => value,
): readonly [Value, (value: Value) => void] {
  const memory = useMemory();
  const [value, setValue] = useState(() => read(memory.recall(name)));
  const change = useCallback(
    (next: Value) => {
      setValue(next);
      memory.remember(name, write(next));
    },
    [memory, name, write],
  );
  return [value, change];
}
