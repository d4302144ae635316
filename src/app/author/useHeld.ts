import { useState } from 'react';

/** A value as it was when a key came up: what it is made of may change, it stays until the next key. */
export function useHeld<Value>(value: Value, key: string): Value {
  const [held, setHeld] = useState({ key, value });
  if (held.key === key) return held.value;
  setHeld({ key, value });
  return value;
}
