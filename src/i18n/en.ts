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
import { help } from './help.en';
import { learn } from './learn.en';
import { lessonFilm } from './lessonFilm.en';
import { levels } from './levels.en';
import { lobby } from './lobby.en';
import { mine } from './mine.en';
import { pad } from './pad.en';
import { photo } from './photo.en';
import { pluralsIn } from './plural';
import { presenter } from './presenter.en';
import { problems } from './problems.en';
import { program } from './program.en';
import { puzzles } from './puzzles.en';
import { recap } from './recap.en';
import { replay } from './replay.en';
import { rooms } from './rooms.en';
import { rules } from './rules.en';
import { settings } from './settings.en';
import { share } from './share.en';
import { sheet } from './sheet.en';
import { textBoard } from './textBoard.en';
import { watch } from './watch.en';

const plural = pluralsIn('en');

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
    unknown: 'Unknown error. Reloading usually helps.',
    faults: {
      title: 'Something went wrong. The game continues.',
      show: 'An animation could not be played.',
      table: 'The table was rebuilt.',
      layout: 'The table could not be rebuilt; the picture may be wrong.',
      bot: 'A bot found no move; the game chose one for it.',
      worker: 'A bot stopped answering and was restarted.',
      standIn: 'The bot took too long; a simpler one moved instead.',
      rules: 'A rules error stopped the bot. Everything so far is saved.',
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
    out: 'Off',
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
    skipStep: (name: string, number: number, count: number) => `Skip “${name}” (step ${number} of ${count})`,
    skipAll: 'Skip to now',
    stepBack: 'One action back',
    stepForward: 'One action forward',
    speed: 'Speed',
    times: (factor: number) => `${factor}×`,
    replay: 'Replay',
  },

  outcome: {
    reveals: 'Reveals hidden information: no undo.',
    decides: (name: string) => `Then ${name} decides.`,
  },

  undo: {
    label: 'Undo',
    ready: 'Take back your last action.',
    blocked: {
      nothing: 'You haven’t done anything this turn.',
      decided: 'Another player has already decided.',
      revealed: 'You have seen something that was hidden.',
      'turn-over': 'Your turn is over.',
      over: 'The game is over.',
      absent: 'It is nobody’s turn here.',
      past: 'Viewing an earlier moment.',
    },
  },

  elsewhere: {
    title: 'This game is open in another tab',
    text: 'Continue there, or play here: the game is just as you left it.',
    here: 'Play here',
  },

  log: {
    title: 'Game log',
    show: 'Show the log',
    hide: 'Hide the log',
    empty: 'Nothing has happened yet.',
    earlier: (count: number) => plural(count, 'Show # earlier line', 'Show # earlier lines'),
    seek: (line: string) => `Show this moment: ${line}`,
  },

  passScreen: {
    title: (name: string) => `Pass the device to ${name}`,
    hint: 'Everyone can see the table. Your cards stay hidden until you are ready.',
    reveal: (name: string) => `I’m ${name}: show my cards`,
  },

  gameOver: {
    again: 'Play again',
    watch: 'Watch the game',
    lobby: 'Back to the lobby',
    look: 'Look at the table',
    ranking: 'Final ranking',
    figures: 'Statistics',
    length: (turns: number, actions: number) =>
      `${plural(turns, '# turn', '# turns')}, ${plural(actions, '# action', '# actions')}`,
    place: (rank: number) => `${rank}.`,
  },

  help,
  lobby,
  replay,
  settings,
  faults,
  saving,
  film,
  mine,
  pad,
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
    take: (figure: string) => `Choose ${figure}`,
    held: (name: string) => `with ${name}`,
    picture: (figure: string) => `${figure} on the turntable`,
    turn: 'Rotate the figure',
    turned: (degrees: number) => `rotated by ${degrees} degrees`,
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
    loading: 'Unpacking the miniatures',
    modelsMissing: 'Some models could not be loaded; simple ones stand in.',
    pictureLost: 'The graphics driver stopped. The picture will come back with it.',
  },
};

/** What every language must say. */
export type Messages = typeof en;
