import { pluralsIn } from './plural';

const plural = pluralsIn('en');

/** The English texts around the rules of a game. */
export const rules = {
  link: 'Rules',
  linkOf: (game: string) => `Rules of ${game}`,
  title: 'The rules',
  lobby: 'Lobby',
  contents: 'Contents',
  sheet: 'Reference sheet',
  print: 'Print',
  option: 'Option',
  clause: (number: string) => `Clause ${number}`,
  unknownClause: (number: string) => `These rules have no clause ${number}.`,
  glossary: 'Glossary',
  lessons: 'Example to play',
  search: {
    label: 'Search the rules',
    results: 'What was found',
    count: (count: number) => plural(count, '# hit', '# hits'),
    none: 'Nothing found. Try another word, or fewer.',
  },
};
