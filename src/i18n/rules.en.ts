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
  lessons: 'Playable example',
  why: (clause: string) => `Why? ${clause}`,
  ruleOf: (clause: string) => `The rule: ${clause}`,
  closeRule: 'Close the rule',
  wholeChapter: 'The whole chapter',
  played: 'See it in action',
  ownTab: 'opens in a new tab',
  pointedAt: 'the rule for what you point at',
  search: {
    label: 'Search the rules',
    results: 'Search results',
    count: (count: number) => plural(count, '# result', '# results'),
    none: 'Nothing found. Try another word, or fewer.',
  },
};
