import { usePersistentState } from './usePersistentState';

/** Under what it is remembered whether the options of a lobby are open: in one game as in the others. */
const OPTIONS = 'lobby.options';

/** Whether the options of the lobby are expanded, remembered, and the setter. */
export const useOptionsOpen = (): readonly [boolean, (open: boolean) => void] =>
  usePersistentState(OPTIONS, (kept) => kept === true);
