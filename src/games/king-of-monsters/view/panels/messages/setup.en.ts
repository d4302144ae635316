import type { SetupWords } from '#module';
import type { KingFigure } from '../../specs';

/** English texts of the lobby. */
export const setup = {
  start: 'Wreck the island',
  lineups: {
    label: 'You play',
    names: {
      hero: 'One hero',
      king: 'The King',
      league: 'All heroes',
      both: 'Hot seat',
      bots: 'Bots only',
    },
    does: {
      hero: 'You play one hero; bots play the others and the giant.',
      king: 'You are the giant; bots play the heroes.',
      league: 'You play all the heroes; a bot is the giant.',
      both: 'One person is the giant, the others share the heroes. Pass the device between the sides.',
      bots: 'Bots play both sides.',
    },
    one: 'Your hero',
    phones: {
      label: 'Who comes with a phone',
      names: {
        hero: 'One hero',
        king: 'The King',
        league: 'The heroes',
        both: 'Both sides',
        bots: 'Nobody yet',
      },
      does: {
        hero: 'Bots play the giant and the other heroes until a phone takes their seats.',
        king: 'One phone is the giant; bots play the heroes until phones take their seats.',
        league: 'One or more phones share the heroes; a bot is the giant until a phone takes its seat.',
        both: 'One phone is the giant, one or more share the heroes.',
        bots: 'Bots play both sides until phones take their seats.',
      },
    },
  },
  team: {
    name: 'The heroes',
    count: (heroes: number) => (heroes === 1 ? '1 hero' : `${heroes} heroes`),
  },
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
  },
  options: {
    start: { label: 'Starting heroes', does: 'The others join one by one while Headquarters stands.' },
    turns: { label: 'Turns to survive', values: { 0: 'No limit' } },
    'king-hand': { label: 'The King’s hand' },
    'league-hand': { label: 'The heroes’ hands' },
  },
} satisfies SetupWords;
