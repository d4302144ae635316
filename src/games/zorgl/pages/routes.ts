/** Where the pages of this game are. */
export const EDITOR = '/city';
export const WORKSHOP = '/workshop';
export const ANIMATION_GALLERY = '/dev/choreography';
