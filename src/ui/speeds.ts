/** Available playback speeds. */
export const PLAYBACK_SPEEDS = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** The speeds to offer, including the current one. */
export function speedChoices(inUse: number): readonly number[] {
  return [...new Set<number>([...PLAYBACK_SPEEDS, inUse])].sort((a, b) => a - b);
}
