/** Path of the animation gallery. */
export const ANIMATION_GALLERY = '/dev/king-of-monsters';
