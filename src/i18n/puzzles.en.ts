import { pluralsIn } from './plural';

const plural = pluralsIn('en');

/** The English texts around puzzles. */
export const puzzles = {
  link: 'Puzzle of the day',
  name: 'Puzzles',
  title: (game: string) => `Puzzles of ${game}`,
  intro:
    'One turn, one goal. Somebody had this turn in a real game between bots; greed does not find the way.',
  today: 'Puzzle of the day',
  earlier: 'The days before',
  all: 'All puzzles',
  number: (number: number) => `Puzzle ${number}`,
  difficulty: { 1: 'easy', 2: 'tricky', 3: 'hard' },
  stars: (difficulty: string) => `Difficulty: ${difficulty}`,
  solved: 'solved',
  progress: (solved: number, all: number) => `${solved} of ${plural(all, '# puzzle', '# puzzles')} solved`,
  streak: (days: number) => plural(days, '# day in a row', '# days in a row'),
  bar: 'Puzzle',
  back: 'All puzzles',
  takeBack: 'Take back',
  again: 'From the beginning',
  hint: 'Hint',
  searching: 'Let me see …',
  noWay: 'From here it cannot be done any more. Take something back.',
  unsure: 'I cannot tell from here. Take something back.',
  rightSoFar: 'You are on the right way.',
  firstHint: (actions: number) => plural(actions, 'One more action does it.', '# actions do it.'),
  nextHint: (told: string) => `Next: ${told}`,
  wonTitle: 'Solved!',
  wonText: (tries: number, hints: number) =>
    `${plural(tries, 'At the first try', 'At try number #')}, ${hints === 0 ? 'without a hint' : plural(hints, 'with one hint', 'with # hints')}.`,
  lostTitle: 'Not this time',
  overBecause: (done: number, wanted: number) => `The turn is over: ${done} of ${wanted}.`,
  overOnly: 'The turn is over.',
  tryAgain: 'Try again',
  back1: 'Take back the last action',
  solution: 'Show the solution',
  next: 'Next puzzle',
  share: 'Copy the result',
  shared: 'Copied',
  shareText: (result: Record<'game' | 'number' | 'stars' | 'tries' | 'hints' | 'streak' | 'link', string>) =>
    `${result.game}, puzzle ${result.number} ${result.stars}: solved, ${result.tries}, ${result.hints}. ${result.streak} ${result.link}`,
  shareTries: (tries: number) => plural(tries, 'first try', 'try #'),
  shareHints: (hints: number) => plural(hints, 'one hint', '# hints'),
  solutionOf: (number: number) => `Solution of puzzle ${number}`,
  backToPuzzle: 'Back to the puzzle',
  playedBy: (name: string) => `You play ${name}.`,
};
