import { pluralsIn } from './plural';

const plural = pluralsIn('en');
const chances = (percent: number) => plural(percent, '# chance', '# chances');

/** The English texts of what is advised to the caller. */
export const advice = {
  ask: 'What would you do?',
  title: 'My advice',
  thinking: 'Let me see …',
  failed: 'No advice this time.',
  follow: 'Do it',
  close: 'Close the advice',
  hidden: 'You’ll see the result when you do it.',
  next: (plan: string) => `Then: ${plan}`,
  foiled: (name: string) => `${name} then has little to gain.`,
  only: (percent: number) => `Your only move: ${chances(percent)} in 100 to win.`,
  above: (percent: number) => `${chances(percent)} in 100 to win; nothing else comes close.`,
  chances: (percent: number, other: number) =>
    percent > other
      ? `${chances(percent)} in 100 to win; ${other} with the next best move.`
      : `${chances(percent)} in 100 to win; another move is just as good.`,
};
