/** The English texts of what goes wrong in the page itself. */
export const faults = {
  title: 'Something has gone wrong here',
  text: 'This page has stopped because of a fault in the program. Games are saved after every action.',
  chunkText:
    'A part of the program did not arrive. Perhaps the network is down, or there is a newer version.',
  reload: 'Reload the page',
  lobby: 'To the lobby',
  saveFile: 'Save the game as a file',
  part: 'This part has stopped because of a fault. Everything else goes on.',
  again: 'Try again',
  unknown: 'There is nothing at this address',
  unknownText: (path: string) => `This program has no page ${path}.`,
  waiting: 'Loading',
  noPicture: 'No 3D picture',
  noPictureText:
    'This browser or device does not offer WebGL 2, which the picture is drawn with. Everything else works: you can play with the panels. Perhaps hardware acceleration is switched off in the browser’s settings.',
  ignored: 'A part of the address is not understood and is left out:',
  boot: 'The program could not start',
};

/** The English texts of saving, where it does not go as it should. */
export const saving = {
  badge: 'Not saved',
  notices: {
    'memory-only':
      'This browser does not let us keep games. This one lasts as long as this tab; save it as a file to keep it.',
    'write-failed':
      'The game could not be saved; we keep trying. If the device is full, make room; if this page is open in other tabs, close them.',
    'read-failed':
      'The games of this device cannot be read just now; we keep trying. If this page is open in other tabs, close them.',
  },
  again: 'Try now',
  hide: 'Minimise',
  newer: 'Made by a newer version. Reload the page to get it.',
  damaged: 'Damaged: it cannot be opened any more.',
  foreign: (game: string) => `From a game this app does not include: “${game}”.`,
  unreadable: 'Games that cannot be read',
  download: (when: string) => `Save the unreadable game (${when}) as a file`,
  remove: (when: string) => `Delete the unreadable game (${when})`,
  undated: 'no date',
  deleteTitle: 'Delete this game?',
  deleteText: (called: string) =>
    `${called}: the game is gone for good then. Save it as a file to keep it elsewhere.`,
  deleteIt: 'Delete it',
  keepIt: 'Keep it',
};
