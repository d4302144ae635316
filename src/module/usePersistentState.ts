import { useCallback, useState } from 'react';
import type { Shell } from './shell';

/**
 * A value that somebody edits and that outlives the page: it is there again after a visit elsewhere and a reload.
 * @param name of the memory, the same for every page that means the same value
 * @param read makes a value of what is remembered, which may be anything; null when nothing is
 * @param write what is remembered of a value; all of it where left out
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
