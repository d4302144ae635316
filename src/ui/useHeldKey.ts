import { useEffect, useState } from 'react';

/**
 * Whether a key is held down; it also counts as released when the keyboard focus leaves.
 * @param key as in `KeyboardEvent.key`
 */
export function useHeldKey(key: string): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === key) setHeld(true);
    };
    const letGo = (event: KeyboardEvent) => {
      if (event.key === key) setHeld(false);
    };
    const lose = () => setHeld(false);
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', letGo);
    window.addEventListener('blur', lose);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', letGo);
      window.removeEventListener('blur', lose);
    };
  }, [key]);
  return held;
}
