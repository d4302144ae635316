/** The English texts of what goes wrong in the page itself. */
export const faults = {
  title: 'Something went wrong',
  text: 'An error has stopped this page. Games are saved after every action.',
  chunkText: 'A part of the app could not be loaded. The network may be down, or there is a new version.',
  reload: 'Reload the page',
  lobby: 'Go to the lobby',
  saveFile: 'Save the game as a file',
  part: 'An error has stopped this part. Everything else still works.',
  again: 'Try again',
  unknown: 'Page not found',
  unknownText: (path: string) => `There is no page ${path}.`,
  waiting: 'Loading',
  noPicture: 'No 3D picture',
  noPictureText:
    'This browser or device does not support WebGL 2. Everything else works: you can play with the panels. Hardware acceleration may be off in the browser’s settings.',
  ignored: 'This part of the address is unknown and was ignored:',
  boot: 'The app could not start',
};

/** The English texts of saving, where it does not go as it should. */
export const saving = {
  badge: 'Not saved',
  notices: {
    'memory-only':
      'This browser does not let us save games. This one lasts as long as this tab; save it as a file to keep it.',
    'write-failed':
      'The game could not be saved; we keep trying. Free some space on the device, and close other tabs with this page.',
    'read-failed':
      'Your saved games cannot be read right now; we keep trying. If this page is open in other tabs, close them.',
  },
  again: 'Try now',
  hide: 'Minimise',
  newer: 'From a newer version. Reload the page to get it.',
  damaged: 'Damaged: it can no longer be opened.',
  foreign: (game: string) => `From a game this app does not include: “${game}”.`,
  unreadable: 'Games that cannot be read',
  download: (when: string) => `Save the unreadable game (${when}) as a file`,
  remove: (when: string) => `Delete the unreadable game (${when})`,
  undated: 'no date',
  deleteTitle: 'Delete this game?',
  deleteText: (called: string) =>
    `${called}: this deletes the game for good. Save it as a file to keep it elsewhere.`,
  deleteIt: 'Delete it',
  keepIt: 'Keep it',
};
