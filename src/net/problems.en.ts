import type { ProblemWords } from '#core';

/** Problem codes of room requests, with their English words. */
export const english = {
  'room.version': 'the page and the server have different versions; reload the page',
  'room.unknown': 'there is no such table',
  'room.broken': 'the saved log of this table is damaged, so the table cannot be opened',
  'room.key': 'this link is no longer valid',
  'room.role': 'this device may not do that',
  'room.locked': 'the table is locked',
  'room.watching': 'this code is for watching only; ask at the table for the code to play',
  'room.barred': 'the host has taken this seat back; only the host can let you in again',
  'room.taken': 'the seat is taken',
  'room.paused': 'the host has paused the game',
  'room.waiting': 'the game has not begun yet',
  'channel.invalid': 'a channel has 2 to 25 letters, digits and underscores',
  'room.noVote': 'this choice does not exist, or the vote is over',
  'room.noSkip': 'their time is not up yet, or this table’s clock does not allow skipping',
  'room.asking': 'an undo request is already open',
  'room.notAsked': 'nobody is waiting for your answer',
  'room.running': 'the game has already begun',
  'room.often': 'too many requests; try again in a moment',
  'room.flood': 'the connection was closed because it sent too many messages',
  'room.yours': 'too many tables were opened from your network; try again in half an hour',
  'room.many': 'the server is full; try again later',
  'room.away': 'the connection to the server is down; reconnecting',
  'room.failed': 'the server could not do that',
} satisfies ProblemWords;

export type NetProblems = typeof english;
