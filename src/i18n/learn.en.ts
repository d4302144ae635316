import { pluralsIn } from './plural';

const plural = pluralsIn('en');

/** The English texts around lessons. */
export const learn = {
  link: 'Learn to play',
  title: (game: string) => `Learn ${game}`,
  intro: 'Every rule, shown on the table. Stop any time and take over.',
  lobby: 'Lobby',
  all: 'All lessons',
  continueWith: (title: string) => `Continue: ${title}`,
  rules: 'Rules',
  progress: (seen: number, all: number) => `${seen} of ${plural(all, '# lesson', '# lessons')} seen`,
  questions: (solved: number, all: number) =>
    `${solved} of ${plural(all, '# question', '# questions')} solved`,
  seen: 'seen',
  asks: 'with questions',
  unreadable: 'Your progress could not be loaded and starts over.',
  picture: (lesson: string) => `The table in the lesson “${lesson}”`,
  step: (step: number, all: number) => `Step ${step} of ${all}`,
  clause: (number: string) => `Rule ${number}`,
  time: 'Time',
  previous: 'Previous step',
  next: 'Next step',
  nextLesson: (title: string) => `Next lesson: ${title}`,
  again: 'Show again',
  loop: 'Loop',
  slow: 'Slow motion',
  above: 'From above',
  yourTurn: 'Your turn',
  yourTurnHint: 'Take over from here, at the real table.',
  alone: 'Play all sides',
  withBots: 'Against bots',
  back: 'Back to the lesson',
  beside: (title: string) => `Compare with: ${title}`,
  question: 'Question',
  check: 'Check',
  nobody: 'None of them',
  right: 'Right!',
  wrong: 'Not quite.',
  goOn: 'Show me',
  showBoxes: 'Answer on the table or here.',
};
