import { pluralsIn } from './plural';

const plural = pluralsIn('en');

/** The English texts around lessons. */
export const learn = {
  link: 'Learn to play',
  title: (game: string) => `Learn ${game}`,
  intro: 'Every rule, shown on the table. Stop any time and take over.',
  lobby: 'Lobby',
  all: 'All lessons',
  continueWith: (title: string) => `Go on: ${title}`,
  rules: 'Rules',
  progress: (seen: number, all: number) => `${seen} of ${plural(all, '# lesson', '# lessons')} seen`,
  questions: (solved: number, all: number) =>
    `${solved} of ${plural(all, '# question', '# questions')} solved`,
  seen: 'seen',
  asks: 'with questions',
  unreadable: 'What you have learnt so far could not be read. Counting starts again.',
  picture: (lesson: string) => `The table in the lesson “${lesson}”`,
  step: (step: number, all: number) => `Step ${step} of ${all}`,
  clause: (number: string) => `Clause ${number} of the rules`,
  time: 'Time',
  previous: 'Step back',
  next: 'Next step',
  nextLesson: (title: string) => `Next lesson: ${title}`,
  again: 'Show again',
  loop: 'Again and again',
  slow: 'Slow motion',
  above: 'From above',
  yourTurn: 'Your turn',
  yourTurnHint: 'Play on from here, at the real table.',
  alone: 'Play all sides',
  withBots: 'Against bots',
  back: 'Back to the lesson',
  beside: (title: string) => `Compare: ${title}`,
  question: 'Question',
  check: 'Check',
  nobody: 'None of them',
  right: 'Right!',
  wrong: 'Not quite.',
  goOn: 'Show me',
  showBoxes: 'Choose on the table or here.',
};
