import { midSentence } from '#i18n';
import type { KingFigure } from '#king-of-monsters/view';

/** The words of the set-up of King of Monsters, in English. */
export const english = {
  start: 'Wreck the island',
  botsOnly: 'Only bots play: you look on.',
  sides: 'Who plays',
  side: {
    king: 'I am the King',
    league: 'I lead the League',
    both: 'Two sides here',
    bots: 'Bots only',
    own: 'As below',
  },
  sideHint: {
    king: 'You are the giant; bots play the heroes.',
    league: 'You play all the heroes; a bot is the giant.',
    both: 'One person is the giant, one or more share the heroes; a curtain falls between the sides.',
    bots: 'Bots play both sides.',
    own: 'Each seat as it stands below.',
  },
  league: 'The heroes',
  figures: {
    greatzilla: 'Greatzilla',
    xman: 'X-Man',
    nogyab: 'Nogyab',
    krustazor: 'Krustazor',
    'zorgl-a': 'Reptile',
    'zorgl-b': 'Brute',
    'zorgl-c': 'Gawker',
    'zorgl-d': 'Gulper',
  } satisfies Readonly<Record<KingFigure, string>>,
  figure: 'Which kaiju is the King?',
  pickFigure: (figure: string) => `The King is ${figure}: choose another kaiju`,
  alike: 'All eight fight alike: choose the one that looks most like a king.',
  who: (name: string) => `Who plays ${midSentence(name)}`,
  human: 'Human',
  bot: 'Bot',
  out: 'Out',
  nameOf: (name: string) => `Name of ${name}`,
  rules: 'House rules',
  preset: 'Set of rules',
  presets: {
    book: { name: 'As written', does: 'Twenty turns, hands of five, four heroes at first.' },
    short: { name: 'Short', does: 'The League has to hold out for twelve turns only.' },
    league: {
      name: 'Stronger League',
      does: 'Heroes draw up to six cards: of two equal players the League wins more often.',
    },
    king: {
      name: 'Stronger King',
      does: 'The King draws up to six cards: of two equal players he wins more often.',
    },
    own: 'A mix of your own.',
  },
  startCount: 'Heroes at first',
  startHint: 'The others wait in the reserve and join one by one while headquarters stands.',
  turns: 'Turns until the League has held out',
  endless: 'No limit',
  hands: { king: 'Hand of the King', league: 'Hands of the heroes' },
  seedHint: 'The same number deals the same game.',
};

export type LobbyWords = typeof english;
