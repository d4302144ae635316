/** How fast the table may be shown. */
export const PLAYBACK_SPEEDS = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** The speeds to offer, the one in use among them. */
export function speedChoices(inUse: number): readonly number[] {
  return [...new Set<number>([...PLAYBACK_SPEEDS, inUse])].sort((a, b) => a - b);
}
