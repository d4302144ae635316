/** Where the event sheet of this game is. */
export const ANIMATION_GALLERY = '/dev/tetzilla';
