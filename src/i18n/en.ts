/** The English texts of the interface; the model for every other language. */
export const en = {
  languageName: 'English',

  common: {
    close: 'Close',
    cancel: 'Cancel',
    back: 'Back',
  },

  error: {
    title: 'That did not work',
    dismiss: 'Dismiss the message',
  },

  seat: {
    /** The shape that goes with a colour, for those who see neither. */
    shapes: { A: 'circle', B: 'triangle', C: 'square', D: 'diamond' },
    colours: {
      red: 'red',
      teal: 'teal',
      violet: 'violet',
      amber: 'amber',
      blue: 'blue',
      pink: 'pink',
      green: 'green',
      ivory: 'ivory',
    },
    colour: (name: string) => `Colour of ${name}`,
    human: 'Human',
    bot: 'Bot',
  },

  cards: {
    suits: { S: 'spades', C: 'clubs', H: 'hearts', D: 'diamonds' },
    ranks: {
      A: 'ace',
      '2': '2',
      '3': '3',
      '4': '4',
      '5': '5',
      '6': '6',
      '7': '7',
      '8': '8',
      '9': '9',
      '10': '10',
      J: 'jack',
      Q: 'queen',
      K: 'king',
    },
    card: (rank: string, suit: string) => `${rank} of ${suit}`,
    jokers: { XR: 'red joker', XB: 'black joker' },
    hand: (name: string) => `Hand of ${name}`,
    faceDownCards: (count: number) => (count === 1 ? '1 face-down card' : `${count} face-down cards`),
    emptyHand: 'No cards in hand',
  },

  playback: {
    label: 'Playback',
    play: 'Play',
    pause: 'Pause',
    skip: 'Skip this action',
    skipAll: 'Skip to now',
    stepBack: 'One action back',
    stepForward: 'One action forward',
    action: 'Action',
    position: (shown: number, total: number) => `Action ${shown} of ${total}`,
    speed: 'Speed',
    times: (factor: number) => `${factor}×`,
    resume: 'Back to the game',
  },

  log: {
    title: 'What happened',
    show: 'Show the log',
    hide: 'Hide the log',
    empty: 'Nothing yet. The city holds its breath.',
    seek: (line: string) => `Show this moment: ${line}`,
  },

  curtain: {
    title: (name: string) => `Pass the device to ${name}`,
    hint: 'The cards stay hidden until you are ready.',
    reveal: (name: string) => `I am ${name}: show my cards`,
  },

  gameOver: {
    again: 'Play again',
    lobby: 'Back to the lobby',
    look: 'Look at the table',
    ranking: 'Final ranking',
    place: (rank: number) => `${rank}.`,
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    quality: 'Picture quality',
    qualities: { low: 'Low', medium: 'Medium', high: 'High' },
    speed: 'Animation speed',
    reducedMotion: 'Reduce motion',
    reducedMotionHint: 'No camera moves, no shaking, no flashes.',
    coordinates: 'Show coordinates',
    coordinatesHint: 'Letters and numbers along the edge of the board.',
  },

  help: {
    title: 'Keyboard',
  },

  table: {
    wholeTable: 'Whole table',
    settings: 'Settings',
    help: 'Keyboard help',
    panels: 'Game information',
    picture: 'The table in 3D',
    pictureLost: 'The graphics of this device have gone; the picture comes back when they do.',
  },
};

/** What every language must say. */
export type Messages = typeof en;
