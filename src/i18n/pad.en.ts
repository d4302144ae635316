/** The English texts for a game pad. */
export const pad = {
  title: 'Game pad',
  commands: {
    move: 'Move',
    choose: 'Choose',
    back: 'Back',
    undo: 'Undo',
    skip: 'Skip',
    walk: 'Previous, next',
    menu: 'Menu',
    board: 'Text board',
  },
};
