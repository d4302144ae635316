/** Moods in which parts and lines of a theme play. */
export const ALL = ['calm', 'tension', 'fight', 'end'] as const;
export const QUIET = ['calm', 'tension'] as const;
export const LOUD = ['fight', 'end'] as const;
export const DANGER = ['tension', 'fight', 'end'] as const;
