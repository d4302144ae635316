import { midSentence } from '#i18n';
import type { KingFigure } from '#king-of-monsters/view';
import type { SetupWords } from '#module';

/** The English lobby texts. */
export const english = {
  start: 'Wreck the island',
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
    names: {
      greatzilla: 'Greatzilla',
      xman: 'X-Man',
      nogyab: 'Nogyab',
      krustazor: 'Krustazor',
      'zorgl-a': 'Reptile',
      'zorgl-b': 'Brute',
      'zorgl-c': 'Gawker',
      'zorgl-d': 'Gulper',
    } satisfies Readonly<Record<KingFigure, string>>,
    title: () => 'Which kaiju is the King?',
    label: (_: string, figure: string) => `The King is ${figure}: choose another kaiju`,
    about: 'All eight fight alike: choose the one that looks most like a king.',
  },
  who: (name: string) => `Who plays ${midSentence(name)}`,
  human: 'Human',
  bot: 'Bot',
  out: 'Off',
  nameOf: (name: string) => `Name of ${name}`,
  presets: {
    standard: { name: 'Standard', does: 'Twenty turns, hands of five, four heroes to start.' },
    short: { name: 'Short', does: 'The League wins after twelve turns.' },
    league: {
      name: 'Stronger League',
      does: 'Heroes draw up to six cards: between equal players, the League wins more often.',
    },
    king: {
      name: 'Stronger King',
      does: 'The King draws up to six cards: between equal players, he wins more often.',
    },
  } as SetupWords['presets'] & {},
  options: {
    start: { label: 'Starting heroes', does: 'The others join one by one while Headquarters stands.' },
    turns: { label: 'Turns to survive', values: { 0: 'No limit' } },
    'king-hand': { label: 'The King’s hand' },
    'league-hand': { label: 'The heroes’ hands' },
  },
};

export type LobbyWords = typeof english;
