import type { ProblemWords } from '#core';

/** What can be wrong with what is asked of a room, in English. */
export const english = {
  'room.version': 'the page and the server are of different versions; load the page again',
  'room.unknown': 'there is no such table',
  'room.broken': 'the record of this table is damaged from its beginning, so it cannot be opened',
  'room.key': 'this link is no longer valid',
  'room.role': 'this is not for this device to do',
  'room.locked': 'the table is locked',
  'room.watching': 'this code is for watching; ask at the table for the one that gives a seat',
  'room.barred': 'the table has taken this seat back; only the table can let you in again',
  'room.taken': 'the seat is taken',
  'room.paused': 'the table has paused the game',
  'room.waiting': 'the game has not begun yet',
  'channel.invalid': 'a channel has 2 to 25 letters, digits and underscores',
  'room.noVote': 'there is no such choice, or it is too late',
  'room.noSkip': 'their time is not over, or the clock of this table does not let you skip',
  'room.asking': 'everyone is asked for an undo already',
  'room.notAsked': 'nobody is waiting for your answer',
  'room.running': 'the game is running',
  'room.often': 'too much at once; try again in a moment',
  'room.flood': 'the connection was cut: it sent more than any page does',
  'room.yours': 'too many tables were opened from your network; try again in half an hour',
  'room.many': 'the server keeps as many tables as it can',
  'room.away': 'there is no connection to the server at the moment; it is tried again by itself',
  'room.failed': 'the server could not do it',
} satisfies ProblemWords;

export type NetProblems = typeof english;
