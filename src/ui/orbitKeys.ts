import type { Shortcuts } from './useShortcuts';

/**
 * The keys that go around the table, and look at it from higher up or lower down. Brackets count by their place as well,
 * for some layouts write them with AltGr only.
 * @param orbit makes what a key does; `aside` and `over` in steps
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
