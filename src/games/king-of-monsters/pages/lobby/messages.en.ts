import { midSentence } from '#i18n';
import type { KingFigure } from '#king-of-monsters/view';

/** The words of the set-up of King of Monsters, in English. */
export const english = {
  start: 'Wreck the island',
  botsOnly: 'Bots only: sit back and watch.',
  sides: 'You play',
  side: {
    hero: 'One hero',
    king: 'The King',
    league: 'All heroes',
    both: 'Hot seat',
    bots: 'Bots only',
    own: 'As below',
  },
  sideHint: {
    hero: 'You play one hero with bot friends; a bot is the giant.',
    king: 'You are the giant; bots play the heroes.',
    league: 'You play all the heroes; a bot is the giant.',
    both: 'One person is the giant, the others share the heroes. Pass the device between the sides.',
    bots: 'Bots play both sides.',
    own: 'Set each seat below.',
  },
  phones: {
    sides: 'Who comes with a phone',
    side: {
      hero: 'One hero',
      king: 'The King',
      league: 'The heroes',
      both: 'Both sides',
      bots: 'Nobody yet',
      own: 'As below',
    },
    sideHint: {
      hero: 'Bots play the giant and the other heroes until a phone takes their seats.',
      king: 'One phone is the giant; bots play the heroes until phones take their seats.',
      league: 'One phone or several share the heroes; a bot is the giant until a phone takes its seat.',
      both: 'One phone is the giant, one or more share the heroes.',
      bots: 'Bots play both sides until phones take their seats.',
      own: 'Set each seat below.',
    },
  },
  league: 'The heroes',
  yourHero: 'Your hero',
  heroCount: (heroes: number) => (heroes === 1 ? '1 hero' : `${heroes} heroes`),
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
  out: 'Off',
  nameOf: (name: string) => `Name of ${name}`,
  rules: 'House rules',
  preset: 'Rules',
  presets: {
    book: { name: 'Standard', does: 'Twenty turns, hands of five, four heroes to start.' },
    short: { name: 'Short', does: 'The League wins after twelve turns.' },
    league: {
      name: 'Stronger League',
      does: 'Heroes draw up to six cards: between equal players, the League wins more often.',
    },
    king: {
      name: 'Stronger King',
      does: 'The King draws up to six cards: between equal players, he wins more often.',
    },
    own: 'Your own mix.',
  },
  startCount: 'Starting heroes',
  startHint: 'The others join one by one while Headquarters stands.',
  turns: 'Turns to survive',
  endless: 'No limit',
  hands: { king: 'The King’s hand', league: 'The heroes’ hands' },
  seedHint: 'Same seed, same game. Empty = random.',
};

export type LobbyWords = typeof english;
