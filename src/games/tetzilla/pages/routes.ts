/** Path of this game's event sheet. */
export const ANIMATION_GALLERY = '/dev/tetzilla';
