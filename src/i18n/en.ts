import type { Emblem } from '#core';
import { advice } from './advice.en';
import { analysis } from './analysis.en';
import { attract } from './attract.en';
import { author } from './author.en';
import { crowd } from './crowd.en';
import { embed } from './embed.en';
import { faults, saving } from './faults.en';
import { film } from './film.en';
import { firstGame } from './firstGame.en';
import { learn } from './learn.en';
import { lessonFilm } from './lessonFilm.en';
import { levels } from './levels.en';
import { photo } from './photo.en';
import { pluralsIn } from './plural';
import { presenter } from './presenter.en';
import { problems } from './problems.en';
import { program } from './program.en';
import { puzzles } from './puzzles.en';
import { recap } from './recap.en';
import { rooms } from './rooms.en';
import { rules } from './rules.en';
import { share } from './share.en';
import { sheet } from './sheet.en';
import { textBoard } from './textBoard.en';
import { watch } from './watch.en';

/** From the least to the most, both included. */
interface Span {
  readonly min: number;
  readonly max: number;
}

const plural = pluralsIn('en');

/** The English texts of the interface; the model for every other language. */
export const en = {
  languageName: 'English',

  common: {
    close: 'Close',
    cancel: 'Cancel',
    back: 'Back',
  },

  help: {
    title: 'Keyboard',
    /** What is printed on keys. */
    keyNames: {
      Space: 'Space',
      Enter: 'Enter',
      Home: 'Home',
      End: 'End',
      PgUp: 'PgUp',
      PgDn: 'PgDn',
      Del: 'Del',
      Ins: 'Ins',
      Backspace: 'Backspace',
      Esc: 'Esc',
      Tab: 'Tab',
      Shift: 'Shift',
      '←': 'Left arrow',
      '→': 'Right arrow',
      '↑': 'Up arrow',
      '↓': 'Down arrow',
    },
    cards: 'Choose a card of the hand',
    arrows: 'Go along the cards',
    confirm: 'Press the focused button',
    cancel: 'Take back the last choice',
    tab: 'Go from panel to panel',
    end: 'End the turn',
    pause: 'Pause and play on',
    skip: 'Skip the action on the table',
    now: 'Skip to now',
    step: 'One action back, one forward',
    moment: 'Previous and next combo or big moment',
    ends: 'To the beginning, to the end',
    undo: 'Take back your latest action',
    replay: 'Replay from the beginning',
    wholeTable: 'Show the whole table',
    fromAbove: 'Look from above, with the floors in numbers, and back',
    squareOn: 'Look at the whole board square on, and back',
    peek: 'While held: how many floors there are, and where everyone stands',
    orbit: 'Go round the table',
    tilt: 'Look from higher up, from lower down',
    zoom: 'Come closer, go away',
    /** What each of two keys does. */
    steps: ['One action back', 'One action forward'],
    moments: ['Previous combo or big moment', 'Next combo or big moment'],
    bothEnds: ['To the beginning', 'To the end'],
    orbits: ['Go round the table to the left', 'Go round the table to the right'],
    tilts: ['Look from higher up', 'Look from lower down'],
    zooms: ['Come closer', 'Go away'],
    follow: 'Let the camera follow the action, or stay still',
    film: 'Make a film of the game',
    fullScreen: 'Full screen on and off',
    photo: 'Photo mode',
    mute: 'Sound off and on',
    log: 'Open and close the log',
    help: 'This list',
    change: 'Change the keys',
    changeTitle: 'Change the keys',
    changeHint:
      'Press a key of the list, then the one that is to do the same. Esc leaves it as it was. Digits, arrows, Tab and Enter stay what they are.',
    atTable: 'At every table',
    pressKey: 'Press a key',
    keyOf: (does: string, key: string) => `${does}: ${key}`,
    changed: (does: string, key: string) => `${does}: ${key} from now on.`,
    swapped: (key: string, does: string, instead: string) =>
      `${key} was taken by “${does}”, which has ${instead} from now on.`,
    shared: (key: string, does: string, where: string) =>
      `${key} is used by “${does}” too (${where}); where both can be done, the game’s goes first.`,
    refused: 'That key is needed for other things. Try another, or press Esc.',
    restore: 'Give all commands their first keys',
    restored: 'All commands have their first keys again.',
  },

  lobby: {
    resume: 'Continue',
    finished: 'Finished games',
    watch: 'Watch again',
    turns: (count: number) => plural(count, '# action', '# actions'),
    primer: 'How to play',
    allRules: 'All the rules',
    toPlay: (name: string) => `${name} to play`,
    turn: (number: number) => `turn ${number}`,
    deleteGame: (names: string) => `Delete the game of ${names}`,
    players: 'Players',
    turnOf: (name: string) => `Turn of ${name}`,
    nameOf: (seat: string) => `Name of player ${seat}`,
    whoPlays: (name: string) => `Who plays ${name}?`,
    start: 'Play',
    game: 'Game',
    deal: 'Deal number',
    dealError: 'A whole number from 0 to 999 999 999.',
    surprise: 'Surprise me',
    playersFromTo: ({ min, max }: Span) => (min === max ? `${min} players` : `${min}–${max} players`),
    minutes: ({ min, max }: Span) => (min === max ? `${min} min` : `${min}–${max} min`),
    fromAge: (years: number) => `${years}+`,
    language: 'Language',
  },

  error: {
    title: 'That did not work',
    dismiss: 'Dismiss the message',
    unknown: 'Something is wrong that this version cannot put into words.',
    faults: {
      title: 'Something went wrong, and the game goes on.',
      show: 'An action could not be shown in motion.',
      table: 'The table was set up anew.',
      layout: 'The table could not be set up; the picture may be wrong.',
      bot: 'A bot found no answer; another choice was made for it.',
      worker: 'A bot stopped answering and was started anew.',
      standIn: 'A bot could not finish its thought; the Glutton moved in its place.',
      rules: 'The rules broke off, so that a bot cannot play on. Everything so far is saved.',
      session: 'Details are in the browser’s console.',
    },
  },

  seat: {
    /** The emblem that goes with a colour, for those who see neither. */
    shapes: {
      circle: 'circle',
      triangle: 'triangle',
      square: 'square',
      diamond: 'diamond',
      star: 'star',
      cross: 'cross',
      hexagon: 'hexagon',
      hourglass: 'hourglass',
      chevron: 'chevron',
    } satisfies Record<Emblem, string>,
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
    /** In the corners of the cards. */
    letters: { A: 'A', J: 'J', Q: 'Q', K: 'K' },
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
    faceDownCards: (count: number) => plural(count, '# face-down card', '# face-down cards'),
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
    speed: 'Speed',
    times: (factor: number) => `${factor}×`,
    replay: 'Replay',
  },

  outcome: {
    reveals: 'This reveals something hidden: no undo.',
    decides: (name: string) => `Then ${name} decides.`,
  },

  undo: {
    label: 'Undo',
    ready: 'Takes back your latest action.',
    blocked: {
      nothing: 'You have done nothing in this turn yet.',
      decided: 'Somebody else has decided since.',
      revealed: 'Something hidden has come to light.',
      'turn-over': 'Your turn is over.',
      over: 'The game is over.',
      absent: 'Nobody here is to play now.',
      past: 'You are looking at the past.',
    },
  },

  replay: {
    label: 'Replay',
    past: 'You are looking at the past',
    watching: 'Replay',
    timeline: 'Actions of the game',
    beginning: 'Before the first action',
    position: (shown: number, total: number) => `Action ${shown} of ${total}`,
    at: (place: string, words: string) => `${place}: ${words}`,
    clock: (now: string, whole: string) => `${now} of ${whole}`,
    play: 'Play on',
    again: 'Watch again',
    pause: 'Pause',
    start: 'To the beginning',
    end: 'To the end',
    previousMark: 'Previous combo or big moment',
    nextMark: 'Next combo or big moment',
    captions: 'Captions',
    caption: 'What happens',
    branch: 'Play on from here',
    back: 'Back to the game',
    branchTitle: 'Play on from here',
    branchText: (action: number) =>
      action === 0
        ? 'A new game from the very beginning. The one you are watching stays as it is.'
        : `A new game that goes on after action ${action}. The one you are watching stays as it is.`,
    branchDealtAnew: 'What cannot be seen at that moment is dealt anew, and the new game begins there.',
    branchStart: 'Begin the new game',
    whoPlays: (name: string) => `Who plays ${name}?`,
  },

  elsewhere: {
    title: 'This game is open in another tab',
    text: 'Go on there, or take it over: you will find it here as it was left there.',
    here: 'Play here',
  },

  log: {
    title: 'What happened',
    show: 'Show the log',
    hide: 'Hide the log',
    empty: 'Nothing has happened yet.',
    earlier: (count: number) => plural(count, 'Show # earlier line', 'Show # earlier lines'),
    seek: (line: string) => `Show this moment: ${line}`,
  },

  curtain: {
    title: (name: string) => `Pass the device to ${name}`,
    hint: 'The table stays open to all; what only you may see is hidden until you are ready.',
    reveal: (name: string) => `I am ${name}: show what is mine`,
  },

  gameOver: {
    again: 'Play again',
    watch: 'Watch the game',
    lobby: 'Back to the lobby',
    look: 'Look at the table',
    ranking: 'Final ranking',
    figures: 'The game in figures',
    length: (turns: number, actions: number) =>
      `${plural(turns, '# turn', '# turns')}, ${plural(actions, '# action', '# actions')}`,
    place: (rank: number) => `${rank}.`,
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    textSize: 'Text size',
    textSizes: { normal: 'Normal', large: 'Large', tv: 'TV' },
    quality: 'Picture quality',
    qualities: { automatic: 'Automatic', low: 'Low', medium: 'Medium', high: 'High' },
    mood: 'Mood of the table',
    moods: { night: 'Game night', studio: 'Studio', alert: 'Red alert' },
    camera: 'Camera',
    cameras: { 'hands-off': 'Stays still', gentle: 'Gentle', cinematic: 'Cinematic' },
    speed: 'Animation speed',
    othersPace: 'Turns of others',
    othersPaces: { brisk: 'Brisk', normal: 'Normal', unhurried: 'Unhurried' },
    hurriesOwn: 'My own actions fast',
    hurriesOwnHint: 'What others do keeps its speed. A click on the table hurries any action.',
    playsHidden: 'Keep playing while the window is hidden',
    playsHiddenHint: 'For streams: bots, animations and sound go on behind other windows.',
    attract: 'Show the games by themselves when nobody plays',
    attractAfter: (minutes: number) => {
      if (minutes === 0) return 'Never';
      return minutes === 1 ? 'After a minute' : `After ${minutes} minutes`;
    },
    reducedMotion: 'Reduce motion',
    reducedMotionHint: 'No camera moves, no shaking, no flashes.',
    tiltShift: 'Miniature lens',
    tiltShiftHint: 'Sharp in the middle, soft above and below. Not in low quality.',
    coordinates: 'Show coordinates',
    coordinatesHint: 'Letters and numbers along the edge of the board.',
    hints: 'Hints for newcomers',
    hintsHint: 'In your first games, a line about what comes up for the first time.',
    turnsTable: 'Turn the table to whoever plays',
    turnsTableHint:
      'For people on opposite sides: a city that lies flat is seen from the side of whoever plays.',
    turnsPage: 'Turn the hand and the buttons too',
    turnsPageHint: 'For a device that lies flat between you: all of it faces whoever plays.',
    sound: {
      title: 'Sound',
      on: 'Sound on',
      levels: {
        master: 'Everything',
        effects: 'Table and blows',
        voices: 'Voices',
        music: 'Music',
        interface: 'Buttons',
      },
      captions: 'Describe sounds',
      captionsHint: 'Small words for what is heard: [roar].',
    },
    about: {
      label: 'About this program',
      version: (version: string) => `Kaiju Tabletop ${version}`,
      licence: 'MIT licence',
      notices: 'Licences of what it is made with',
    },
  },

  faults,
  saving,
  film,
  photo,
  problems,
  program,
  recap,
  crowd,
  rooms,
  rules,
  share,
  advice,
  analysis,
  levels,
  textBoard,
  watch,

  attract,
  presenter,
  puzzles,
  embed,
  lessonFilm,
  firstGame,
  learn,
  author,
  sheet,

  /** Of a figure that is chosen and looked at from all sides. */
  figures: {
    take: (figure: string) => `Take ${figure}`,
    held: (name: string) => `with ${name}`,
    picture: (figure: string) => `${figure} on the turntable`,
    turn: 'Turn the figure',
    turned: (degrees: number) => `turned by ${degrees} degrees`,
  },

  table: {
    wholeTable: 'Whole table',
    fromAbove: 'From above',
    squareOn: 'Square on',
    follow: 'The camera follows the action',
    settings: 'Settings',
    mute: 'Sound off',
    help: 'Keyboard help',
    fullScreen: 'Full screen',
    tools: 'Tools',
    panels: 'Game information',
    picture: 'The table in 3D',
    loading: 'The miniatures are being unpacked',
    modelsMissing: 'Some miniatures did not arrive; plain pieces stand in for them.',
    pictureLost: 'The graphics of this device have gone; the picture comes back when they do.',
  },
};

/** What every language must say. */
export type Messages = typeof en;
