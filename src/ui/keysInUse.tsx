import { createContext, type ReactNode, useContext } from 'react';
import { capInUse, type KeyBindings } from './keyBindings';

const Bindings = createContext<KeyBindings>({});

export interface KeyBindingsProviderProps {
  readonly keys: KeyBindings;
  readonly children: ReactNode;
}

/** Tells everything inside which keys somebody chose. */
export function KeyBindingsProvider({ keys, children }: KeyBindingsProviderProps) {
  return <Bindings value={keys}>{children}</Bindings>;
}

/** The keys that somebody chose. */
export const useBindings = (): KeyBindings => useContext(Bindings);

/** What is printed on the key in use, by what is on the one that a command has at first. @param scope the table, or the id of a game */
export function useCapsInUse(scope: string): (cap: string) => string {
  const bound = useBindings()[scope];
  return (cap) => capInUse(cap, bound);
}
