import type { Shortcuts } from './useShortcuts';

/**
 * Keys that orbit the table and change the elevation. Brackets also match by position, because some layouts type them with
 * AltGr only.
 * @param orbit creates the handler of a key; `aside` and `over` in steps
 */
export function orbitKeys(orbit: (aside: number, over: number) => () => void): Shortcuts {
  const [left, right] = [orbit(-1, 0), orbit(1, 0)];
  return {
    '[': left,
    ']': right,
    BracketLeft: left,
    BracketRight: right,
    PageUp: orbit(0, 1),
    PageDown: orbit(0, -1),
  };
}
