/** Paths of this game's pages. */
export const EDITOR = '/city';
export const WORKSHOP = '/workshop';
