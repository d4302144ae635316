import { createContext, type ReactNode, useContext } from 'react';
import { capInUse, type KeyBindings } from './keyBindings';

const Bindings = createContext<KeyBindings>({});

export interface KeyBindingsProviderProps {
  readonly keys: KeyBindings;
  readonly children: ReactNode;
}

/** Provides the custom keys to its descendants. */
export function KeyBindingsProvider({ keys, children }: KeyBindingsProviderProps) {
  return <Bindings value={keys}>{children}</Bindings>;
}

/** The custom keys. */
export const useBindings = (): KeyBindings => useContext(Bindings);

/** Maps the default cap of a command to the one in use. @param scope the table, or the id of a game */
export function useCapsInUse(scope: string): (cap: string) => string {
  const bound = useBindings()[scope];
  return (cap) => capInUse(cap, bound);
}
