import { pluralsIn } from './plural';

const plural = pluralsIn('en');

/** The English texts around the rules of a game. */
export const rules = {
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
  why: (clause: string) => `Why? ${clause}`,
  ruleOf: (clause: string) => `The rule: ${clause}`,
  closeRule: 'Close the rule',
  wholeChapter: 'All of this chapter',
  played: 'See it played',
  ownTab: 'opens in a new tab',
  pointedAt: 'the rule of what is pointed at',
  search: {
    label: 'Search the rules',
    results: 'What was found',
    count: (count: number) => plural(count, '# hit', '# hits'),
    none: 'Nothing found. Try another word, or fewer.',
  },
};
