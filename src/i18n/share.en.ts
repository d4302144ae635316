/** The English texts of sharing games: links, files, importing. */
export const share = {
  title: 'Share',
  open: 'Share this game',
  position: 'This moment',
  positionHint: 'Plays on from here, as a new game.',
  positionDealtAnew: 'Plays on from here, as a new game. What you cannot see is dealt anew.',
  game: 'The whole game',
  gameHint: 'Opens at its beginning, to be watched and then played on.',
  copy: 'Copy link',
  copied: 'Copied',
  copiedLink: 'The link is in the clipboard.',
  copyFailed: 'The browser does not let us copy. The link is selected: press Ctrl+C.',
  files: 'As a file',
  filesHint: 'The lobby opens both kinds again.',
  gameFile: 'Game file',
  records: { en: 'Record in English', fr: 'Record in French' },
  importGame: 'Open a game file',
  dropGame: 'Drop the game file to open it',
  reveals:
    'This game is still running. A link to the whole game or a file of it shows everything: all that is hidden now, and all that is still to come.',
  reveal: 'Share it all the same',
  exportTitle: 'Save as a file',
  exportReveals:
    'This game is still running. Its file shows everything: all that is hidden now, and all that is still to come.',
  exportReveal: 'Save it all the same',
  exportGame: (names: string) => `Save the game of ${names} as a file`,
};
