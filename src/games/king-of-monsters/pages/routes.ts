/** Where the event sheet of this game is. */
export const EVENT_SHEET = '/dev/king-of-monsters';
