import { usePersistentState } from './usePersistentState';

/** Storage key, shared by all games. */
const OPTIONS = 'lobby.options';

/** Whether the options of the lobby are expanded, remembered, and the setter. */
export const useOptionsOpen = (): readonly [boolean, (open: boolean) => void] =>
  usePersistentState(OPTIONS, (kept) => kept === true);
